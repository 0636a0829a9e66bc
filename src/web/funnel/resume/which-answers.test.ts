import { expect, it } from 'vitest';
import type { QuizState } from '#quiz/quiz.ts';
import { whichAnswers } from './which-answers.ts';

/** A visitor who has given these answers from the first screen on and is on the one after them. */
function visit(answers: readonly (readonly string[])[], currentScreen = answers.length + 1, passed = false): QuizState {
  const given = answers.map((answer, index) => [
    index + 1,
    { answers: answer, points: 0, answered: true, openedAt: index, closedAt: index },
  ]);
  return { screens: Object.fromEntries(given), currentScreen, passed };
}

const two = [['woman'], ['34']];
const three = [...two, ['hours-vanish', 'restless']];

it.each([
  ['a device without answers takes the link’s', visit([]), visit(two), 'linked'],
  ['a device that only looked around takes the link’s', visit([[], []]), visit(two), 'linked'],
  ['a device that is behind takes the link’s', visit(two), visit(three), 'linked'],
  ['the same answers and place are taken', visit(two), visit(two), 'linked'],
  ['the same answers, read further here, go on here', visit(two, 5), visit(two, 3), 'own'],
  ['the same answers, finished here, go on here', visit(two, 3, true), visit(two, 3), 'own'],
  ['the same answers, finished there, are taken', visit(two, 3), visit(two, 3, true), 'linked'],
  ['a device that is further along is asked', visit(three), visit(two), 'ask'],
  ['another answer here is asked about', visit([['man'], ['34']]), visit(three), 'ask'],
  ['one choice more here is asked about', visit(three), visit([...two, ['restless']]), 'ask'],
  ['an empty link does not take answers away', visit(two), visit([]), 'ask'],
] as const)('%s', (_what, own, linked, verdict) => {
  expect(whichAnswers(own, linked)).toBe(verdict);
});
