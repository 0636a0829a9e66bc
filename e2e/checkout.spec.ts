import type { Page } from '@playwright/test';
import { makeSubscriber } from './account';
import { cardForm, fillInCard, goToPayment } from './card-form';
import { query } from './database';
import { hold } from './held-calls';
import { passQuizOne } from './quiz-one-visit';
import { expect, test } from './test';
import { tick } from './tick';

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

test('a card whose owner says no to the bank is not charged, and the same transaction is paid when he says yes', async ({
  page,
  email,
}) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4000 0038 0000 0446');
  await cardForm(page).getByRole('button', payButton).click();
  await cardForm(page).getByRole('button', { name: 'No', exact: false }).click();
  await expect(cardForm(page).getByRole('alert')).toContainText('Your bank did not confirm the payment.');
  await cardForm(page).getByRole('button', payButton).click();
  await cardForm(page).getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re in' })).toBeVisible();
  await expect.poll(() => transactionsOf(email)).toEqual([{ status: 'completed', total_minor: 1999 }]);
});

test('a question of the bank that is never answered charges nothing, and one can come back and pay', async ({
  page,
  email,
}) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4000 0038 0000 0446');
  await cardForm(page).getByRole('button', payButton).click();
  await expect(cardForm(page).getByRole('button', { name: 'Yes, it is me' })).toBeVisible();
  await page.goto('/');
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4242 4242 4242 4242');
  await cardForm(page).getByRole('button', payButton).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re in' })).toBeVisible();
  await expect.poll(() => transactionsOf(email)).toEqual([{ status: 'completed', total_minor: 1999 }]);
});

test('of two tabs with different offers only the later can be paid', async ({ page, email }) => {
  const other = await page.context().newPage();
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4242 4242 4242 4242');
  await other.goto('/checkout/paddle?offer=2');
  await goToPayment(other, email);
  await fillInCard(other, '4242 4242 4242 4242');

  await cardForm(page).getByRole('button', payButton).click();
  await expect(cardForm(page).getByRole('alert')).toBeVisible();
  await cardForm(other).getByRole('button', { name: 'Pay $35.99' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'You’re in' })).toBeVisible();
  await expect.poll(() => transactionsOf(email, 'completed')).toEqual([{ status: 'completed', total_minor: 3599 }]);
});

test('a tab closed right after paying loses nothing', async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await fillInCard(page, '4242 4242 4242 4242');
  const paid = page.waitForResponse((response) => response.url().endsWith('/pay'));
  await cardForm(page).getByRole('button', payButton).click();
  await paid;
  await page.close();
  await expect.poll(() => transactionsOf(email)).toEqual([{ status: 'completed', total_minor: 1999 }]);
});

test('on a slow line the button waits with the person, and one checkout is opened', async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=1');
  const call = await hold(page, '**/api/checkouts');
  await page.getByLabel('E-mail for your receipt').fill(email);
  await tick(page.getByRole('checkbox', { name: /I agree to this subscription/ }));
  await page.getByRole('button', { name: 'Continue to payment' }).dblclick();
  call.release();
  await expect(cardForm(page).getByRole('button', payButton)).toBeVisible();
  const checkouts = 'select 1 from checkouts join users on users.id = user_id where email = $1';
  expect(await query(checkouts, [email])).toHaveLength(1);
});

test('tax follows the country, and the total stays what was shown', async ({ page, email }) => {
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  await cardForm(page).getByLabel('Country').selectOption({ label: 'Germany' });
  const order = page.getByRole('region', { name: /Checkout/ });
  await expect(order.getByText('$3.19')).toBeVisible();
  await expect(order.getByText('$16.80')).toBeVisible();
  await expect(order.getByText('$19.99', { exact: true })).toBeVisible();
  await expect(cardForm(page).getByRole('button', payButton)).toBeVisible();
});

async function typefacesLoaded(page: Page) {
  await page.waitForFunction(() =>
    ['1em "Figtree Variable"', '1em "Familjen Grotesk Variable"'].every((font) => document.fonts.check(font)),
  );
}

