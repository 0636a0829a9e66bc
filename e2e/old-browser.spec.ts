/**
 * Needs a browser, in which what older ones lack can be taken away: a quiz begins and its sheets open without
 * `showModal`, which browsers have only since 2022.
 */
import { begin, option, questions, seeScreen } from './adhd.ts';
import { makeLink, resumeButton, sheet } from './resume.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['showModal', 'show', 'close']) {
      delete (HTMLDialogElement.prototype as unknown as Record<string, unknown>)[name];
    }
  });
});

test('without showModal a quiz begins, and the sheet of its link opens and closes', async ({ page }) => {
  await page.goto('/quiz/dialogues');
  await begin(page);
  await option(page, 'Woman').click();
  await seeScreen(page, 2, questions[1]![0]);
  await makeLink(page);
  await resumeButton(page).click();
  await expect(sheet(page).getByRole('heading', { name: 'Continue on another device' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(resumeButton(page)).toBeFocused();
  await seeScreen(page, 2, questions[1]![0]);
});
