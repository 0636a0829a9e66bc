import { expect, it } from 'vitest';
import { type Box, compareBoxes } from './boxes.ts';

const box = (place: string, height: number, top = 0): Box => ({ place, name: place, left: 0, top, width: 300, height });

it('names a stretched row by what is in it, and not the page around it', () => {
  const expected = [box('.0', 500), box('.0.0', 56), box('.0.1', 40, 56)];
  const actual = [box('.0', 900), box('.0.0', 121), box('.0.1', 40, 56)];
  expect(compareBoxes(expected, actual)).toEqual(['.0.0 is 300 × 121 at 0, 0, in Chromium 300 × 56 at 0, 0']);
});

it('takes three pixels, or three in a hundred, for rounding', () => {
  expect(compareBoxes([box('.0', 40)], [box('.0', 43)])).toEqual([]);
  expect(compareBoxes([box('.0', 40)], [box('.0', 44)])).toHaveLength(1);
  expect(compareBoxes([box('.0', 1000)], [box('.0', 1030)])).toEqual([]);
});

it('names what is seen in one engine only', () => {
  expect(compareBoxes([box('.0', 40)], [box('.1', 20)])).toEqual([
    '.1 is seen only here',
    '.0 is seen only in Chromium',
  ]);
  const line = { ...box('.2', 1), width: 2 };
  expect(compareBoxes([], [line])).toEqual([]);
});

it('leaves to the browser how wide words are that go on in the next line', () => {
  const broken = { ...box('.0', 36), left: null, width: null };
  expect(compareBoxes([box('.0', 36)], [broken])).toEqual([]);
  expect(compareBoxes([broken], [{ ...box('.0', 36), width: 200 }])).toEqual([]);
  expect(compareBoxes([broken], [box('.0', 53)])).toEqual(['.0 is 300 × 53 at 0, 0, in Chromium any × 36 at any, 0']);
});
