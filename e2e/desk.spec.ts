/** Needs a browser: finding a named customer and giving money back, by how many presses. */
import { randomUUID } from 'node:crypto';
import { consolePaths } from '#contract/console/paths.ts';
import { makeSubscriber } from './account.ts';
import { signInAsOperator } from './console-operator.ts';
import { countHands } from './count-hands.ts';
import { query } from './database.ts';
import { emailTo } from './emails.ts';
import { expect, test } from './test.ts';

test('Support finds and refunds a customer in at most six presses, and the money goes back', async ({
  page,
  request,
}) => {
  const email = `desk-${randomUUID().slice(0, 8)}@example.com`;
  await makeSubscriber(request, email);
  await query(`update users set name = 'Maya Lindqvist' where email_key = $1`, [email]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsOperator(page, 'support');
  const hands = await countHands(page);
  await page.goto(consolePaths.overview);

  await page.getByRole('navigation').getByRole('link', { name: 'Subscribers' }).click();
  await page.getByRole('searchbox', { name: 'Find a subscriber' }).fill(email);
  let keys = 0;
  await page.keyboard.press('Enter');
  keys += 1;
  await page
    .getByRole('link', { name: /^d•••@example.com/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Refund…/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(page.getByText(/is on its way back/)).toBeVisible();
  // A sixth press would be that of a second factor, which is fresh here.
  expect(hands.taps + keys).toBeLessThanOrEqual(5);

  const made = () =>
    query(
      `select adjustment_id from operator_refunds o join users u on u.id = o.user_id
       where u.email_key = $1 and adjustment_id is not null`,
      [email],
    );
  await expect.poll(async () => (await made()).length, { timeout: 15_000 }).toBe(1);
  expect(await emailTo(email, 'Your Everkite subscription is cancelled')).toContain('cancellation');
});
