import { expect, it } from 'vitest';
import { quizzes } from '#quiz/quizzes.ts';
import { isSketchDue } from './sketch-due.ts';

const { frequency } = quizzes;

it('the sketch stands in place on the question after every eighth answer, besides its cards', () => {
  const due = frequency.screens.flatMap(({ everyday }, index) =>
    everyday !== undefined && isSketchDue(frequency, index + 1) ? [index + 1] : [],
  );
  expect(due).toEqual([10, 19, 28]);
  const answersBefore = due.map((number) => frequency.screens.slice(0, number - 1).filter(({ area }) => area).length);
  expect(answersBefore).toEqual([8, 16, 24]);
});
