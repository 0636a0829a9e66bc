import { expect, it } from 'vitest';
import { chartRule } from '#training/engines/chart-the-wind/chart-the-wind.ts';
import { bowsRule } from '#training/engines/count-the-bows/count-the-bows.ts';
import { nextDifficulty } from './placement.ts';

it.each([
  ['Count the bows', bowsRule],
  ['Chart the wind', chartRule],
])('%s is easier for somebody who wants it easier', (_name, rule) => {
  const middle = rule.first;
  const answers = [true, true, false, true, false].map((isRight, i) => ({ x: middle + i / 10, isRight }));
  const [harder, usual, easier] = (['harder', 'usual', 'easier'] as const).map((aim) =>
    nextDifficulty(rule, { aim, lastScore: null }, answers),
  );
  expect(harder).toBeGreaterThan(usual!);
  expect(usual).toBeGreaterThan(easier!);
});
