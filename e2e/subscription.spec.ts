/**
 * Needs a browser, which shows where the focus goes on Manage, and the windows that open beside the page. Charges,
 * pauses and refunds are tested at the server.
 */
import type { Locator, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { emulatorUrl, makeSubscriber, makeUser, signInHere } from './account.ts';
import { passAdhd } from './adhd-visit.ts';
import { at, make } from './calls.ts';
import { cardForm, fillInCard } from './card-form.ts';
import { query } from './database.ts';

import { hold, refuse } from './held-calls.ts';
import { onAnotherDevice } from './resume.ts';
import { dateIn, heading, plan } from './subscription-page.ts';
import { expect, test } from './test.ts';
import { tick } from './tick.ts';

test.describe('Manage', () => {
  test.beforeEach(async ({ page, request, email }) => {
    const person = await makeSubscriber(request, email);
    // Paddle gives a payment its invoice slightly after the subscription has begun.
    const payments = () => make(request, calls.listPayments, { headers: { authorization: person.token } });
    await expect.poll(async () => (await (await payments()).json()).payments[0]?.has_invoice).toBe(true);
    await signInHere(page, person);
    await page.goto('/subscription/manage');
    await expect(plan(page)).toContainText('Active');
  });

  test('Manage pauses for the chosen time, and takes the pause back', { tag: '@long' }, async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Take a pause' });

    await test.step('closes what it opened and gives the focus back', async () => {
      await opener.press('Enter');
      await expect(page.getByRole('heading', { name: 'Take a pause' })).toBeFocused();
      await page.getByRole('button', { name: 'Not now' }).press('Enter');
      await expect(opener).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    });

    await opener.click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Pause', exact: true }).press('Enter');
    await expect(page.getByText('Choose how long first.')).toBeVisible();
    await tick(page.getByRole('radio', { name: '2 months' }));
    const pause = page.getByText(`It stops on ${dateIn(84, 'long')}`);
    await expect(pause).toContainText(/It goes on by itself on .*, with a payment of \$35\.99\./);
    const answer = await hold(page, at(calls.pauseSubscription));
    await page.getByRole('button', { name: 'Pause for 2 months' }).click();
    // The code that shows this is loaded last, and keeps the focus too.
    await expect(page.getByText('One moment')).toBeVisible();
    answer.release();
    await expect(plan(page)).toContainText(`It pauses on ${dateIn(84)}.`);
    // The pressed button has gone, and the focus has not gone with it.
    await expect(page.getByRole('heading', { level: 1, name: 'Your subscription' })).toBeFocused();

    await page.getByRole('button', { name: 'Take the pause back' }).click();
    await expect(plan(page)).toContainText('Active');
    await expect(plan(page)).toContainText('$35.99 every 12 weeks');
  });

  test('Manage lists payments with their tax, and opens the invoice and Paddle’s own pages in another window', async ({
    page,
  }) => {
    const receipts = page.getByRole('region', { name: 'Receipts' });
    await expect(receipts.getByRole('listitem')).toHaveCount(1);
    await expect(receipts.getByRole('listitem')).toContainText(dateIn(0));
    await expect(receipts.getByRole('listitem')).toContainText('$35.99');
    const invoice = await openedBy(page, receipts.getByRole('button', { name: `Invoice of ${dateIn(0)}` }));
    await expect(invoice.getByText('$35.99').first()).toBeVisible();
    await openedBy(page, page.getByRole('button', { name: /^Billing pages at Paddle/ }));
  });

  test('Manage takes another card, which the next payment will use', { tag: '@long' }, async ({ page }) => {
    const loaded = page.waitForResponse((response) => response.url().endsWith('/checkout/card'));
    await page.getByRole('link', { name: /^Change card/ }).click();
    expect((await loaded).headers()['content-security-policy']).toContain('frame-src http');
    await expect(page.getByText('Nothing is charged now.')).toBeVisible();
    await fillInCard(page, '4000 0566 5566 5556');
    await cardForm(page).getByRole('button', { name: /card/i }).click();
    await expect(page).toHaveURL('/subscription/manage');
    await expect(page.getByRole('link', { name: /^Change card/ })).toContainText('ending 5556');
  });

  test('Manage withdraws from the contract in two presses, and the money is given back once', async ({
    page,
    email,
  }) => {
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
    await expect(page.getByText('The contract ends at once')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(heading(page, 'Done. You have withdrawn from the contract.')).toBeFocused();
    await expect(page.getByText('You get back $35.99')).toBeVisible();
    await page.goto('/subscription/manage');
    await expect(plan(page)).toContainText('Withdrawn');
    await expect(page.getByRole('link', { name: 'Choose a plan again' })).toHaveAttribute('href', '/quiz/inapps');
    await expect.poll(() => refundsOf(email)).toEqual([{ total_minor: 3599 }]);
  });
});

test('another plan shows its price before the agreement, and is taken with a recorded consent', async ({
  page,
  request,
  email,
}) => {
  await signInHere(page, await makeSubscriber(request, email));
  await page.goto('/subscription/manage');
  await page.getByRole('link', { name: /^Change plan/ }).click();
  await expect(heading(page, 'Change your plan')).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await tick(page.getByRole('radio', { name: /^24 weeks/ }));
  const change = page.getByRole('region', { name: 'Change to 24 weeks' });
  const agreement = change.getByRole('checkbox', { name: /I agree to this change/ });
  const pay = change.getByRole('button', { name: /^Pay \$/ });
  await expect(change).toContainText(`$59.99 on ${dateIn(168)}`);
  const terms = await change.getByText(/^You pay \$\d+\.\d\d today/).textContent();
  await expect(agreement).not.toBeChecked();
  await pay.press('Enter');
  await expect(page.getByText('Tick the box above to change your plan.')).toBeVisible();

  await test.step('when the amount has changed, the new one is shown to be agreed to anew', async () => {
    const refusal = 'The amount has changed: please look at it again.';
    await refuse(page, calls.changePlan, 409, refusal);
    await tick(agreement);
    const preview = await hold(page, at(calls.previewPlan));
    await pay.click();
    await expect(page.getByRole('alert')).toHaveText(refusal);
    await expect(agreement, 'until the new amount is there').toBeChecked();
    preview.release();
    await expect(agreement).not.toBeChecked();
    await page.unroute(at(calls.changePlan));
  });

  await tick(agreement);
  await pay.click();
  await expect(heading(page, 'Done. Your plan is 24 weeks now.')).toBeFocused();
  await page.getByRole('link', { name: 'Back to your subscription' }).click();
  await expect(plan(page, '24 weeks of Everkite')).toContainText('$59.99 every 24 weeks');
  expect((await consentsOf(email)).filter((text) => text.startsWith(terms!))).toHaveLength(1);
});

test('a smaller plan begins with the renewal, and can be taken back before', { tag: '@long' }, async ({
  page,
  request,
  email,
}) => {
  await signInHere(page, await makeSubscriber(request, email));
  await page.goto('/subscription/plan');
  await tick(page.getByRole('radio', { name: /^4 weeks.*nothing to pay today/ }));
  const change = page.getByRole('region', { name: 'Change to 4 weeks' });
  await expect(change).toContainText(`$19.99 on ${dateIn(84)}`);
  await tick(change.getByRole('checkbox', { name: /I agree to this change/ }));
  await change.getByRole('button', { name: `Change plan on ${dateIn(84)}` }).click();
  await expect(heading(page, `Done. From ${dateIn(84, 'long')} your plan is 4 weeks.`)).toBeFocused();
  await page.getByRole('link', { name: 'Back to your subscription' }).click();
  await expect(plan(page)).toContainText(`From ${dateIn(84)} your plan is 4 weeks, at $19.99 every 4 weeks.`);
  await page.getByRole('button', { name: 'Take the planned change back' }).click();
  await expect(plan(page)).toContainText('$35.99 every 12 weeks');
  await expect(page.getByRole('button', { name: 'Take the planned change back' })).toBeHidden();
});

test('a subscriber keeps a plan in the account and finds it on a device without answers', { tag: '@long' }, async ({
  page,
  browser,
  request,
  email,
}) => {
  const followPlan = async (on: Page) => {
    await on.goto('/account');
    await expect(plan(on)).toContainText('Active');
    await on.goto('/train/plan');
  };
  const person = await makeSubscriber(request, email);
  await signInHere(page, person);
  await followPlan(page);
  await expect(page.getByRole('region', { name: 'Your account has no plan yet' })).toBeVisible();

  await passAdhd(page);
  await page.goto('/train/plan');
  await page.getByRole('link', { name: 'Keep the plan on this device' }).click();
  await page.getByRole('button', { name: 'Keep it in my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your first day' })).toBeVisible();

  const there = await onAnotherDevice(browser);
  await there.goto('/');
  await signInHere(there, person);
  await followPlan(there);
  await expect(there.getByRole('heading', { name: 'Your first day' })).toBeVisible();
  await expect(there.getByText('See lengths and prices')).toHaveCount(0);
  await there.goto('/quiz/training-plan');
  await expect(there).toHaveURL('/train/plan');
});

test('without a subscription there is nothing to cancel, change or pay', async ({ page, request, email }) => {
  await signInHere(page, await makeUser(request, email));
  await page.goto('/subscription/cancel');
  await expect(heading(page, 'There is nothing to cancel')).toBeVisible();
  await page.goto('/subscription/plan');
  await expect(page.getByText('You have no subscription to change.')).toBeVisible();
  await page.goto('/checkout/card');
  await expect(page.getByText('There is no running subscription that a card could pay for.')).toBeVisible();
});

/** The page of Paddle that a button opens in another window. */
async function openedBy(page: Page, button: Locator): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await button.click();
  const other = await opened;
  await expect.poll(() => new URL(other.url()).port).toBe(new URL(emulatorUrl()).port);
  return other;
}

function refundsOf(email: string) {
  const sql = `select total_minor from adjustments join users on users.id = user_id
    where email = $1 and action = 'refund'`;
  return query(sql, [email]);
}

async function consentsOf(email: string): Promise<string[]> {
  const sql = `select record::json ->> 'text' as text from consent_ledger
    join users on users.id::text = record::json ->> 'user_id' where email = $1`;
  return (await query<{ text: string }>(sql, [email])).map(({ text }) => text);
}
