import { describe, expect, it } from 'vitest';
import { mentalHealth } from '../../../quiz/content/mental-health';
import { explainScore } from '../../../quiz/score-explanation';
import { nearShare, walkThrough } from '../../../quiz/walk.fixture';
import { explanationText } from './explanation-text';

describe('the explanation as text', () => {
  const state = walkThrough(mentalHealth, nearShare(0.4));
  const lines = explanationText(mentalHealth, state).split('\n');

  it('begins with score and level in words', () =>
    expect(lines[0]).toMatch(/^\d+\.\d of 100\. (At Risk|Stable|Thriving): /));

  it('has a line for each answer that can give points, and they add up', () => {
    const { parts, totalPoints } = explainScore(mentalHealth, state);
    const points = lines.flatMap((line) => /^(\d+) {2}/.exec(line)?.[1] ?? []).map(Number);
    expect(points).toHaveLength(parts.length);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(totalPoints);
  });
});
