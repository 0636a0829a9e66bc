/** Needs a browser: the copy and buttons of a trial, in the page and in the card form's frame. */
import { cardForm, fillInCard, goToPayment } from '../card-form.ts';
import { query } from '../database.ts';
import { sell } from '../sell.ts';
import { expect, test } from './test.ts';

test('a trial shows when which amount is charged, charges nothing today, and the price on its last day', async ({
  page,
  clock,
  email,
  request,
}) => {
  const trial = { unit: 'day', count: 7 } as const;
  const sellAsBefore = await sell(request, (offer) => (offer.id === 3 ? { ...offer, trial } : offer));
  const paid = () =>
    query<{ total_minor: number }>(
      'select total_minor from transactions join users on users.id = user_id where email = $1 order by billed_at',
      [email],
    );
  await page.goto('/checkout/paddle?offer=3');
  await expect(page.getByText('You pay $0.00 today, for a trial of 7 days. Then $59.99 every 24 weeks')).toBeVisible();
  await goToPayment(page, email);
  await fillInCard(page, '4242 4242 4242 4242');
  await cardForm(page).getByRole('button', { name: 'Start trial' }).click();
  await expect(page.getByText('Your trial has begun, and nothing was charged.')).toBeVisible();
  await expect(page.getByText('The first payment of $59.99 comes on')).toBeVisible();
  expect(await paid()).toEqual([{ total_minor: 0 }]);

  await clock.advanceDays(8);
  await expect.poll(paid).toEqual([{ total_minor: 0 }, { total_minor: 5999 }]);
  await sellAsBefore();
});
