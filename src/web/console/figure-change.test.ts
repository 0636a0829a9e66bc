import { describe, expect, it } from 'vitest';
import { changeOf, isGood } from './figure-change';

describe('the change of a share', () => {
  it.each([
    [0.0396, 0.0375, '+0.21 pts', 'up'],
    [0.072, 0.078, '-0.60 pts', 'down'],
    [0.5, 0.4, '+10.0 pts', 'up'],
    [0.09996, 0, '+10.0 pts', 'up'],
    [0.05, 0, '+5.00 pts', 'up'],
    [0, 1, '-100.0 pts', 'down'],
  ] as const)('from %d now, %d before is %s', (now, before, words, direction) => {
    expect(changeOf(now, before, 'share')).toEqual({ words, direction });
  });
});

describe('the change of a count', () => {
  it.each([
    [1061, 1000, '+6.1%', 'up'],
    [939, 1000, '-6.1%', 'down'],
    [0, 4, '-100.0%', 'down'],
    [2, 1, '+100.0%', 'up'],
    [12_345, 1, '+1,234,400%', 'up'],
    [-50, 100, '-150.0%', 'down'],
  ] as const)('from %d now, %d before is %s', (now, before, words, direction) => {
    expect(changeOf(now, before, 'count')).toEqual({ words, direction });
  });

  it('from nothing is new, never endless', () => {
    expect(changeOf(7, 0, 'count')).toEqual({ words: 'new', direction: 'up' });
  });

  it.each([
    [-7, 0],
    [5, -10],
    [-20, -10],
  ])('has no part to name: %d now, %d before', (now, before) => {
    expect(changeOf(now, before, 'count')).toEqual({ words: 'n/a', direction: 'unknown' });
  });
});

describe('any change', () => {
  it.each([
    [null, 0.1],
    [0.1, null],
    [null, null],
  ])('is not known when a figure is not: %s now, %s before', (now, before) => {
    expect(changeOf(now, before, 'share')).toEqual({ words: 'n/a', direction: 'unknown' });
  });

  it.each([0, 0.25, 30])('is none when both are %d', (figure) => {
    expect(changeOf(figure, figure, 'count')).toEqual({ words: 'no change', direction: 'same' });
  });

  it('that rounding hides is called neither none nor a rise', () => {
    expect(changeOf(48_213, 48_212, 'count')).toEqual({ words: 'about the same', direction: 'same' });
    expect(changeOf(0.039_61, 0.0396, 'share')).toEqual({ words: 'about the same', direction: 'same' });
  });
});

describe('good news', () => {
  it('is more of what we want and less of what we do not', () => {
    expect([isGood('up', 'more'), isGood('down', 'less')]).toEqual([true, true]);
    expect([isGood('down', 'more'), isGood('up', 'less')]).toEqual([false, false]);
  });

  it('cannot be told without a rise or a fall', () => {
    expect([isGood('same', 'more'), isGood('unknown', 'less')]).toEqual([null, null]);
  });
});
