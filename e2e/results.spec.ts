/**
 * What only a browser shows: what of a result is in sight and in which order, and what is left of it on paper.
 */
import type { Page } from '@playwright/test';
import { helpLines } from '../src/quiz/content/crisis-help';
import { mentalHealth } from '../src/quiz/content/mental-health';
import { quizOne } from '../src/quiz/content/quiz-one';
import { quizTwo } from '../src/quiz/content/quiz-two';
import type { LevelName } from '../src/quiz/quiz';
import { resultOf } from '../src/quiz/result';
import { explainScore } from '../src/quiz/score-explanation';
import { nearShare, walkThrough } from '../src/quiz/walk.fixture';
import { quizzes } from './funnel-walk';
import { returnTo } from './quiz-visit';
import { expect, test } from './test';

/** Answers that lead to each level of the mental-health quiz. */
const wellbeing = { low: nearShare(1), middle: nearShare(0.3), high: nearShare(0) } as const;

const help = (page: Page) => page.getByRole('region', { name: 'If you need someone now' });

test('help lines stand on every mental-health result, the same for all, before everything else for somebody at risk', async ({
  page,
}) => {
  for (const level of Object.keys(wellbeing) as LevelName[]) {
    await test.step(`on a result that is ${level}`, async () => {
      expect(resultOf(mentalHealth, walkThrough(mentalHealth, wellbeing[level])).level).toBe(level);
      await returnTo(page, mentalHealth, mentalHealth.resultScreen, wellbeing[level]);
      for (const { words, href } of helpLines.flatMap(({ ways }) => ways)) {
        const way = help(page).getByRole('link', { name: words });
        await expect(way).toBeVisible();
        await expect(way).toHaveAttribute('href', href);
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

test('every result says where in its quiz it stands; quiz two’s lies past the counter’s end (§ 4)', async ({
  page,
}) => {
  for (const [quiz, place] of [
    [quizOne, '25 / 29'],
    [quizTwo, '29 / 29'],
    [mentalHealth, '25 / 29'],
  ] as const) {
    await returnTo(page, quiz, quiz.resultScreen);
    await expect(page.getByText(place, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
});

test('a name given in quiz two stands in the heading of its result', async ({ page }) => {
  await returnTo(page, quizTwo, 30);
  await page.getByLabel('First name').fill('Maya');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maya, your attention weather' })).toBeFocused();
});

for (const quiz of quizzes) {
  // The other results are laid out by the same parts.
  const tag = quiz === quizOne ? [] : '@long';
  test(`the result of ${quiz.name} is whole on paper: the explanation is open, and nothing to press is left`, {
    tag,
  }, async ({ page }) => {
    await returnTo(page, quiz, quiz.resultScreen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { parts } = explainScore(quiz, walkThrough(quiz, nearShare(0.5)));
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(parts.length + 4);
    await expect(page.getByText('not a validated instrument')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  });
}

test('the button prints', async ({ page }) => {
  await returnTo(page, quizOne, quizOne.resultScreen);
  const printed = page.evaluate(
    () => new Promise((resolve) => Object.assign(window, { print: () => resolve('printed') })),
  );
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(await printed).toBe('printed');
});
