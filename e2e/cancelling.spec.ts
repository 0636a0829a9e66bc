/**
 * Needs a browser, which shows how many presses a cancellation takes, where the focus goes and what is above what.
 * Charges and refunds are tested at the server.
 */
import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { makeSubscriber, signInHere } from './account.ts';
import { at } from './calls.ts';
import { keyboard, tabTo } from './hands.ts';
import { refuse } from './held-calls.ts';
import { dateIn, heading, plan } from './subscription-page.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

const cancelled = 'Done. Your subscription is cancelled.';

test.describe('cancelling is as easy as signing up', () => {
  test('cancelling takes two presses from the footer of every page, with nothing chosen', async ({
    page,
    request,
    email,
  }) => {
    await signInHere(page, await makeSubscriber(request, email));
    const presses = await countPresses(page);
    // Each footer with the part of its page that loads last, because until then the footer moves away from a press.
    const feet = [
      ['/', page.getByRole('heading', { level: 1 })],
      ['/help', page.getByRole('heading', { level: 1 })],
      ['/account', page.getByText('Active')],
      ['/subscription/manage', page.getByRole('listitem')],
      ['/auth/reset', page.getByRole('heading', { level: 1 })],
      ['/checkout/paddle?offer=2', page.getByRole('checkbox', { name: /I agree to this subscription/ })],
    ] as const;
    for (const [index, [path, last]] of feet.entries()) {
      await test.step(`one from ${path}`, async () => {
        await page.goto(path);
        await untilHydrated(page);
        await expect(last).toBeVisible();
        // A press while the overlay appears or disappears reaches nothing, and would count as one more.
        await expect(page.getByText('One moment')).toHaveCount(0);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Cancel a subscription' }).click();
        await expect(page.getByRole('listitem').filter({ hasText: 'You can use Everkite until' })).toContainText(
          dateIn(84, 'long'),
        );
        await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
        expect(presses()).toBe(index + 1);
      });
    }
    await test.step('and one more', async () => {
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(heading(page, cancelled)).toBeVisible();
      expect(presses()).toBe(feet.length + 1);
    });
  });

  test('cancelling can be done by keyboard alone', { tag: '@long' }, async ({ page, request, email }) => {
    await signInHere(page, await makeSubscriber(request, email));
    await page.goto('/subscription/manage');
    await expect(plan(page)).toContainText('Active');
    await keyboard.press(page.getByRole('contentinfo').getByRole('link', { name: 'Cancel a subscription' }));
    await expect(heading(page, 'Cancel your subscription')).toBeFocused();
    await tabTo(page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'I don’t have the time' })).toBeChecked();
    await keyboard.press(page.getByRole('button', { name: 'Cancel subscription' }));
    await expect(heading(page, cancelled)).toBeFocused();
    await keyboard.press(page.getByRole('button', { name: 'Keep my subscription, nothing to pay today' }));
    await expect(page).toHaveURL('/subscription/manage');
    await expect(plan(page)).toContainText('Active');
  });

  test('the button to cancel is above the one alternative that is offered', async ({ page, request, email }) => {
    await signInHere(page, await makeSubscriber(request, email));
    await page.goto('/subscription/cancel');
    const cancel = page.getByRole('button', { name: 'Cancel subscription' });
    const instead = page.getByRole('region', { name: 'Or pause for a month' });
    await expect(instead).toContainText(`It stops on ${dateIn(84, 'long')}`);
    const [cancelBox, insteadBox] = [await cancel.boundingBox(), await instead.boundingBox()];
    expect(cancelBox!.y).toBeLessThan(insteadBox!.y);

    await instead.getByRole('button', { name: 'Pause for 1 month' }).click();
    await expect(page).toHaveURL('/subscription/manage');
    await expect(plan(page)).toContainText('Pauses');
  });

  test('a failed cancellation shows the message of § 8, and can be tried again', async ({ page, request, email }) => {
    await signInHere(page, await makeSubscriber(request, email));
    await page.goto('/subscription/cancel');
    await expect(page.getByText('You can use Everkite until')).toBeVisible();
    await refuse(page, calls.cancelSubscription, 503, 'please try again in a minute.');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByRole('alert')).toHaveText('cancel subscription: please try again in a minute.');
    await page.unroute(at(calls.cancelSubscription));
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(heading(page, cancelled)).toBeVisible();
  });
});

/** Counts presses from now on, in all documents of the page. */
async function countPresses(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('recordPress', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    addEventListener('click', () => (window as unknown as { recordPress(): void }).recordPress(), true);
  });
  return () => count;
}
