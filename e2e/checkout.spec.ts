/**
 * Needs a browser: the card form in its frame and its messages with the page, buttons that are pressed twice, and what
 * is in view when a person agrees and pays. The amounts charged are tested at the server (paying.test.ts).
 */
import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { makeSubscriber } from './account.ts';
import { passAdhd } from './adhd-visit.ts';
import { at } from './calls.ts';
import { cardForm, fillInCard, goToPayment } from './card-form.ts';
import { countHands } from './count-hands.ts';
import { hold } from './held-calls.ts';
import { rowsOf, transactionsOf } from './sold-rows.ts';
import { expect, test } from './test.ts';
import { tick } from './tick.ts';

const payButton = { name: 'Pay $19.99' };
const success = (page: Page) => page.getByRole('heading', { level: 1, name: 'You’re in' });

test('a fault of a card is shown in its form, and another card pays the same transaction once', async ({
  page,
  email,
}) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);

  await test.step('a number that is no test card, beside its field', async () => {
    await fillInCard(page, '1234 5678 1234 5678');
    await cardForm(page).getByRole('button', payButton).click();
    await expect(cardForm(page).getByText('Unknown test card. Use one of the test cards below.')).toBeVisible();
    await expect(cardForm(page).getByLabel('Card number')).toBeFocused();
  });

  await test.step('a card that the bank declines', async () => {
    await fillInCard(page, '4000 0000 0000 0002');
    await cardForm(page).getByRole('button', payButton).click();
    await expect(cardForm(page).getByRole('alert')).toHaveText(
      'Your bank declined this card. Nothing was charged. Try another card.',
    );
    await expect(page).toHaveURL('/checkout/paddle?offer=1');
  });

  await test.step('a good card, with Pay pressed twice', async () => {
    await fillInCard(page, '4242 4242 4242 4242');
    await cardForm(page).getByRole('button', payButton).dblclick();
    await expect(success(page)).toBeVisible();
    await expect.poll(() => transactionsOf(email)).toEqual([{ status: 'completed', total_minor: 1999 }]);
    expect(await rowsOf('subscriptions', email)).toHaveLength(1);
  });
});

test('a card is not charged while its owner refuses at the bank, and the same transaction is paid when they agree', {
  tag: '@long',
}, async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4000 0038 0000 0446');
  await cardForm(page).getByRole('button', payButton).click();
  await cardForm(page).getByRole('button', { name: 'No', exact: false }).click();
  await expect(cardForm(page).getByRole('alert')).toContainText('Your bank did not confirm the payment.');
  await cardForm(page).getByRole('button', payButton).click();
  await cardForm(page).getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(success(page)).toBeVisible();
  await expect.poll(() => transactionsOf(email)).toEqual([{ status: 'completed', total_minor: 1999 }]);
});

