import { expect, test } from 'vitest';
import { difficultyTargets } from './difficulty-target.ts';

test('an easier aim has more right answers in every kind of exercise', () => {
  const { harder, usual, easier } = difficultyTargets;
  for (const rule of ['share', 'rightInRow', 'stepRatio'] as const) {
    expect(harder[rule]).toBeLessThan(usual[rule]);
    expect(usual[rule]).toBeLessThan(easier[rule]);
  }
});
