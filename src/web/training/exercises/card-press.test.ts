import { expect, test } from 'vitest';
import { cardPress } from './card-press.ts';

test.each([
  ['open', 'play'],
  ['opening', 'wait'],
  ['unreachable', 'show'],
  ['no plan', 'show'],
  ['lapsed', 'show'],
] as const)('where training is %s, a press on a card does this: %s', (access, does) => {
  expect(cardPress(access)).toBe(does);
});
