import { describe, expect, it } from 'vitest';
import { quizzes } from '#quiz/quizzes.ts';
import { scoreBands } from './result-bands.ts';

const { adhd, frequency, wellbeing } = quizzes;

describe('the dial’s bands (§ 9)', () => {
  it.each([adhd, frequency])('the dial’s bands of $name part at 30 and 60', (quiz) =>
    expect(scoreBands(quiz).map(({ word, from, to }) => [word, from, to])).toEqual([
      ['Low', 0, 30],
      ['Middle', 30, 60],
      ['High', 60, 100],
    ]),
  );

  it('the dial’s bands of the wellbeing quiz part at 55 and 80, with its own labels', () =>
    expect(scoreBands(wellbeing).map(({ word, from, to }) => [word, from, to])).toEqual([
      ['At Risk', 0, 55],
      ['Stable', 55, 80],
      ['Thriving', 80, 100],
    ]));

  it('the dial’s bands take their colour from the meaning of the level, not from its score', () => {
    const [atRisk, , thriving] = scoreBands(wellbeing);
    const high = scoreBands(adhd)[2];
    expect(atRisk!.tone).toBe(high!.tone);
    expect(thriving!.tone).toBe('thrive');
  });
});
