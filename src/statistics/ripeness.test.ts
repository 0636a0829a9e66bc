import { describe, expect, it } from 'vitest';
import { isOver, shareOf } from './ripeness.ts';

describe('a share', () => {
  it('is told of thirty people or more', () => {
    expect(shareOf({ part: 3, all: 30, isRipe: true })).toBe(0.1);
    expect(shareOf({ part: 3, all: 29, isRipe: true })).toBeNull();
  });
  it('is told once nothing more can come', () => expect(shareOf({ part: 3, all: 30, isRipe: false })).toBeNull());
});

describe('a window', () => {
  const day = 86_400_000;
  it('is over after its last day', () => {
    expect(isOver(0, 30, 30 * day)).toBe(false);
    expect(isOver(0, 30, 30 * day + 1)).toBe(true);
  });
});
