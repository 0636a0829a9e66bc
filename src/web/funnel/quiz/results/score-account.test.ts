import { describe, expect, it } from 'vitest';
import { scoreOf } from '#quiz/engine/score.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { scoreAccount } from './score-account.ts';

const { adhd, wellbeing } = quizzes;

function accountOf(quiz: Quiz, totalPoints: number) {
  return scoreAccount(quiz, { parts: [], totalPoints, ...scoreOf(quiz.scale, totalPoints) });
}
const stepsOf = (quiz: Quiz, points: number) =>
  accountOf(quiz, points).steps.map(({ label, value }) => `${label}: ${value}`);

describe('how a score came about, step by step (§ 9)', () => {
  it('the explanation multiplies the points by 1.6 and applies the limits of the level (§ 9)', () =>
    expect(stepsOf(adhd, 28)).toEqual([
      'All points: 28',
      '28 × 1.6: 44.8',
      'Shown within 45.6 to 57, the limits of your level: 45.6',
      'Your score, as shown above: 46',
    ]));

  it('the explanation of the wellbeing quiz subtracts from 100, and its middle level has no limits (§ 9)', () =>
    expect(stepsOf(wellbeing, 20)).toEqual([
      'All points: 20',
      '100 − 20 × 1.6: 68.0',
      'Shown as it is: your level has no limits: 68.0',
      'Your score, as shown above: 68',
    ]));

  it.each([
    [60, 'Shown no lower than 20.3, the limit of your level: 20.3'],
    [0, 'Shown no higher than 91, the limit of your level: 91.0'],
  ])('the explanation of the wellbeing quiz names the only limit for %i points', (points, words) =>
    expect(stepsOf(wellbeing, points)).toContain(words),
  );

  it('the explanation writes a negative score with a minus', () =>
    expect(stepsOf(wellbeing, 70)).toContain('100 − 70 × 1.6: −12.0'));

  it('the explanation says that the scale is no validated instrument', () =>
    expect(accountOf(adhd, 10).intro).toContain('not a validated instrument'));

  it('the explanation names the thresholds with the quiz’s own labels', () =>
    expect(accountOf(wellbeing, 10).levels).toBe(
      'Before the limits: up to 55 is At Risk, above 55 and below 80 is Stable, from 80 on is Thriving.',
    ));
});
