/** Needs a browser, in which a component throws while the page is shown. */
import { calls } from '#contract/calls.ts';
import { makeSubscriber, signInHere } from './account.ts';
import { at } from './calls.ts';
import { expect, test } from './test.ts';

test('a part that cannot be shown takes only itself along, and the page can be loaded again', async ({
  page,
  request,
  email,
  pageFaults,
}) => {
  await signInHere(page, await makeSubscriber(request, email));
  // A value that is no valid date, like a fault of the server.
  await page.route(at(calls.readSubscription), async (route) => {
    const response = await route.fetch();
    const { subscription } = await response.json();
    await route.fulfill({ response, json: { subscription: { ...subscription, next_payment_at: 'soon' } } });
  });
  await page.goto('/account');
  await expect(page.getByRole('alert').filter({ hasText: 'This part is not working just now.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Maya' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(pageFaults.join()).toContain('Invalid time value');
  pageFaults.length = 0;

  await page.unroute(at(calls.readSubscription));
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('link', { name: 'Manage', exact: true })).toBeVisible();
  await expect(page.getByText('This part is not working')).toHaveCount(0);
});

test('a page that cannot be shown at all says so', async ({ page, pageFaults }) => {
  await page.addInitScript(() => {
    URLSearchParams.prototype.get = () => {
      throw new Error('broken');
    };
  });
  await page.goto('/checkout/paddle?offer=2');
  await expect(page.getByRole('heading', { level: 1, name: 'This page has stopped working' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(pageFaults.length).toBeGreaterThan(0);
  pageFaults.length = 0;
});

/** As when the network fails while a page loads. */
const allButFirst = /\/assets\/(?!first-)[^/]*\.js/;

test('a page whose code does not come says so, instead of staying empty', async ({
  page,
  request,
  email,
  pageFaults,
}) => {
  await signInHere(page, await makeSubscriber(request, email));
  await page.route(allButFirst, (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'This page has stopped working' })).toBeFocused();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Maya' })).toBeVisible();
  pageFaults.length = 0;
});

test('a prerendered page whose code does not come stays, and says why its buttons do nothing', async ({
  page,
  pageFaults,
}) => {
  await page.route(allButFirst, (route) => route.abort());
  await page.goto('/auth/login');
  await expect(page.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByText('has not loaded completely')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Email' }).fill('somebody@example.com');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Type your password.')).toBeVisible();
  pageFaults.length = 0;
});
