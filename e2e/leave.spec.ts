import type { Page } from '@playwright/test';
import { makeSubscriber, signIn } from './account';
import { query } from './database';
import { letterTo } from './letters';
import { seeAlive } from './see-alive';
import { expect, test } from './test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const cancelled = 'Done. Your subscription is cancelled.';

/** The end of 12 weeks from today, as the page writes it. */
const paidUntil = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
  Date.now() + 84 * 24 * 60 * 60 * 1000,
);

test.describe('who is signed out', () => {
  test('cancels after signing in', async ({ page, request, email }) => {
    await makeSubscriber(request, email);
    await page.goto('/');
    await seeAlive(page);
    await page.getByRole('link', { name: 'Cancel a subscription' }).click();
    await page.getByRole('link', { name: 'Sign in to cancel' }).click();
    await signIn(page, email);
    await expect(page).toHaveURL('/subscription/cancel');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(heading(page, cancelled)).toBeVisible();
  });

  test('cancels by a mailed link, without a password', async ({ page, request, email }) => {
    await makeSubscriber(request, email);
    await openLeaveLink(page, email);
    await expect(page.getByText('You can use Everkite until')).toContainText(paidUntil);
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(heading(page, cancelled)).toBeVisible();
    await expect.poll(() => cancellationsOf(email)).toBe(1);
  });

  test('withdraws by a mailed link', async ({ page, request, email }) => {
    await makeSubscriber(request, email);
    await openLeaveLink(page, email);
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(heading(page, 'Done. You have withdrawn from the contract.')).toBeVisible();
    await expect(page.getByText('You get back $35.99')).toBeVisible();
    expect(await cancellationsOf(email)).toBe(0);
  });

  test('is told of a link that no longer works, and gets a new one', async ({ page, email }) => {
    await page.goto('/leave#0123456789012345678901234567890123456789');
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await page.getByLabel('E-mail of your account').fill(email);
    await page.getByRole('button', { name: 'Send me a link by mail' }).click();
    await expect(page.getByText(`If ${email} has a subscription here`)).toBeVisible();
  });

  test('learns what is wrong with an address beside its field', async ({ page }) => {
    await page.goto('/leave');
    await page.getByLabel('E-mail of your account').fill('maya@');
    await page.getByRole('button', { name: 'Send me a link by mail' }).click();
    await expect(page.getByText('Add the part that is missing')).toBeVisible();
    await expect(page.getByLabel('E-mail of your account')).toBeFocused();
  });
});

/** As the letter has it: asks for the link, reads it and opens it. */
async function openLeaveLink(page: Page, email: string) {
  await page.goto('/leave');
  await page.getByLabel('E-mail of your account').fill(email);
  await page.getByRole('button', { name: 'Send me a link by mail' }).click();
  await expect(page.getByText('a mail with a link is on its way')).toBeVisible();
  const link = () => letterTo(email).then((letter) => /http\S+\/leave#[\w-]+/.exec(letter)?.[0]);
  await expect.poll(link).toBeDefined();
  await page.goto((await link())!);
  await expect(heading(page, 'Cancel your subscription')).toBeVisible();
  // The token is not left where others may see it.
  await expect(page).toHaveURL('/leave');
}

async function cancellationsOf(email: string): Promise<number> {
  const sql = 'select 1 from cancellations join users on users.id = user_id where email = $1';
  return (await query(sql, [email])).length;
}
