/**
 * Needs a browser, which shows how a signed-out person cancels, from the footer of Home or by a mailed link, whose
 * token does not stay in the address bar.
 */
import type { Page } from '@playwright/test';
import { dayMs } from '#contract/day.ts';
import { makeSubscriber, signIn } from './account.ts';
import { query } from './database.ts';
import { emailTo } from './emails.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const cancelled = 'Done. Your subscription is cancelled.';

/** The end of 12 weeks from today, as the page writes it. */
const paidUntil = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}).format(Date.now() + 84 * dayMs);

test('a signed-out subscriber cancels after signing in', { tag: '@long' }, async ({ page, request, email }) => {
  await makeSubscriber(request, email);
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Cancel a subscription' }).click();
  await page.getByRole('link', { name: 'Sign in to cancel' }).click();
  await signIn(page, email);
  await expect(page).toHaveURL('/subscription/cancel');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(heading(page, cancelled)).toBeVisible();
});

test('a subscriber cancels by a mailed link without a password, and withdraws later', async ({
  page,
  request,
  email,
}) => {
  await makeSubscriber(request, email);
  const link = await mailedLink(page, email);

  await test.step('cancels', async () => {
    await page.goto(link);
    await expect(heading(page, 'Cancel your subscription')).toBeVisible();
    // The token must not stay where others may see it.
    await expect(page).toHaveURL('/leave');
    await expect(page.getByRole('listitem').filter({ hasText: 'You can use Everkite until' })).toContainText(paidUntil);
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(heading(page, cancelled)).toBeVisible();
    await expect.poll(() => cancellationsOf(email)).toBe(1);
  });

  await test.step('withdraws', async () => {
    await page.goto('/');
    await page.goto(link);
    await expect(heading(page, 'There is nothing to cancel')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(heading(page, 'Done. You have withdrawn from the contract.')).toBeVisible();
    await expect(page.getByText('You get back $35.99')).toBeVisible();
  });
});

test('a leave link that no longer works and a mistyped address are both explained, and a new link is sent', async ({
  page,
  email,
}) => {
  await page.goto('/leave#0123456789012345678901234567890123456789');
  await expect(heading(page, 'This link no longer works')).toBeVisible();
  await page.getByLabel('Email of your account').fill('maya@');
  await page.getByRole('button', { name: 'Send me a link by email' }).click();
  await expect(page.getByText('Add the part that is missing')).toBeVisible();
  await expect(page.getByLabel('Email of your account')).toBeFocused();
  await page.getByLabel('Email of your account').fill(email);
  await page.getByRole('button', { name: 'Send me a link by email' }).click();
  await expect(page.getByText(`If ${email} has a subscription here`)).toBeVisible();
});

/** Requests the link; returns it from the email. */
async function mailedLink(page: Page, email: string): Promise<string> {
  await page.goto('/leave');
  await page.getByLabel('Email of your account').fill(email);
  await page.getByRole('button', { name: 'Send me a link by email' }).click();
  await expect(page.getByText('an email with a link is on its way')).toBeVisible();
  return /http\S+\/leave#[\w-]+/.exec(await emailTo(email, 'Ending your Everkite subscription'))![0];
}

async function cancellationsOf(email: string): Promise<number> {
  const sql = 'select 1 from cancellations join users on users.id = user_id where email = $1';
  return (await query(sql, [email])).length;
}
