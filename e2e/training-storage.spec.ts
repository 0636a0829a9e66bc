/** Needs a browser, whose storage for training is refused, lost, or never answers. */
import type { Page } from '@playwright/test';
import { rowsOf } from '#testing/long-tests.ts';
import { signInHere } from './account.ts';
import { expect, test } from './test.ts';
import { makeTrainee, plans } from './trainee.ts';

const storesNothing = 'This browser stores nothing for us now. Keep this page open until it is sent.';

const browsers = [
  {
    browser: 'never opens its database',
    code: 'IDBFactory.prototype.open = () => ({ addEventListener() {} })',
    says: storesNothing,
  },
  {
    browser: 'refuses locks and channels',
    code: `LockManager.prototype.request = () => Promise.reject(new DOMException('Insecure', 'SecurityError'));
           BroadcastChannel.prototype.postMessage = () => { throw new DOMException('Closed', 'InvalidStateError') }`,
    says: null,
  },
  {
    browser: 'refuses its database',
    code: 'IDBFactory.prototype.open = () => { throw new DOMException("Insecure", "SecurityError") }',
    says: storesNothing,
  },
  {
    browser: 'has neither locks nor channels',
    code: `delete Navigator.prototype.locks; BroadcastChannel = function () { throw new Error('none') }`,
    says: null,
  },
];

for (const { browser, code, says } of rowsOf(browsers, { commit: 1 })) {
  test(`Today can be trained in a browser that ${browser}`, async ({ page, request, email }) => {
    await page.addInitScript(code);
    await signInHere(page, await makeTrainee(request, email, plans.adhd, 'account'));
    await page.goto('/train');
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    if (says === null) await expect(page.getByText('This browser stores nothing')).toHaveCount(0);
    else await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
    await page.getByRole('link', { name: 'Progress', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
  });
}

test('a database that the phone has closed without a word is opened again', { tag: '@long' }, async ({
  page,
  request,
  email,
}) => {
  await page.addInitScript(rememberConnections);
  await signInHere(page, await makeTrainee(request, email, plans.adhd, 'account'));
  await page.goto('/train');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await closeConnections(page);
  await page.getByRole('link', { name: 'Progress', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
  await page.getByRole('link', { name: 'Train', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(page.getByText(/no room left|stores nothing/)).toHaveCount(0);
});

declare global {
  interface Window {
    connections: IDBDatabase[];
  }
}

function rememberConnections() {
  window.connections = [];
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    request.addEventListener('success', () => window.connections.push(request.result));
    return request;
  };
}

/** Like iOS with a page that slept: no event reports it. */
const closeConnections = (page: Page) =>
  page.evaluate(() => {
    for (const one of window.connections) one.close();
  });
