import { expect, test } from 'vitest';
import { tailAt } from './sky-tail.ts';

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [10, 0, 10],
  [11, 1, 1],
  [20, 1, 10],
  [90, 8, 10],
  [250, 24, 10],
])('after %d rounds the tail has %d knots and %d bows', (done, knots, bows) => {
  expect(tailAt(done)).toEqual({ knots, bows });
});
