import { describe, expect, it } from 'vitest';
import { nearestKite, neighbourOf, readingOrder } from './kite-places.ts';

const places = [
  { x: 0.8, y: 0.13 },
  { x: 0.2, y: 0.17 },
  { x: 0.5, y: 0.5 },
  { x: 0.4, y: 0.9 },
];

it('kites are read line by line, and a little higher is still the same line', () => {
  expect(readingOrder(places)).toEqual([1, 0, 2, 3]);
});

describe('a tap', () => {
  const pair = [
    { x: 0.5, y: 0.5 },
    { x: 0.6, y: 0.5 },
  ];
  it('between two kites is for the nearer one', () => {
    expect([0.54, 0.56].map((x) => nearestKite(pair, { x, y: 0.5 }, 0.09))).toEqual([0, 1]);
  });
  it('beside all kites is for none', () => {
    expect(nearestKite(pair, { x: 0.5, y: 0.6 }, 0.09)).toBeNull();
  });
});

describe('an arrow key', () => {
  it('leads to the nearest kite on its side', () => {
    expect(neighbourOf(places, 1, 'ArrowRight')).toBe(0);
    expect(neighbourOf(places, 2, 'ArrowDown')).toBe(3);
    expect(neighbourOf(places, 2, 'ArrowLeft')).toBe(1);
  });
  it('leads nowhere when no kite is on its side', () => {
    expect(neighbourOf(places, 3, 'ArrowDown')).toBeNull();
  });
  it('is no other key', () => {
    expect(neighbourOf(places, 1, 'Tab')).toBeNull();
  });
});
