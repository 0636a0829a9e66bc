import type { Page } from '@playwright/test';

/** Puts into the browser's storage what an earlier visit would have left there. */
export async function keep(page: Page, key: string, stored: { state: object; version: number }) {
  // An address of the site that runs no code: what is kept is there before any page looks.
  if (!page.url().endsWith('/api/config')) await page.goto('/api/config');
  await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, JSON.stringify(stored)]);
}

/** What a store of the product has kept; null when it has kept nothing. */
export async function kept<State>(page: Page, key: string): Promise<State | null> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return text === null ? null : (JSON.parse(text) as { state: State }).state;
}
