import { expect, it } from 'vitest';
import { minutesOfDay } from './light.ts';
import { pictureAlt, placeLine } from './picture-copy.ts';
import { places } from './places.ts';

it.each<[number, number, string]>([
  [4, 18 * 60, 'A kite over the river, in the evening'],
  [6, 8 * 60, 'A kite over the old bridge, in the morning'],
  [12, 12 * 60, 'A kite over the sea side, in the afternoon'],
  [13, 23 * 60, 'A kite over the mill, at night'],
])('place %i at minute %i is said in words', (place, minute, alt) => {
  expect(pictureAlt({ place, minute })).toBe(alt);
});

it('nothing that is said of a picture has a number', () => {
  for (const [place] of places.entries()) {
    expect(placeLine({ place })).toMatch(/^By the [a-z ]+$/);
    for (let minute = 0; minute < minutesOfDay; minute += 30)
      expect(pictureAlt({ place, minute })).toMatch(/^A kite over the [a-z ]+, (in|at) [a-z ]+$/);
  }
});
