import { expect, it } from 'vitest';
import { type ExerciseId, exerciseOf } from '#training/exercises/exercises.ts';
import { type DoneFacts, factLine } from './fact-line.ts';

const line = (id: ExerciseId, change: Partial<DoneFacts>) =>
  factLine({ exercise: exerciseOf(id), seconds: null, rounds: 0, right: 0, facts: {}, ...change });

it.each<[ExerciseId, Partial<DoneFacts>, string]>([
  ['hold-the-line', { rounds: 22, right: 15 }, '22 rounds. All kites found in 15'],
  ['hold-the-line', { rounds: 54, right: 50, facts: { medianMs: 300 } }, '54 rounds'],
  ['count-the-bows', { rounds: 16, right: 9, facts: { longest: 6 } }, '16 tails. The longest right one had 6'],
  ['count-the-bows', { rounds: 1, facts: { longest: 0 } }, '1 tail'],
  ['chart-the-wind', { rounds: 5, right: 3 }, '5 charts. 3 flew at the first try'],
  ['change-course', { rounds: 90, right: 71 }, '90 rounds. 71 as the sign said'],
  ['wait-for-the-gust', { rounds: 150, facts: { passed: 28 } }, '150 winds. 28 gusts let pass'],
  ['settle', { seconds: 184 }, 'About three minutes'],
  ['feet-on-the-hill', { seconds: 60 }, 'About one minute'],
  ['weather-report', { seconds: 3 }, 'Three seconds'],
  ['weather-report', { seconds: 1 }, 'One second'],
  ['weather-report', { seconds: 0 }, 'Done'],
  ['weather-report', { seconds: null }, 'Done'],
])('what was done of %s is told without a judgement (%#)', (id, facts, told) => {
  expect(line(id, facts)).toBe(told);
});
