/**
 * Needs a browser: somebody leaves a checkout, comes back to the offers and finds one more, which is paid with its own
 * terms. What the server shows to whom is tested there (slots.test.ts).
 */
import { passAdhd } from './adhd-visit.ts';
import { cardForm, fillInCard, goToPayment } from './card-form.ts';
import { sell } from './sell.ts';
import { transactionsOf } from './sold-rows.ts';
import { expect, test } from './test.ts';

const small = {
  id: 90,
  name: '2-week plan',
  label: '',
  gets: [],
  interval: { unit: 'week', count: 2 },
  trial: null,
  prices: { USD: 999, EUR: 949, GBP: 799, JPY: 1490 },
} as const;

test('whoever leaves a checkout finds one more offer below the others, and pays it with its own terms', {
  tag: '@long',
}, async ({ page, email, request }) => {
  const sellAsBefore = await sell(request, (offer) => offer, {
    slots: { declined: { ...small, gets: [] }, success: null },
  });
  await passAdhd(page);
  await page.goto('/quiz/inapps');
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something smaller?' })).toHaveCount(0);

  await page.getByRole('radio', { name: '12 weeks' }).check({ force: true });
  await page.getByRole('link', { name: 'Continue with 12 weeks' }).first().click();
  await goToPayment(page, email);
  await page.getByRole('link', { name: 'Change' }).click();
  const card = page.getByRole('heading', { name: 'Something smaller?' });
  await expect(card).toBeVisible();
  const choices = await page.getByRole('radiogroup').boundingBox();
  expect((await card.boundingBox())!.y).toBeGreaterThan(choices!.y + choices!.height);

  await page.getByRole('link', { name: 'Look at 2 weeks' }).click();
  await expect(page.getByText(/^You pay \$9\.99 today, then \$9\.99 every 2 weeks/)).toBeVisible();
  await goToPayment(page, email);
  await fillInCard(page, '4242 4242 4242 4242');
  await cardForm(page).getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page.getByText('We sent a receipt for $9.99')).toBeVisible();
  await expect.poll(() => transactionsOf(email)).toContainEqual({ status: 'completed', total_minor: 999 });
  await sellAsBefore();
});
