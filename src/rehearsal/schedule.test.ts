import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import type { PastAct } from '#server/operations/rehearsal/past-purchase.ts';
import { scheduleOf } from './schedule.ts';

const at = Date.parse('2030-01-01T12:00:00Z');
const minuteMs = 60_000;
const cancels = (days: number): PastAct => ({ at: at + days * dayMs, act: 'cancels', email: null });
const givenBack = (days: number): PastAct => ({ at: at + days * dayMs, act: 'is given back', payment: 0, share: 1 });

describe('the schedule of a rehearsal', () => {
  it.each<[string, PastAct[], [string, number][]]>([
    [
      'is in the order of time',
      [cancels(9), cancels(3)],
      [
        ['cancels', 3 * dayMs],
        ['cancels', 9 * dayMs],
      ],
    ],
    [
      'asks for a refund as long before as its approval takes',
      [givenBack(5)],
      [['is given back', 5 * dayMs - 10 * minuteMs]],
    ],
    ['asks for no refund before the purchase', [givenBack(0)], [['is given back', 0]]],
    [
      'stops a card before the charge that failed',
      [{ at: at + 28 * dayMs, act: 'card declines' }],
      [['card declines', 28 * dayMs - minuteMs]],
    ],
    ['ends with the span', [cancels(9), cancels(90)], [['cancels', 9 * dayMs]]],
  ])('%s', (_, acts, expected) => {
    const steps = scheduleOf({ at, acts }, at + 90 * dayMs);
    expect(steps.map((step) => [step.act, step.at - at])).toEqual(expected);
  });
});
