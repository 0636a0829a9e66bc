/** Only a browser knows the visitor's earlier answers when the prerendered page comes, and whether anything moves then. */
import { quizPages } from '../src/contract/quiz-pages';
import { mentalHealth } from '../src/quiz/content/mental-health';
import { quizTwo } from '../src/quiz/content/quiz-two';
import { seeScreen } from './funnel-walk';
import { returnTo } from './quiz-visit';
import { expect, test } from './test';

for (const quiz of [quizTwo, mentalHealth]) {
  const { start, screens } = quizPages[quiz.name];

  const tag = quiz === mentalHealth ? '@long' : [];
  const title = `the start page of ${quiz.name} leads who has begun back to his place, and nothing moves (§ 2)`;
  test(title, { tag }, async ({ page }) => {
    await returnTo(page, quiz, 12);
    await seeScreen(page, quiz, 12);
    await page.goto(start);
    const way = page.getByRole('link', { name: `Continue at question 12 of ${quiz.counterTotal}` });
    await expect(way).toBeVisible();
    expect(await page.evaluate(layoutShift)).toBe(0);
    await expect(page.getByText(`About ${quiz.minutes} minutes`)).toBeVisible();
    await expect(page.getByText('A self-check, not a diagnosis.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await way.click();
    await expect(page).toHaveURL(screens);
    await seeScreen(page, quiz, 12);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

/** Runs in the page: the sum of all shifts since it came. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}
