/**
 * What only a browser shows: how a visitor came is read from the address bar, leaves it, and survives from page to page
 * until the sign-up, the checkout and the events take it along.
 */
import { goToPayment } from './card-form';
import { query } from './database';
import { deviceIdOf, storedEvents } from './stored-events';
import { expect, test } from './test';

const columns = 'source, click_id, click_id_name, last_source, last_click_id, last_click_id_name';
const nowhere = {
  source: '',
  click_id: '',
  click_id_name: '',
  last_source: '',
  last_click_id: '',
  last_click_id_name: '',
};

const toldOf = async (email: string) => ({
  user: await query(`select ${columns} from users where email = $1`, [email]),
  checkout: await query(
    `select ${columns.replaceAll(/\b(\w+)/g, 'checkouts.$1')} from checkouts join users on users.id = user_id where email = $1`,
    [email],
  ),
});

test('the first and the last touch leave the address bar, and go with the sign-up, the checkout and the session', async ({
  page,
  email,
}) => {
  await page.goto('/?utm_source=ads&utm_campaign=spring&gclid=g-1');
  await expect(page).toHaveURL('/');
  await page.goto('/help?utm_source=letter&fbclid=f-2#cancel');
  await expect(page).toHaveURL('/help#cancel');
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);

  const touches = {
    source: 'ads',
    click_id: 'g-1',
    click_id_name: 'gclid',
    last_source: 'letter',
    last_click_id: 'f-2',
    last_click_id_name: 'fbclid',
  };
  await expect.poll(() => toldOf(email)).toEqual({ user: [touches], checkout: [touches] });

  await expect.poll(() => deviceIdOf(page.context())).not.toBeNull();
  const deviceId = (await deviceIdOf(page.context()))!;
  await page.goto('about:blank');
  const sessionStarts = async () =>
    (await storedEvents(deviceId)).filter(({ name }) => name === 'session_start').map(({ properties }) => properties);
  await expect.poll(sessionStarts).toEqual([{ source: 'ads', cohort: 'A' }]);
  expect(await query('select source, cohort from people where device_id = $1', [deviceId])).toEqual([
    { source: 'ads', cohort: 'A' },
  ]);
});

test('a visitor who is led to their own quiz brings the touch along', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => deviceIdOf(page.context())).not.toBeNull();
  await page.goto('/quiztwo?ttclid=t-3');
  await expect(page).toHaveURL('/quiz/dialogues');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('everkite.analytics')))
    .toContain('"last_click_id":"t-3"');
});

test.describe('after Reject', () => {
  test.use({ cookieChoice: 'rejected' });

  test('nobody is told how the visitor came', async ({ page, email }) => {
    await page.goto('/?utm_source=ads&gclid=g-1');
    await page.goto('/checkout/paddle?offer=1&fbclid=f-2');
    await goToPayment(page, email);
    await expect.poll(() => toldOf(email)).toEqual({ user: [nowhere], checkout: [nowhere] });
  });
});
