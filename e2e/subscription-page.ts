import type { Page } from '@playwright/test';
import { dayMs } from '#contract/day.ts';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const plan = (page: Page, name = '12 weeks of Everkite') => page.getByRole('region', { name });

/** "26 Dec 2026" or "26 December 2026", this many days from today. */
export const dateIn = (days: number, month: 'short' | 'long' = 'short') =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
    .format(Date.now() + days * dayMs)
    .replace('Sept ', 'Sep ');
