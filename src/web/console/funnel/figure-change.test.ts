import { describe, expect, it } from 'vitest';
import { changeOf, isGood, shareChange } from './figure-change.ts';

it.each([
  [0.0396, 0.0375, '+0.21 pts', 'up'],
  [0.072, 0.078, '-0.60 pts', 'down'],
  [0.5, 0.4, '+10.0 pts', 'up'],
  [0.09996, 0, '+10.0 pts', 'up'],
  [0.05, 0, '+5.00 pts', 'up'],
  [0, 1, '-100.0 pts', 'down'],
] as const)('a share of %d after %d changed by %s', (now, before, label, direction) => {
  expect(changeOf(now, before, 'share')).toEqual({ label, direction });
});

it.each([
  [1061, 1000, '+6.1%', 'up'],
  [939, 1000, '-6.1%', 'down'],
  [0, 4, '-100.0%', 'down'],
  [2, 1, '+100.0%', 'up'],
  [12_345, 1, '+1,234,400%', 'up'],
  [-50, 100, '-150.0%', 'down'],
] as const)('an amount of %d after %d changed by %s', (now, before, label, direction) => {
  expect(changeOf(now, before, 'money')).toEqual({ label, direction });
});

it.each([
  [33, 30, '+10.0%', 'up'],
  [7, 0, '+7', 'up'],
  [2, 1, '+1', 'up'],
  [1000, 29, '+971', 'up'],
  [0, 29, '-29', 'down'],
  [0, 30, '-100.0%', 'down'],
] as const)('a count of %d after %d changed by %s', (now, before, label, direction) => {
  expect(changeOf(now, before, 'count')).toEqual({ label, direction });
});

it('an amount after none is new, not infinitely larger', () => {
  expect(changeOf(7, 0, 'money')).toEqual({ label: 'new', direction: 'up' });
});

describe('two shares', () => {
  const share = (count: number, of: number, isOpen = false) => ({ count, of, isOpen });

  it('are compared once both windows are closed', () => {
    expect(shareChange(share(6, 30), share(3, 30))).toEqual({ label: '+10.0 pts', direction: 'up' });
    expect(shareChange(share(6, 30, true), share(3, 30))).toBeNull();
    expect(shareChange(share(6, 30), share(3, 30, true))).toBeNull();
  });

  it('of fewer than 30 people are not compared', () => {
    expect(shareChange(share(6, 29), share(3, 30))).toBeNull();
    expect(shareChange(share(6, 30), share(3, 29))).toBeNull();
  });
});

it.each([
  [-7, 0],
  [5, -10],
  [-20, -10],
])('an amount of %d after %d has no change in percent', (now, before) => {
  expect(changeOf(now, before, 'money')).toEqual({ label: 'n/a', direction: 'unknown' });
});

it.each([
  [null, 0.1],
  [0.1, null],
  [null, null],
])('a change is unknown when a figure is: %s after %s', (now, before) => {
  expect(changeOf(now, before, 'share')).toEqual({ label: 'n/a', direction: 'unknown' });
});

it.each([0, 0.25, 30])('figures that are both %d have no change', (figure) => {
  expect(changeOf(figure, figure, 'count')).toEqual({ label: 'no change', direction: 'same' });
});

it('a change hidden by rounding is called neither none nor a rise', () => {
  expect(changeOf(48_213, 48_212, 'count')).toEqual({ label: 'about the same', direction: 'same' });
  expect(changeOf(0.039_61, 0.0396, 'share')).toEqual({ label: 'about the same', direction: 'same' });
});

it('good is more of what we want and less of what we do not', () => {
  expect([isGood('up', 'more'), isGood('down', 'less')]).toEqual([true, true]);
  expect([isGood('down', 'more'), isGood('up', 'less')]).toEqual([false, false]);
});

it('nothing is good or bad without a rise or a fall', () => {
  expect([isGood('same', 'more'), isGood('unknown', 'less')]).toEqual([null, null]);
});
