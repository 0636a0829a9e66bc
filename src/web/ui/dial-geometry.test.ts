import { expect, it } from 'vitest';
import { arcBetween, bandAt, leanAtScore, pointAtScore } from './dial-geometry.ts';

it('a dial starts at the left end, has 50 at the top and ends at the right', () => {
  expect(pointAtScore(0, 164).map(Math.round)).toEqual([36, 214]);
  expect(pointAtScore(50, 164).map(Math.round)).toEqual([200, 50]);
  expect(pointAtScore(100, 164).map(Math.round)).toEqual([364, 214]);
});

it('a band is drawn as an arc between its two scores, clockwise over the top', () => {
  expect(arcBetween(0, 100, 164)).toBe('M36 214A164 164 0 0 1 364 214');
});

it('the kite leans to the side the score is on', () => {
  expect([leanAtScore(0), leanAtScore(50), leanAtScore(100)]).toEqual([-90, 0, 90]);
});

const attention = [{ to: 30 }, { to: 60 }, { to: 100 }];
it.each([
  [0, 0],
  [30, 0],
  [30.1, 1],
  [59.9, 1],
  [60, 2],
  [100, 2],
])('a score of %d is in band %d of the adhd quiz (§ 9)', (score, band) => {
  expect(bandAt(score, attention)).toBe(band);
});

const wellbeing = [{ to: 55 }, { to: 80 }, { to: 100 }];
it.each([
  [55, 0],
  [55.1, 1],
  [80, 2],
])('a score of %d is in band %d of the wellbeing quiz (§ 9)', (score, band) => {
  expect(bandAt(score, wellbeing)).toBe(band);
});
