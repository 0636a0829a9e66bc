import { expect, type Page } from '@playwright/test';
import { offlineCaches, offlineScope } from '#contract/offline.ts';

/** The caches of training's worker, oldest first. */
export const cachesHere = (page: Page): Promise<string[]> =>
  page.evaluate(async (prefix) => (await caches.keys()).filter((name) => name.startsWith(prefix)), offlineCaches);

/** The state of training's worker: its present builds, and whether it controls this page. */
export const workerHere = (page: Page) =>
  page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    return {
      isActive: registration?.active?.state === 'activated',
      isWaiting: registration?.waiting != null,
      controls: navigator.serviceWorker.controller !== null,
    };
  }, offlineScope);

/** Waits until this browser has cached all that training needs without a network. */
export async function untilCachedOffline(page: Page) {
  const isKept = () =>
    page.evaluate(async (shell) => (await caches.match(shell, { ignoreVary: true })) !== undefined, offlineScope);
  await expect.poll(async () => (await workerHere(page)).isActive && isKept(), 'the worker of training').toBe(true);
}
