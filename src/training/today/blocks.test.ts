import { expect, it } from 'vitest';
import { blocksOf, nextBlock } from './blocks.ts';

it.each([
  [3, [16]],
  [5, [22]],
  [7, [22, 16]],
  [15, [22, 22, 22]],
])('%i minutes of Hold the line are blocks of at most five minutes', (minutes, rounds) => {
  expect(blocksOf('hold-the-line', minutes)).toEqual(rounds);
});

it('an exercise goes on where it was left, and ends when all rounds are done', () => {
  expect(nextBlock('hold-the-line', 7, 0)).toEqual({ block: 1, of: 2, rounds: 22 });
  expect(nextBlock('hold-the-line', 7, 9)).toEqual({ block: 1, of: 2, rounds: 13 });
  expect(nextBlock('hold-the-line', 7, 22)).toEqual({ block: 2, of: 2, rounds: 16 });
  expect(nextBlock('hold-the-line', 7, 38)).toBeNull();
});

it('one or two rounds that are left are no block of their own', () => {
  expect(nextBlock('hold-the-line', 7, 20)).toEqual({ block: 2, of: 2, rounds: 16 });
  expect(nextBlock('hold-the-line', 3, 14)).toBeNull();
});
