import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { QuizName, QuizState } from '../src/quiz/quiz';
import { kept } from './browser-storage';

/** Another person's or the same person's other device: nothing of the first one's is there. */
export async function onAnotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL, viewport: { width: 1024, height: 768 } });
  await context.addCookies([{ name: 'warning', value: 'false', url: process.env.BASE_URL }]);
  return context.newPage();
}

export const resumeButton = (page: Page) => page.getByRole('button', { name: 'Continue on another device' });

/** What opens over the question. */
export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Continue on another device' });

/** Makes a link where the visitor is now, and closes the sheet again. */
export async function makeLink(page: Page): Promise<string> {
  await resumeButton(page).click();
  await sheet(page).getByRole('button', { name: 'Make a link' }).click();
  const link = await sheet(page).getByLabel('Or take the link').inputValue();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
  return link;
}

/** Nobody can open this link any more. */
export async function expectDead(page: Page, link: string) {
  // From another page, because a change of the fragment alone loads none.
  await page.goto('/help');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
}

/** The answers that a device has of a quiz, by screen, and where its visitor is. */
export async function visitOn(page: Page, quiz: QuizName) {
  const stored = await kept<{ quiz: QuizState; healthConsentAt: number }>(page, `everkite.${quiz}`);
  const given = Object.entries(stored?.quiz?.screens ?? {}).filter(([, { answers }]) => answers.length > 0);
  return {
    answers: Object.fromEntries(given.map(([number, { answers }]) => [number, answers])),
    currentScreen: stored?.quiz?.currentScreen,
    healthConsentAt: stored?.healthConsentAt,
  };
}
