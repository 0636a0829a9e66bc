import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import type { QuizState } from '#quiz/quiz.ts';
import { kept } from './browser-storage.ts';

/** A page on another device, which shares nothing with the first one. */
export async function onAnotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL, viewport: { width: 1024, height: 768 } });
  await context.addCookies([{ name: 'warning', value: 'false', url: process.env.BASE_URL }]);
  return context.newPage();
}

export const resumeButton = (page: Page) => page.getByRole('button', { name: 'Continue on another device' });

/** The sheet that opens over the question. */
export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Continue on another device' });

/** Makes a link on the current screen and closes the sheet again. */
export async function makeLink(page: Page): Promise<string> {
  await resumeButton(page).click();
  await sheet(page).getByRole('button', { name: 'Make a link' }).click();
  const link = await sheet(page).getByLabel('Or take the link').inputValue();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
  return link;
}

/** Checks that this link no longer opens anything. */
export async function expectDead(page: Page, link: string) {
  // From another page, because a change of the fragment alone loads no page.
  await page.goto('/help');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
}

/** A device's answers to a quiz, by screen, and the current screen. */
export async function visitOn(page: Page, quiz: QuizName) {
  const stored = await kept<{ quiz: QuizState; healthConsentAt: number }>(page, `everkite.${catalogue[quiz].key}`);
  const given = Object.entries(stored?.quiz?.screens ?? {}).filter(([, { answers }]) => answers.length > 0);
  return {
    answers: Object.fromEntries(given.map(([number, { answers }]) => [number, answers])),
    currentScreen: stored?.quiz?.currentScreen,
    healthConsentAt: stored?.healthConsentAt,
  };
}