test('leaving while the bank asks, and coming back, finds the email address and the same transaction', {
  tag: '@long',
}, async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4000 0038 0000 0446');
  await cardForm(page).getByRole('button', payButton).click();
  await expect(cardForm(page).getByRole('button', { name: 'Yes, it is me' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email for your receipt')).toHaveValue(email);
  await goToPayment(page, email);
  await expect(cardForm(page).getByRole('button', payButton)).toBeVisible();
  expect(await rowsOf('checkouts', email)).toHaveLength(1);
});

test('of two tabs with different offers only the later can be paid', async ({ page, email }) => {
  const other = await page.context().newPage();
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4242 4242 4242 4242');
  await other.goto('/checkout/paddle?offer=2');
  await goToPayment(other, email);
  await expect(cardForm(other).getByRole('button', { name: 'Pay $35.99' })).toBeVisible();

  await cardForm(page).getByRole('button', payButton).click();
  await expect(cardForm(page).getByRole('alert')).toBeVisible();
  expect(await transactionsOf(email, 'completed')).toEqual([]);
});

test('on a slow network an address that is corrected meanwhile is the one that pays, by one checkout', {
  tag: '@long',
}, async ({ page, email }) => {
  const meant = email.replace(/@.*/, '@gmail.com');
  await page.goto('/checkout/paddle?offer=1');
  const call = await hold(page, at(calls.startCheckout));
  await goToPayment(page, meant.replace('gmail', 'gmial'));
  await expect(page.getByRole('status').filter({ hasText: 'the card form is opening' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, use it' }).click();
  call.release();
  await expect(cardForm(page).getByText(`Receipt to ${meant}`)).toBeVisible();
  await expect(cardForm(page).getByRole('button', payButton)).toBeVisible();
  expect(await rowsOf('checkouts', meant)).toHaveLength(1);

  await test.step('and without the tick there is no card form any more', async () => {
    await page.getByRole('checkbox', { name: /I agree to this subscription/ }).press('Space');
    await expect(page.getByTitle('Card payment')).toHaveCount(0);
  });
});

for (const { method, tag, fields } of [
  { method: 'card', tag: [], fields: ['card_number', 'email', 'expiry', 'name', 'security_code'] },
  { method: 'wallet', tag: '@long', fields: ['email'] },
]) {
  test(`from the prices to paid by ${method} takes four taps, with ${fields.length} of at most five fields`, {
    tag,
  }, async ({ page, email }) => {
    await passAdhd(page);
    await page.goto('/quiz/inapps');
    const length = (name: RegExp) => page.getByRole('radio', { name });
    const toCheckout = (name: string) => page.getByRole('link', { name }).filter({ visible: true }).click();
    await expect(length(/^12 weeks/)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

    await test.step('Back from the checkout keeps the chosen length, also after a reload', async () => {
      await tick(length(/^24 weeks/));
      await toCheckout('Continue with 24 weeks');
      await page.getByRole('link', { name: 'Back to the offers' }).click();
      await expect(length(/^24 weeks/)).toBeChecked();
      await page.reload();
      await expect(length(/^24 weeks/)).toBeChecked();
    });

    const hands = await countHands(page);
    await page.reload();
    await tick(length(/^4 weeks/));
    await toCheckout('Continue with 4 weeks');
    await goToPayment(page, email);
    if (method === 'card') {
      await fillInCard(page, '4242 4242 4242 4242');
      await cardForm(page).getByRole('button', payButton).click();
    } else await cardForm(page).getByRole('button', { name: 'Test wallet' }).click();
    await expect(success(page)).toBeVisible();
    expect(hands.taps).toBe(4);
    expect([...hands.fields].sort()).toEqual(fields);
  });
}

test('a price that has changed since it was shown is not charged', async ({ page, email }) => {
  await page.route(at(calls.listOffers), async (route) => {
    const answer = await route.fetch();
    const { offers } = await answer.json();
    offers[0].price.amount_minor = 999;
    await route.fulfill({ response: answer, json: { offers } });
  });
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await expect(page.getByRole('alert')).toContainText('The price has changed meanwhile. Nothing was charged.');
  await expect(page.getByTitle('Card payment')).toHaveCount(0);
});

test('saving the result twice at once makes one account', async ({ page, email }) => {
  await passAdhd(page);
  await page.goto('/quiz/email');
  const signUps: string[] = [];
  page.on('request', (request) => at(calls.signUp).test(request.url()) && signUps.push(request.method()));
  await page.getByLabel('Email', { exact: true }).fill(email);
  const call = await hold(page, at(calls.signUp));
  await page.getByRole('button', { name: 'Save and continue' }).dblclick();
  call.release();
  await expect(page).toHaveURL('/quiz/training-plan');
  expect(signUps).toEqual(['POST']);
});

test('a success page with a made-up id, or that of another person, shows nothing about that person', {
  tag: '@long',
}, async ({ page, request, email }) => {
  await makeSubscriber(request, email);
  const [checkout] = await rowsOf<{ id: string; transaction_id: string }>('checkouts', email);
  for (const name of ['made-up', checkout!.transaction_id, checkout!.id]) {
    await page.goto(`/checkout/success?checkout=${name}`);
    await expect(page.getByRole('heading', { level: 1, name: 'We find no payment here' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(email);
    await expect(page.getByLabel('Choose a password')).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  await expect(page.getByRole('link', { name: 'Help' }).first()).toHaveAttribute('href', '/help');
});

test('a second subscription is refused with the reason where the first was bought', async ({ page, email }) => {
  await makeSubscriber(page.request, email);
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await expect(page.getByRole('alert')).toContainText('This email address already has a subscription.');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByTitle('Card payment')).toHaveCount(0);
});

test('an unknown offer leads back to the offers', async ({ page }) => {
  await page.goto('/checkout/paddle?offer=99');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose how long first' })).toBeVisible();
});
