/** Needs a browser, which shows a subscription weeks after it was bought, and what can be done then. */
import type { APIRequestContext, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { makeSubscriber, type Person, signInHere } from '../account.ts';
import { make } from '../calls.ts';
import { cardForm, fillInCard } from '../card-form.ts';
import { tick } from '../tick.ts';
import { expect, test } from './test.ts';

/** A card whose first payment succeeds, while every later one is declined. */
const renewalDeclines = '4000002760003184';
const plan = (page: Page) => page.getByRole('region', { name: '12 weeks of Everkite' });

test('a failed payment is shown on top, and another card pays it at once', async ({ page, request, clock, email }) => {
  const person = await makeSubscriber(request, email, renewalDeclines);
  await signInHere(page, person);
  await clock.advanceDays(85);
  await untilStatus(request, person, 'past_due');
  await page.goto('/account');
  await expect(plan(page)).toContainText('Payment failed');

  const banner = page.getByRole('region', { name: 'Your last payment did not go through' });
  await banner.getByRole('link', { name: 'Update your card' }).click();
  await expect(page).toHaveURL('/checkout/card');
  await expect(page.getByText('Your open payment of $35.99 is paid with the new card at once')).toBeVisible();
  await fillInCard(page, '4242 4242 4242 4242');
  await cardForm(page).getByRole('button', { name: 'Pay $35.99' }).click();

  await expect(page).toHaveURL('/subscription/manage');
  await expect(plan(page)).toContainText('Active');
  await expect(page.getByRole('link', { name: /^Change card/ })).toContainText('Visa ending 4242');
  const receipts = page.getByRole('region', { name: 'Receipts' });
  await expect(receipts.getByRole('listitem')).toHaveCount(2);
  await expect(receipts).not.toContainText('Not paid yet');
});

test('a pause begins at the end of the paid period, and can be ended for a payment that is shown', async ({
  page,
  request,
  clock,
  email,
}) => {
  const person = await makeSubscriber(request, email);
  await signInHere(page, person);
  await page.goto('/subscription/manage');
  await page.getByRole('button', { name: 'Take a pause' }).click();
  await tick(page.getByRole('radio', { name: '2 months' }));
  await page.getByRole('button', { name: 'Pause for 2 months' }).click();
  await expect(plan(page)).toContainText('Pauses');

  await clock.advanceDays(85);
  await untilStatus(request, person, 'paused');
  await page.goto('/subscription/manage');
  await expect(plan(page)).toContainText('It is paused: nothing is charged.');
  await page.getByRole('button', { name: 'Go on now' }).click();
  await expect(page.getByText('You pay $35.99 today, with Visa ending 4242.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $35.99 and go on' }).click();
  await expect(plan(page)).toContainText('Active');
  await expect(page.getByRole('region', { name: 'Receipts' }).getByRole('listitem')).toHaveCount(2);
});

test('a cancelled subscription ends on its day, and the page offers to buy again', async ({
  page,
  request,
  clock,
  email,
}) => {
  const person = await makeSubscriber(request, email);
  const cancelling = await make(request, calls.cancelSubscription, { headers: { authorization: person.token } });
  await expect(cancelling).toBeOK();
  await signInHere(page, person);
  await clock.advanceDays(85);
  await untilStatus(request, person, 'canceled');
  await page.goto('/account');
  await expect(plan(page)).toContainText('Ended');
  await expect(plan(page)).toContainText('It has ended, and no payment is to come.');
  await expect(page.getByRole('link', { name: 'Choose a plan again' })).toHaveAttribute('href', '/quiz/inapps');
  await page.goto('/subscription/manage');
  await expect(page.getByRole('region', { name: 'Receipts' }).getByRole('listitem')).toHaveCount(1);
});

/** Waits until the product knows the changes that the time has brought. */
async function untilStatus(request: APIRequestContext, { token }: Person, status: string) {
  const account = () => make(request, calls.readAccount, { headers: { authorization: token } });
  await expect.poll(async () => (await (await account()).json()).sub_status).toBe(status);
}
