/**
 * Needs a browser, which shows prices and terms as a buyer sees them: in the device's currency, and on a small phone.
 */
import type { Page } from '@playwright/test';
import { rowsOf } from '#testing/long-tests.ts';
import { cardForm, fillInCard, goToPayment } from './card-form.ts';
import { query } from './database.ts';
import { transactionsOf } from './sold-rows.ts';
import { expect, test } from './test.ts';

test.describe('in other currencies', () => {
  for (const { locale, currency, shown, pay, minor, tag } of [
    { locale: 'de-DE', currency: 'EUR', shown: '€33.99', pay: 'Pay €33.99', minor: 3399, tag: [] },
    { locale: 'en-GB', currency: 'GBP', shown: '£28.99', pay: 'Pay £28.99', minor: 2899, tag: '@long' },
    { locale: 'ja-JP', currency: 'JPY', shown: '¥5,380', pay: 'Pay ¥5,380', minor: 5380, tag: '@long' },
  ]) {
    test.describe(`on a device from ${locale}`, { tag }, () => {
      test.use({ locale });

      test(`prices, terms and charge are in ${currency} on a device from ${locale}`, async ({ page, email }) => {
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

  test('a chosen offer is kept, and choosing moves nothing on the page', async ({ page }) => {
    await page.goto('/');
    const select = page.getByRole('combobox', { name: 'Prices in' });
    await expect(select).toHaveValue('USD');
    await expect(page.getByText('$35.99')).toBeVisible();
    // On a machine without the fallback fonts, the page moves when the typefaces load.
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
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('on a small phone the agreement and the offer are in view, and exactly these are recorded', async ({
    page,
    email,
  }) => {
    await page.goto('/checkout/paddle?offer=2');
    const terms = page.getByText(/^You pay \$35\.99 today, then \$35\.99 every 12 weeks/);
    // innerText, because the record must hold the text as a person sees it
    const shown = await terms.innerText();

    const back = page.getByText(/^Changed your mind within 14 days\?.*the days you used are deducted\.$/);
    const shownBack = await back.innerText();
    const box = page.getByRole('checkbox', { name: /I agree to this subscription/ }).locator('xpath=ancestor::label');

    await test.step('the terms, with the box that opens the card form', async () => {
      for (const part of [terms, back, box, page.getByRole('link', { name: 'terms', exact: true })]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    });

    await test.step('terms and seller stay in view above the card fields, and the terms beside the pay button', async () => {
      await goToPayment(page, email);
      await expect(cardForm(page).getByLabel('Card number')).toBeVisible();
      const seller = page.getByText(/^Sold by Paddle\.com, our reseller and merchant of record/);
      for (const part of [terms, back, seller, page.getByRole('link', { name: 'Buyer terms' })]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      const payButton = cardForm(page).getByRole('button', { name: 'Pay $35.99' });
      await payButton.focus();
      for (const part of [payButton, terms, back]) await expect(part).toBeInViewport({ ratio: 1 });
    });

    await test.step('subtotal, tax and total are in the order alone, once', async () => {
      const order = page.getByRole('region', { name: /Checkout/ });
      await expect(order.getByRole('term')).toHaveText(['Subtotal', 'Tax', 'Today in USD']);
      await expect(cardForm(page).getByText(/\btax\b/i)).toHaveCount(0);
    });

    await test.step('the agreement is recorded in the text on the screen', async () => {
      const [entry] = await query<{ record: string }>(
        'select record from consent_ledger join users on users.id = user_id where email = $1',
        [email],
      );
      const consent = JSON.parse(entry!.record) as { text: string };
      expect(consent).toMatchObject({ amount_minor: 3599, currency: 'USD', locale: 'en-US' });
      expect(consent.text).toContain(`${shown} ${shownBack}`);
      expect(consent.text).toContain('I agree to this subscription, which renews until I cancel, and to the terms.');
    });

    await test.step('the tax of the country that is chosen, and the total as it was', async () => {
      await cardForm(page).getByLabel('Country').selectOption({ label: 'Germany' });
      const order = page.getByRole('region', { name: /Checkout/ });
      await expect(order.getByText('$5.75')).toBeVisible();
      await expect(order.getByText('$30.24')).toBeVisible();
      await expect(order.getByText('$35.99', { exact: true })).toBeVisible();
      await expect(cardForm(page).getByRole('button', { name: 'Pay $35.99' })).toBeVisible();
    });
  });
});

const phones = [
  [360, 640],
  [390, 664],
] as const;

for (const [width, height] of rowsOf(phones, { commit: 1 })) {
  test.describe(`on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`after a declined card its message, the field and the button are seen together at ${width} × ${height}`, async ({
      page,
      email,
    }) => {
      await page.goto('/checkout/paddle?offer=2');
      await goToPayment(page, email);
      await fillInCard(page, '4000 0000 0000 0002');
      const field = cardForm(page).getByLabel('Card number');
      const pay = cardForm(page).getByRole('button', { name: 'Pay $35.99' });
      // Read down to the button, so that the card's number lies under the terms, and pressed there.
      const { y: top } = (await field.boundingBox())!;
      await page.evaluate((by) => scrollBy(0, by), top - 70);
      await pay.dispatchEvent('click');
      const message = cardForm(page).getByRole('alert');
      await expect(message).toContainText('Your bank declined this card.');
      await expect(field).toBeFocused();
      const terms = page.getByText(/^You pay \$35\.99 today/).locator('xpath=ancestor::div[2]');
      await expect(async () => {
        const { y, height: termsHeight } = (await terms.boundingBox())!;
        for (const part of [message, field, pay]) {
          const box = (await part.boundingBox())!;
          expect(box.y, await part.innerText()).toBeGreaterThanOrEqual(y + termsHeight);
          expect(box.y + box.height, await part.innerText()).toBeLessThanOrEqual(height);
        }
      }).toPass({ timeout: 10_000 });
    });
  });
}

async function typefacesLoaded(page: Page) {
  await page.waitForFunction(() =>
    ['1em "Figtree Variable"', '1em "Familjen Grotesk Variable"'].every((font) => document.fonts.check(font)),
  );
}
