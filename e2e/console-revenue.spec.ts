/** Needs a browser: the filters and the split of the revenue page by keyboard, saved tables, and contrast and width. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { consolePaths } from '#contract/console/paths.ts';
import { expectAccessible } from './accessible.ts';
import { signInAsOperator } from './console-operator.ts';
import { query } from './database.ts';
import { tabTo } from './hands.ts';
import { expect, test } from './test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Payments of last month in two countries, which are in the books without an account, and not counted yet. */
async function sell() {
  await query(
    `insert into money_entries (kind, provider_id, transaction_id, occurred_at, recorded_at, currency, gross_minor, tax_minor,
       fee_minor, net_minor, payout_currency, payout_gross_minor, payout_tax_minor, payout_fee_minor, payout_net_minor,
       country, source, cohort, offer_id, interval_unit, interval_count, origin)
     select 'payment', id, id, date_trunc('month', now()) - interval '10 days', now(), 'USD', 1999, 333, 150, 1516, 'USD',
       1999, 333, 150, 1516, (array['DE', 'US'])[i % 2 + 1], (array['google', ''])[i % 2 + 1], 'A', 1, 'week', 4, 'web'
     from (select i, 'txn_revenue_' || i as id from generate_series(1, 5) i) sold`,
  );
  await query('delete from revenue_counted');
}

/** The rows of the table that a panel saves, without the head. */
async function saved(page: Page, panel: RegExp): Promise<string[][]> {
  const button = page.getByRole('region', { name: panel }).getByRole('button', { name: 'CSV' });
  await button.focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const text = await readFile(await download.path(), 'utf8');
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

test('revenue is filtered, split and saved by keyboard, its sums agree, and it is accessible', {
  tag: '@long',
}, async ({ page }) => {
  await sell();
  await signInAsOperator(page, 'owner');
  await page.setViewportSize(sizes[1]!);
  await page.goto(consolePaths.revenue);
  await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
  await expect(page.getByRole('region', { name: /, by plan$/ })).toBeVisible();

  await test.step('the split changes by keyboard, and its file sums up to the page', async () => {
    const byCountry = page.getByRole('group', { name: 'Split by' }).getByRole('button', { name: 'Country' });
    await tabTo(byCountry);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: /, by country$/ });
    await expect(byCountry).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByRole('row', { name: /^DE / })).toBeVisible();
    const rows = await saved(page, /, by country$/);
    const net = rows.reduce((sum, row) => sum + Number(row[6]), 0);
    expect(net).toBeGreaterThanOrEqual(5 * 1516);
    const foot = panel.locator('tfoot').getByRole('cell').last();
    await expect(foot).toHaveText(
      new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(net / 100),
    );
  });

  await test.step('a filter is chosen by keyboard, stands in the address, and counts less', async () => {
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.focus();
    await page.keyboard.type('DE');
    await expect(page).toHaveURL(/country=DE/);
    await expect(page.getByRole('region', { name: /, by country$/ }).getByRole('row', { name: /^US / })).toHaveCount(0);
    expect((await saved(page, /, by country$/)).map(([name]) => name)).toEqual(['DE']);
  });

  for (const size of sizes) {
    await page.setViewportSize(size);
    // Nothing may lie under the bar at the top by chance.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, `the revenue page at ${size.width}`);
  }
});
