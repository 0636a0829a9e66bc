import { describe, expect, it } from 'vitest';
import { passedMark } from './chargeback-marks.ts';

describe('the marks of the chargeback ratio', () => {
  it.each([
    [64, null],
    [65, 'first'],
    [89, 'first'],
    [90, 'second'],
    [149, 'second'],
    [150, 'scheme'],
  ])('%d disputes of 10,000 payments', (disputes, mark) => expect(passedMark(disputes, 10_000)).toBe(mark));

  it('none without payments', () => expect(passedMark(1, 0)).toBeNull());
});
