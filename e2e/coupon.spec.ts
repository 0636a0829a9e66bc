/**
 * Needs a browser, in which somebody types a code and sees the summary, the terms and the card form follow it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { cardForm, fillInCard, goToPayment } from './card-form.ts';
import { query } from './database.ts';
import { transactionsOf } from './sold-rows.ts';
import { expect, test } from './test.ts';

/** A new coupon that takes 20% off the second offer. */
async function makeCoupon(): Promise<string> {
  const code = randomBytes(5).toString('hex').toUpperCase();
  await query(
    `insert into coupons (name, code_hash, percents, offer_ids, once_a_person, starts_at, made_by, made_at)
     values ('Newsletter', $1, '{"2": 20}', '{2}', true, '2020-01-01', 'J. Marsh', now())`,
    [createHash('sha256').update(code).digest()],
  );
  return code;
}

test('a code is typed by keyboard, both amounts are shown and the smaller one is paid today', async ({
  page,
  email,
}) => {
  const code = await makeCoupon();
  await page.goto('/checkout/paddle?offer=2');
  await page.getByText('I have a code').focus();
  await page.keyboard.press('Enter');

  await test.step('a wrong code says why, and nothing is lost', async () => {
    await page.getByLabel('Email for your receipt').fill(email);
    await page.getByLabel('Code').fill('WRONG');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('We do not know this code. Please look at how it is written.');
    await expect(page.getByLabel('Code')).toBeFocused();
    await expect(page.getByText('You pay $35.99 today')).toBeVisible();
    await expect(page.getByLabel('Email for your receipt')).toHaveValue(email);
  });

  await test.step('a right code changes summary and terms', async () => {
    await page.getByLabel('Code').fill(` ${code.slice(0, 5).toLowerCase()}-${code.slice(5).toLowerCase()} `);
    await page.keyboard.press('Enter');
    const said = page.getByText('Your code takes $7.20 off today. Later payments are $35.99.');
    await expect(said).toBeFocused();
    await expect(page.getByText(/^You pay \$28\.79 today with your code\. Then the full \$35\.99 every/)).toBeVisible();
    await expect(page.getByLabel('Email for your receipt')).toHaveValue(email);
  });

  await goToPayment(page, email);
  await fillInCard(page, '4242 4242 4242 4242');
  await cardForm(page).getByRole('button', { name: 'Pay $28.79' }).click();
  await expect(page.getByText('We sent a receipt for $28.79')).toBeVisible();
  await expect.poll(() => transactionsOf(email)).toEqual([{ status: 'completed', total_minor: 2879 }]);
  const uses = await query(
    `select redeemed_at is not null as redeemed from coupon_redemptions
     join users on users.id = user_id where email = $1`,
    [email],
  );
  expect(uses).toEqual([{ redeemed: true }]);
});
