/** Needs a browser, in whose page a translation replaces the texts that React continues to update. */
import type { Page } from '@playwright/test';
import { makeSubscriber, signInHere } from './account.ts';
import { passAdhd } from './adhd-visit.ts';
import { cardForm, fillInCard, goToPayment } from './card-form.ts';
import { dateIn, heading, plan } from './subscription-page.ts';
import { expect, test } from './test.ts';
import { tick } from './tick.ts';
import { translate } from './translation.ts';

const offers = [
  { name: '4 weeks', price: '$19.99', days: 28 },
  { name: '12 weeks', price: '$35.99', days: 84 },
  { name: '24 weeks', price: '$59.99', days: 168 },
];

const wordsOf = async (page: Page) => (await page.locator('body').innerText()).replace(/\s+/g, ' ');

/** The amounts after these words, up to the end of their sentences. */
async function amountsAfter(page: Page, words: string) {
  const all = await wordsOf(page);
  return [
    ...all
      .slice(all.indexOf(words))
      .slice(0, 200)
      .matchAll(/\$\d+\.\d\d/g),
  ].map(([amount]) => amount);
}

test('in a translated page the terms are those of the offer chosen last, up to the receipt', async ({
  page,
  email,
}) => {
  await passAdhd(page);
  await page.goto('/quiz/inapps');
  await translate(page);

  for (const index of [0, 2, 1, 0, 1]) {
    const { name, price, days } = offers[index]!;
    await tick(page.getByRole('radio', { name: new RegExp(`^${name}`) }));
    await expect(page.getByRole('link', { name: `Continue with ${name}` }).filter({ visible: true })).toHaveCount(1);
    await expect
      .poll(() => wordsOf(page))
      .toContain(`Continue with ${name} ${price} today, then ${price} every ${name}, next on ${dateIn(days)}`);
    expect(new Set(await amountsAfter(page, 'Continue with'))).toEqual(new Set([price]));
  }

  await page.getByRole('link', { name: 'Continue with 12 weeks' }).click();
  await expect(page).toHaveURL('/checkout/paddle?offer=2');
  await translate(page);
  await goToPayment(page, email);
  await cardForm(page).getByLabel('Country').selectOption({ label: 'Germany' });
  const order = page.getByRole('region', { name: /Checkout/ });
  await expect(order).toContainText('$5.75');
  await expect(order).toContainText('$30.24');

  await fillInCard(page, '4000 0000 0000 0002');
  await cardForm(page).getByRole('button', { name: 'Pay $35.99' }).click();
  await expect(cardForm(page).getByRole('alert')).toContainText('Your bank declined this card.');
  await fillInCard(page, '4242 4242 4242 4242');
  await cardForm(page).getByRole('button', { name: 'Pay $35.99' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);
  await translate(page);
  await expect.poll(() => wordsOf(page)).toContain(`We sent a receipt for $35.99 to ${email}.`);
  await expect.poll(() => wordsOf(page)).toContain(`It renews on ${dateIn(84)}; we remind you`);
});

test('in a translated page a change of plan states the length chosen last, and says what was done', {
  tag: '@long',
}, async ({ page, request, email }) => {
  await signInHere(page, await makeSubscriber(request, email));
  await page.goto('/subscription/manage');
  await expect(plan(page)).toContainText('Active');
  await translate(page);
  await page.getByRole('link', { name: /^Change plan/ }).click();
  await expect(heading(page, 'Change your plan')).toBeVisible();

  const today = {
    '4 weeks': 'nothing today. Your plan stays as it is',
    '24 weeks': '$24.00 today for 24 weeks of Everkite',
  };
  for (const name of ['24 weeks', '4 weeks', '24 weeks'] as const) {
    await tick(page.getByRole('radio', { name: new RegExp(`^${name}`) }));
    const terms = page
      .getByRole('region', { name: `Change to ${name}` })
      .getByText(/^You pay/)
      .first();
    await expect(terms.locator('xpath=ancestor::p')).toContainText(`You pay ${today[name]}`);
    await expect(page.getByText(/^You pay/).filter({ hasText: 'today' })).toHaveCount(1);
  }

  await tick(page.getByRole('checkbox', { name: /I agree to this change/ }));
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(heading(page, 'Done. Your plan is 24 weeks now.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your subscription' }).click();
  await expect(plan(page, '24 weeks of Everkite')).toContainText('$59.99 every 24 weeks');

  await page.getByRole('button', { name: 'Take a pause' }).click();
  await tick(page.getByRole('radio', { name: '2 months' }));
  await tick(page.getByRole('radio', { name: '1 month' }));
  await expect(page.getByText(`It stops on ${dateIn(168, 'long')}`)).toBeVisible();
  await page.getByRole('button', { name: 'Pause for 1 month' }).click();
  await expect(plan(page, '24 weeks of Everkite')).toContainText(`It pauses on ${dateIn(168)}.`);
});
