/**
 * Needs a browser: a quiz that operators have published, from the first paint to the result. The words of its first
 * screen are in the page, and a visitor in the middle goes on when they change.
 */
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { bodyOf } from '#contract/quiz-document/quiz-of-body.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { beginButton } from './adhd.ts';
import { returnToScreen } from './adhd-visit.ts';
import { putInForce } from './published-quiz.ts';
import { expect, test } from './test.ts';

/** The shipped quiz with other words on two screens and in its results. */
function withWords(first: string, second: string): QuizBody {
  const body = bodyOf(quizzes.adhd, null);
  body.screens[0]!.title = first;
  body.screens[1]!.title = second;
  for (const level of Object.values(body.results)) level.recommendation = 'Take one thing from this page with you.';
  return body;
}

test('a published quiz is in the page before the first tap, goes on in the middle, and ends in its own result', async ({
  page,
}) => {
  const takeBack = [await putInForce('adhd', withWords('Who is answering?', 'How many years have you seen?'))];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await expect
    .poll(async () => (await page.request.get('/quiz/dialogues')).text())
    .toMatch(/<h1[^>]*>Who is answering\?<\/h1>/);
  try {
    await page.goto('/quiz/dialogues');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is answering?');
    await beginButton(page).click();
    await page.getByText('Another way').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How many years have you seen?');
    expect(asked.filter((path) => path.startsWith('/content/quiz/'))).toHaveLength(1);

    takeBack.push(await putInForce('adhd', withWords('Who is answering?', 'How old are you, in years?')));
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('heading', { level: 1 }).textContent();
      })
      .toBe('How old are you, in years?');

    await returnToScreen(page, 25);
    await expect(page.getByText('Take one thing from this page with you.')).toBeVisible();
  } finally {
    for (const back of takeBack) await back();
  }
});
