import { expect, it } from 'vitest';
import { weatherOf } from './sky-weather.ts';

const days = Array.from({ length: 28 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);

it('the weather of a day is the same whenever it is asked', () => {
  expect(days.map(weatherOf)).toEqual(days.map(weatherOf));
});

it('four weeks have every weather', () => {
  expect(new Set(days.map(weatherOf)).size).toBe(4);
});
