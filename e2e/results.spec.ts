/** Needs a browser, which shows which parts of a result are in sight, their order, and how it prints. */
import type { Page } from '@playwright/test';
import { helpLines } from '#quiz/crisis-help.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { explainScore } from '#quiz/engine/score-explanation.ts';
import type { LevelName } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { allQuizzes } from './funnel-walk.ts';
import { returnTo } from './quiz-visit.ts';
import { expect, test } from './test.ts';

const { adhd, frequency, wellbeing } = quizzes;

/** Answers that lead to each level of the quiz `wellbeing`. */
const answersTo = { low: nearShare(1), middle: nearShare(0.3), high: nearShare(0) } as const;

const help = (page: Page) => page.getByRole('region', { name: 'If you need someone now' });

test('every wellbeing result has the same help lines, before everything else for people at risk', async ({ page }) => {
  for (const level of Object.keys(answersTo) as LevelName[]) {
    await test.step(`on a result that is ${level}`, async () => {
      expect(resultOf(wellbeing, walkThrough(wellbeing, answersTo[level])).level).toBe(level);
      await returnTo(page, wellbeing, wellbeing.resultScreen, answersTo[level]);
      for (const { words, href } of helpLines.flatMap(({ contacts }) => contacts)) {
        const line = help(page).getByRole('link', { name: words });
        await expect(line).toBeVisible();
        await expect(line).toHaveAttribute('href', href);
      }
      if (level !== 'low') return;
      const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
      expect(headings[0]).toBe('If you need someone now');
    });
  }

  await test.step('on the page of help too', async () => {
    await page.goto('/help');
    await expect(help(page).getByRole('link', { name: 'Call 988' })).toBeVisible();
  });
});

test('every result shows its place in the quiz; the frequency quiz’s is past the counter’s end (§ 4)', {
  tag: '@long',
}, async ({ page }) => {
  for (const [quiz, place] of [
    [adhd, '25 / 29'],
    [frequency, '29 / 29'],
    [wellbeing, '25 / 29'],
  ] as const) {
    await returnTo(page, quiz, quiz.resultScreen);
    await expect(page.getByText(place, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
});

test('a name given in the frequency quiz is in the heading of its result', async ({ page }) => {
  await returnTo(page, frequency, 30);
  await page.getByLabel('First name').fill('Maya');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maya, your attention weather' })).toBeFocused();
});

for (const quiz of allQuizzes) {
  test(`the result of ${quiz.name} prints in full, with the explanation open and without controls`, {
    tag: '@long',
  }, async ({ page }) => {
    await returnTo(page, quiz, quiz.resultScreen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { parts } = explainScore(quiz, walkThrough(quiz, nearShare(0.5)));
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(parts.length + 5);
    await expect(page.getByText('not a validated instrument')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  });
}

test('the button of a result prints it', { tag: '@long' }, async ({ page }) => {
  await returnTo(page, adhd, adhd.resultScreen);
  const printed = page.evaluate(
    () => new Promise((resolve) => Object.assign(window, { print: () => resolve('printed') })),
  );
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(await printed).toBe('printed');
});
