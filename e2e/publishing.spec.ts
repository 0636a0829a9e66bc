/**
 * Needs a browser: a price that an operator changes by hand, from the draft to the buyer and back. In a country of its
 * own, so that other tests buy at the usual prices.
 */
import type { Page } from '@playwright/test';
import { consolePaths } from '#contract/console/paths.ts';
import { expectAccessible } from './accessible.ts';
import { cardForm, fillInCard, goToPayment } from './card-form.ts';
import { signInAsOperator } from './console-operator.ts';
import { transactionsOf } from './sold-rows.ts';
import { expect, test } from './test.ts';
import { tick } from './tick.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** New Zealanders, who pay in dollars. */
test.use({ locale: 'en-NZ' });

async function begin(page: Page, name: string) {
  await page.goto(consolePaths.offers);
  await page.getByRole('button', { name: 'New draft…' }).click();
  await page.getByRole('radio', { name: 'A list of its own' }).check();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}: ${name}`);
}

test('an operator changes a price, sees it, publishes it, somebody buys at it, and it ends', async ({
  page,
  browser,
  baseURL,
  email,
}) => {
  const operator = await browser.newPage({ baseURL: baseURL! });
  await signInAsOperator(operator, 'owner');
  const list = `New Zealand ${email.slice(0, 6)}`;
  await begin(operator, list);

  await test.step('a slip of the finger is said under its field', async () => {
    await operator.getByLabel('Price in USD').fill('219.90');
    await expect(operator.getByText('$219.90 is 11 times $19.99', { exact: false }).first()).toBeVisible();
    await operator.getByLabel('Price in USD').fill('20.49');
    await operator.getByRole('button', { name: 'Add countries' }).click();
    await operator.getByLabel('Countries of group 1, two letters each').fill('in');
    await operator.getByLabel('Price in India', { exact: true }).fill('20.89');
    await operator.getByRole('button', { name: 'Save draft' }).click();
    await expect(operator.getByText('Saved as revision 2.')).toBeVisible();
  });

  await test.step('rehearsing it says first what it cannot know, and then what it came to', async () => {
    await operator.getByRole('button', { name: 'Rehearse' }).click();
    await expect(operator.getByRole('heading', { level: 1 })).toHaveText(`Rehearse ${list}: ${list}`);
    await expect(operator.getByText('This cannot know what people would have chosen.')).toBeVisible();
    await operator.getByRole('button', { name: 'Rehearse' }).press('Enter');
    // Other tests may have moved the clock past a day on which somebody bought.
    const nobody = operator.getByText('Nobody bought anything in these 90 days.');
    const weeks = operator.getByRole('heading', { name: 'Money by week, after what went back' });
    await expect(nobody.or(weeks)).toBeVisible();
    for (const size of sizes) {
      await operator.setViewportSize(size);
      await expectAccessible(operator, `a rehearsal at ${size.width}`);
    }
    await operator.getByRole('link', { name: list }).click();
    await expect(operator.getByLabel('Price in USD')).toHaveValue('20.49');
  });

  await test.step('the preview shows it to whoever has the link, and sells nothing', async () => {
    const made = operator.waitForResponse((answer) => answer.url().endsWith('/preview') && answer.status() === 201);
    await operator.getByRole('button', { name: 'Preview link' }).click();
    const { url } = await (await made).json();
    const visitor = await browser.newPage();
    await visitor.goto(url.replace(/^https?:\/\/[^/]+/, baseURL!));
    await expect(visitor.getByText('Preview, not live')).toBeVisible();
    await visitor.getByRole('radio', { name: /^4 weeks/ }).check({ force: true });
    await expect(visitor.getByText('$20.49 today', { exact: true })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Continue with 4 weeks' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await visitor.close();
  });

  await test.step('publishing says what changes, for whom, and when', async () => {
    await operator.getByRole('button', { name: 'Publish…' }).click();
    await expect(operator.getByText('4-week plan, price in USD')).toBeVisible();
    await expect(operator.getByText('4-week plan, in India')).toBeVisible();
    await operator.getByLabel('Countries', { exact: true }).fill('nz');
    await operator.getByLabel('Countries', { exact: true }).blur();
    await expect(operator.getByText('New Zealand', { exact: true })).toBeVisible();
    await operator.getByLabel('Why, for the log and for who approves').fill('Costs there rose.');
    await operator.getByRole('button', { name: 'Publish now' }).click();
    await expect(operator.getByText('It is live. Other processes follow within 5 seconds.')).toBeVisible();
  });

  await test.step('a visitor there sees it, and is asked again when the card form names another country', async () => {
    await page.goto('/checkout/paddle?offer=1');
    await goToPayment(page, email);
    await expect(cardForm(page).getByRole('button', { name: 'Pay $20.49' })).toBeVisible();
    await cardForm(page).getByLabel('Country').selectOption({ label: 'India' });
    await expect(page.getByText('Your country on the card form is India. There this plan costs $20.89.')).toBeFocused();
    const box = page.getByRole('checkbox', { name: /^I agree to this subscription/ });
    await expect(box).not.toBeChecked();
    await expect(page.locator('iframe')).toHaveCount(0);
    await tick(box);
  });

  await test.step('they pay what is charged there', async () => {
    await fillInCard(page, '4242 4242 4242 4242');
    await expect(cardForm(page).getByLabel('Country')).toHaveValue('IN');
    await cardForm(page).getByRole('button', { name: 'Pay $20.89' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re in' })).toBeVisible();
    await expect
      .poll(async () => (await transactionsOf(email)).filter(({ status }) => status === 'completed'))
      .toEqual([{ status: 'completed', total_minor: 2089 }]);
  });

  await test.step('it ends, and its visitors see the list for everyone', async () => {
    await operator.getByRole('button', { name: `End… ${list}, version 1` }).click();
    await operator.getByLabel('Why, for the log', { exact: true }).fill('The test is over.');
    await operator.getByRole('button', { name: 'End now' }).click();
    await expect(operator.getByText(`${list}, version 1: ended.`)).toBeVisible();
    const { offers } = await (
      await page.request.get('/api/offers', { headers: { 'accept-language': 'en-NZ' } })
    ).json();
    expect(offers[0].price.amount_minor).toBe(1999);
  });
});

test('the pages of offers are accessible, also with a draft that two people change', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
  email,
}) => {
  await signInAsOperator(page, 'owner');
  await begin(page, `Shared ${email.slice(0, 6)}`);
  const address = page.url();
  const other = await browser.newPage({ baseURL: baseURL! });
  await signInAsOperator(other, 'growth');
  await other.goto(address);
  await other.getByLabel('Price in USD').fill('20.99');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('Saved as revision 2.')).toBeVisible();

  await page.getByLabel('Price in USD').fill('20.49');
  await page.getByLabel('Price in EUR').fill('19.49');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('J. Marsh saved revision 2 while you were writing.')).toBeVisible();
  await test.step('a reload loses nothing', async () => {
    await page.reload();
    await expect(page.getByLabel('Price in EUR')).toHaveValue('19.49');
    await page.getByRole('button', { name: 'Save draft' }).click();
  });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page, `a draft that two people changed at ${size.width}`);
  }
  await page.getByRole('radio', { name: 'Mine' }).check();
  await page.getByRole('button', { name: 'Save as revision 3' }).click();
  await expect(page.getByText('Saved as revision 3.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByText('4-week plan, price in EUR')).toBeVisible();
  for (const path of [null, consolePaths.offers]) {
    if (path !== null) await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${page.url()} at ${size.width}`);
    }
  }
});
