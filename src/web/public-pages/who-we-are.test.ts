import { expect, it } from 'vitest';
import { publicFigures } from '#quiz/figures.ts';
import { sources } from './who-we-are.tsx';

it('Home names the source of every public figure, and no other', () => {
  expect(new Set(sources)).toEqual(new Set(Object.values(publicFigures).map(({ source }) => source)));
});
