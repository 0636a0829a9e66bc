/**
 * Needs a browser, which knows the visitor's earlier answers when the prerendered page loads, and shows whether
 * anything moves then.
 */
import { quizPages } from '#contract/quiz-pages.ts';
import { counterTotalOf } from '#quiz/engine/progress.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { seeScreen } from './funnel-walk.ts';
import { returnTo } from './quiz-visit.ts';
import { expect, test } from './test.ts';

const { frequency, wellbeing } = quizzes;

for (const quiz of [frequency, wellbeing]) {
  const { start, screens } = quizPages[quiz.name];

  const tag = quiz === wellbeing ? '@long' : [];
  const title = `the start page of ${quiz.name} leads visitors who have begun back to their screen, and nothing moves (§ 2)`;
  test(title, { tag }, async ({ page }) => {
    await returnTo(page, quiz, 12);
    await seeScreen(page, quiz, 12);
    await page.goto(start);
    const continueLink = page.getByRole('link', { name: `Continue at question 12 of ${counterTotalOf(quiz)}` });
    await expect(continueLink).toBeVisible();
    expect(await page.evaluate(layoutShift)).toBe(0);
    await expect(page.getByText(`About ${quiz.minutes} minutes`)).toBeVisible();
    await expect(page.getByText('A self-check, not a diagnosis.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await continueLink.click();
    await expect(page).toHaveURL(screens);
    await seeScreen(page, quiz, 12);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

/** Runs in the page: the sum of all layout shifts since it was loaded. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}
