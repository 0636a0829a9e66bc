import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Quiz } from '#quiz/quiz.ts';
import { addQuestion, removeQuestion } from '#testing/quiz/longer-quiz.ts';

async function load() {
  return {
    ...(await import('#quiz/load-quiz.ts')),
    ...(await import('#quiz/engine/progress.ts')),
    ...(await import('#quiz/engine/result.ts')),
    ...(await import('#testing/quiz/walk.ts')),
    ...(await import('#web/funnel/screen-parts/position-label.ts')),
  };
}

let code: Awaited<ReturnType<typeof load>>;
let adhd: Quiz;
beforeAll(async () => {
  addQuestion();
  code = await load();
  adhd = await code.loadQuiz('adhd');
});
afterAll(removeQuestion);

it('a question that is added before the result is walked, counted and scored', () => {
  const least = code.walkThrough(adhd, code.nearShare(0));
  const most = code.walkThrough(adhd, code.nearShare(1));
  expect([least.passed, code.totalPoints(adhd, least)]).toEqual([true, 0]);
  expect(code.totalPoints(adhd, most)).toBe(72 + 3);
  expect(adhd.screens[adhd.resultScreen - 1]!.type).toBe('results');
  expect(code.positionLabel(adhd, { ...least, currentScreen: 25, passed: false })).toBe('Question 25 of 30');
});