test.describe('in other currencies', () => {
  for (const { locale, currency, shown, pay, minor } of [
    { locale: 'de-DE', currency: 'EUR', shown: '€33.99', pay: 'Pay €33.99', minor: 3399 },
    { locale: 'en-GB', currency: 'GBP', shown: '£28.99', pay: 'Pay £28.99', minor: 2899 },
    { locale: 'ja-JP', currency: 'JPY', shown: '¥5,380', pay: 'Pay ¥5,380', minor: 5380 },
  ]) {
    test.describe(`on a device from ${locale}`, () => {
      test.use({ locale });

      test(`prices, terms and charge are in ${currency}`, async ({ page, email }) => {
        await page.goto('/');
        await expect(page.getByRole('combobox', { name: 'Prices in' })).toHaveValue(currency);
        await expect(page.getByText(shown)).toBeVisible();
        await page.goto('/checkout/paddle?offer=2');
        await expect(page.getByText(`You pay ${shown} today`)).toBeVisible();
        await goToPayment(page, email);
        await fillInCard(page, '4242 4242 4242 4242');
        await cardForm(page).getByRole('button', { name: pay }).click();
        await expect(page.getByText(`We sent a receipt for ${shown}`)).toBeVisible();
        await expect.poll(() => transactionsOf(email)).toEqual([{ status: 'completed', total_minor: minor }]);
      });
    });
  }

  test('what one chooses is kept, and moves nothing on the page', async ({ page }) => {
    await page.goto('/');
    const select = page.getByRole('combobox', { name: 'Prices in' });
    await expect(select).toHaveValue('USD');
    await expect(page.getByText('$35.99')).toBeVisible();
    // Where no fallback has their measures, the page moves when they come.
    await typefacesLoaded(page);
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
    await select.selectOption('JPY');
    await expect(page.getByText('¥5,380')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
    await page.reload();
    await expect(select).toHaveValue('JPY');
    await expect(page.getByText('¥5,380')).toBeVisible();
    await page.goto('/checkout/paddle?offer=3');
    await expect(page.getByText('You pay ¥8,980 today')).toBeVisible();
  });

  test('a price that has changed since it was shown is not charged', async ({ page, email }) => {
    await page.route('**/api/offers', async (route) => {
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
    await expect(page.getByRole('link', { name: 'terms', exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('what is bought, the tax, the total, the renewal and who sells are in view before the card fields', async ({
    page,
    email,
  }) => {
    await page.goto('/checkout/paddle?offer=2');
    await goToPayment(page, email);
    await expect(cardForm(page).getByLabel('Card number')).toBeVisible();
    for (const words of [
      page.getByText('Subtotal'),
      page.getByText('Tax', { exact: true }),
      page.getByText('Today in USD'),
      page.getByText(/^You pay \$35\.99 today, then \$35\.99 every 12 weeks, next on .* Cancel online/),
      page.getByText(/^Sold by Paddle\.com, our reseller and merchant of record/),
      page.getByRole('link', { name: 'Buyer terms' }),
    ]) {
      await expect(words).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a success page with a made-up name explains itself kindly', async ({ page }) => {
  await page.goto('/checkout/success?checkout=made-up');
  await expect(page.getByRole('heading', { level: 1, name: 'We find no payment here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login');
  await expect(page.getByRole('link', { name: 'Help' }).first()).toHaveAttribute('href', '/help');
});

test('a success page with another person’s transaction, or even checkout, shows nothing about that person', async ({
  page,
  request,
  email,
}) => {
  await makeSubscriber(request, email);
  const [checkout] = await query<{ id: string; transaction_id: string }>(
    'select checkouts.id, transaction_id from checkouts join users on users.id = user_id where email = $1',
    [email],
  );
  await page.goto(`/checkout/success?checkout=${checkout!.transaction_id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'We find no payment here' })).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().includes('/api/checkouts/'));
  await page.goto(`/checkout/success?checkout=${checkout!.id}`);
  expect(await (await answer).text()).not.toContain(email);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re in' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(email);
  await expect(page.getByLabel('Choose a password')).toHaveCount(0);
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
function transactionsOf(email: string, status = '%') {
  return query<{ status: string; total_minor: number }>(
    'select status, total_minor from transactions join users on users.id = user_id where email = $1 and status like $2',
    [email, status],
  );
}
