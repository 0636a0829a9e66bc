import { makeSubscriber } from './account';
import { cardForm, fillInCard, goToPayment } from './card-form';
import { query } from './database';
import { hold } from './held-calls';
import { passQuizOne } from './quiz-one-visit';
import { expect, test } from './test';

const payButton = { name: 'Pay $19.99' };

test('a declined card is told, and another one pays the same transaction', async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4000 0000 0000 0002');
  await cardForm(page).getByRole('button', payButton).click();
  await expect(cardForm(page).getByRole('alert')).toHaveText(
    'Your bank declined this card. Nothing was charged. Try another card.',
  );
  await expect(page).toHaveURL('/checkout/paddle?offer=1');

  await fillInCard(page, '4242 4242 4242 4242');
  await cardForm(page).getByRole('button', payButton).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re in' })).toBeVisible();
  await expect.poll(() => transactionsOf(email)).toEqual([{ status: 'completed', total_minor: 1999 }]);
});

test('a number that is no test card is refused beside its field', async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '1234 5678 1234 5678');
  await cardForm(page).getByRole('button', payButton).click();
  await expect(cardForm(page).getByText('Unknown test card. Use one of the test cards below.')).toBeVisible();
  await expect(cardForm(page).getByLabel('Card number')).toBeFocused();
});

test('a card that asks its owner first pays after the answer', async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4000 0038 0000 0446');
  await cardForm(page).getByRole('button', payButton).click();
  await cardForm(page).getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re in' })).toBeVisible();
});

test('pressing Pay twice charges once', async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4242 4242 4242 4242');
  await cardForm(page).getByRole('button', payButton).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re in' })).toBeVisible();
  await expect.poll(() => transactionsOf(email)).toEqual([{ status: 'completed', total_minor: 1999 }]);
  expect(
    await query('select 1 from subscriptions join users on users.id = user_id where email = $1', [email]),
  ).toHaveLength(1);
});

test('leaving before paying and coming back finds the same transaction', async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await expect(cardForm(page).getByRole('button', payButton)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('E-mail for your receipt')).toHaveValue(email);
  await goToPayment(page, email);
  await expect(cardForm(page).getByRole('button', payButton)).toBeVisible();
  const checkouts = 'select transaction_id from checkouts join users on users.id = user_id where email = $1';
  expect(await query(checkouts, [email])).toHaveLength(1);
});

test('saving the result twice at once makes one account', async ({ page, email }) => {
  await passQuizOne(page);
  await page.goto('/quiz/email');
  const signUps: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/auth/signup') && signUps.push(request.method()));
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  const call = await hold(page, '**/api/auth/signup');
  await page.getByRole('button', { name: 'Save and continue' }).dblclick();
  call.release();
  await expect(page).toHaveURL('/quiz/training-plan');
  expect(signUps).toEqual(['POST']);
});

test('the agreement is recorded in the words on the screen', async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=2');
  // biome-ignore lint/performance/useDomNodeTextContent: the record must hold the words as a person sees them
  const terms = await page.getByText(/^You pay \$35\.99 today/).innerText();
  await goToPayment(page, email);
  await expect(cardForm(page).getByRole('button', { name: 'Pay $35.99' })).toBeVisible();
  const [entry] = await query<{ record: string }>(
    'select record from consent_ledger join users on users.id = user_id where email = $1',
    [email],
  );
  const consent = JSON.parse(entry!.record) as { text: string };
  expect(consent).toMatchObject({ amount_minor: 3599, currency: 'USD', locale: 'en-US' });
  expect(consent.text).toContain(terms);
  expect(consent.text).toContain('I agree to this subscription, which renews until I cancel, and to the terms.');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the terms are in view with the button that leads to the payment', async ({ page }) => {
    await page.goto('/checkout/paddle?offer=2');
    await page.getByRole('button', { name: 'Continue to payment' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^You pay \$35\.99 today, then \$35\.99 every 12 weeks/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'terms' })).toBeInViewport({ ratio: 1 });
  });
});

test('a success page with a made-up name explains itself kindly', async ({ page }) => {
  await page.goto('/checkout/success?checkout=made-up');
  await expect(page.getByRole('heading', { level: 1, name: 'We find no payment here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  await expect(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
});

test('a second subscription for the same address is refused in words', async ({ page, request, email }) => {
  await makeSubscriber(request, email);
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await expect(page.getByRole('alert')).toContainText('This e-mail address already has a subscription.');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByTitle('Card payment')).toHaveCount(0);
});

test('an unknown offer leads back to the lengths', async ({ page }) => {
  await page.goto('/checkout/paddle?offer=99');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose how long first' })).toBeVisible();
});

/** What the product knows of this address's charges. */
function transactionsOf(email: string) {
  return query<{ status: string; total_minor: number }>(
    'select status, total_minor from transactions join users on users.id = user_id where email = $1',
    [email],
  );
}
