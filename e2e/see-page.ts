import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Checks what every page has: its URL, its title and exactly one main heading. */
export async function seePage(page: Page, address: string, title: string) {
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(`${title} · Everkite`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
