import { describe, expect, it } from 'vitest';
import { explainScore } from '#quiz/engine/score-explanation.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { explanationText } from './explanation-copy.ts';

const { wellbeing } = quizzes;

describe('the explanation as text', () => {
  const state = walkThrough(wellbeing, nearShare(0.4));
  const lines = explanationText(wellbeing, state).split('\n');

  it('the explanation as text begins with score and level', () =>
    expect(lines[0]).toMatch(/^(At Risk|Stable|Thriving), \d+ of 100\. [A-Z]/));

  it('the explanation as text has a line for each answer that can give points, and they add up', () => {
    const { parts, totalPoints } = explainScore(wellbeing, state);
    const points = lines.flatMap((line) => /^(\d+) {2}/.exec(line)?.[1] ?? []).map(Number);
    expect(points).toHaveLength(parts.length);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(totalPoints);
  });
});
