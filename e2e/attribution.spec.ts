/**
 * Needs a browser: attribution is read from the address bar, removed from it, and kept from page to page until the
 * sign-up, the checkout and the events send it.
 */
import { goToPayment } from './card-form.ts';
import { query } from './database.ts';
import { deviceIdOf, storedEvents } from './stored-events.ts';
import { expect, test } from './test.ts';

const columns = 'source, click_id, click_id_name, last_source, last_click_id, last_click_id_name';
const nowhere = {
  source: '',
  click_id: '',
  click_id_name: '',
  last_source: '',
  last_click_id: '',
  last_click_id_name: '',
};

const storedTouches = async (email: string) => ({
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
  await page.goto('/help?utm_source=newsletter&fbclid=f-2#cancel');
  await expect(page).toHaveURL('/help#cancel');
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);

  const touches = {
    source: 'ads',
    click_id: 'g-1',
    click_id_name: 'gclid',
    last_source: 'newsletter',
    last_click_id: 'f-2',
    last_click_id_name: 'fbclid',
  };
  await expect.poll(() => storedTouches(email)).toEqual({ user: [touches], checkout: [touches] });

  await expect.poll(() => deviceIdOf(page.context())).not.toBeNull();
  const deviceId = (await deviceIdOf(page.context()))!;
  await page.goto('about:blank');
  const sessionStarts = async () =>
    (await storedEvents(deviceId)).filter(({ name }) => name === 'session_start').map(({ properties }) => properties);
  const arrival = { utm_source: 'ads', utm_campaign: 'spring', click_id: 'g-1', landing_path: '/', referrer_host: '' };
  await expect
    .poll(sessionStarts)
    .toMatchObject([{ source: 'ads', cohort: 'A', drawn_cohort: 'A', first_touch: arrival, last_touch: arrival }]);
  const version = (await sessionStarts())[0]!.content_version;
  expect(await query('select version from content_versions')).toEqual([{ version }]);
  const fullTouches = `select which, checkout_id is not null as with_checkout, utm_source, utm_campaign, click_id, landing_path
    from touches
    where user_id = (select id from users where email = $1)
      or checkout_id in (select checkouts.id from checkouts join users on users.id = user_id where email = $1)
    order by with_checkout, id`;
  const first = { which: 'first', utm_source: 'ads', utm_campaign: 'spring', click_id: 'g-1', landing_path: '/' };
  const last = { which: 'last', utm_source: 'newsletter', utm_campaign: '', click_id: 'f-2', landing_path: '/help' };
  expect(await query(fullTouches, [email])).toEqual(
    [false, true].flatMap((with_checkout) => [first, last].map((touch) => ({ ...touch, with_checkout }))),
  );
  expect(await query('select source, drawn_cohort from people where device_id = $1', [deviceId])).toEqual([
    { source: 'ads', drawn_cohort: 'A' },
  ]);
});

test('a visitor whom an advertisement leads to another quiz walks that one, with the touch of the advertisement', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => deviceIdOf(page.context())).not.toBeNull();
  await page.goto('/quiztwo?ttclid=t-3');
  await expect(page).toHaveURL('/quiztwo');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('everkite.analytics')))
    .toContain('"last_click_id":"t-3"');
});

test.describe('after Reject', () => {
  test.use({ cookieChoice: 'rejected' });

  test('after Reject no attribution is sent', async ({ page, email }) => {
    await page.goto('/?utm_source=ads&gclid=g-1');
    await page.goto('/checkout/paddle?offer=1&fbclid=f-2');
    await goToPayment(page, email);
    await expect.poll(() => storedTouches(email)).toEqual({ user: [nowhere], checkout: [nowhere] });
  });
});
