import type { Page } from '@playwright/test';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';

/** Fills the browser's storage as an earlier visit would have left it. */
export async function store(page: Page, key: string, stored: { state: object; version: number }) {
  // A URL of the site that runs no code, so that the storage is filled before any page reads it.
  const { url } = callAddress(calls.readConfig);
  if (!page.url().endsWith(url)) await page.goto(url);
  await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, JSON.stringify(stored)]);
}

/** The state that a store of the product has stored; null when there is none. */
export async function kept<State>(page: Page, key: string): Promise<State | null> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return text === null ? null : (JSON.parse(text) as { state: State }).state;
}
