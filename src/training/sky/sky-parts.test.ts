import { expect, it } from 'vitest';
import { skyPartsOf } from './sky-parts.ts';

it('Hold the line keeps its own ground, and its still form has the land', () => {
  expect(skyPartsOf('hold-the-line', 'timed')).toEqual({ hasLand: false, hasKite: false });
  expect(skyPartsOf('hold-the-line', 'still')).toEqual({ hasLand: true, hasKite: true });
});

it('the own kite flies where no other kite is looked at below the sign', () => {
  expect(skyPartsOf('change-course', 'timed').hasKite).toBe(true);
  expect(skyPartsOf('wait-for-the-gust', 'timed').hasKite).toBe(false);
  expect(skyPartsOf('count-the-bows', 'untimed').hasKite).toBe(false);
});
