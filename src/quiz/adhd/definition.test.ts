import { expect, test } from 'vitest';
import { quizzes } from '#quiz/quizzes.ts';

test('"Difficult to answer" and "Other" are on offer (§ 9)', () => {
  const labels = quizzes.adhd.screens.flatMap((each) => each.options ?? []).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Difficult to answer', 'Other']));
});
