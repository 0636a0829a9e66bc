import { describe, expect, it } from 'vitest';
import { judgeChargebacks } from './chargeback-marks.ts';

const figures = { disputes: 1, payments: 1000, disputedMinor: 0, paidMinor: 1_000_000 };

describe('chargebacks', () => {
  it.each([
    [0, null],
    [6_499, null],
    [6_500, 'limit'],
    [8_999, 'limit'],
    [9_000, 'urgent'],
  ])('with a value of %d in a million, by money, whatever their count', (disputedMinor, passed) => {
    for (const disputes of [1, 900]) {
      const verdict = judgeChargebacks({ ...figures, disputes, disputedMinor });
      expect([verdict.passed, verdict.byMoney]).toEqual([passed, disputedMinor / 1_000_000]);
    }
  });

  it.each([
    [1_500, 50_000, 'too few'],
    [1_501, 100_068, 'below'],
    [1_501, 100_000, 'above'],
  ])('%d disputes of %d payments are for Visa %s', (disputes, payments, visa) => {
    expect(judgeChargebacks({ ...figures, disputes, payments })).toMatchObject({ visa, byCount: disputes / payments });
  });

  it.each([
    ['fewer than 100 payments', { ...figures, disputes: 99, payments: 99, disputedMinor: 1_000_000 }],
    ['no payment', { disputes: 1, payments: 0, disputedMinor: 5, paidMinor: 0 }],
    ['payments that came to nothing', { ...figures, paidMinor: 0 }],
  ])('of %s say nothing', (_what, few) => {
    expect(judgeChargebacks(few)).toEqual({ byMoney: null, byCount: null, passed: null, visa: 'too few' });
  });

  it('of 100 payments say something', () => {
    expect(judgeChargebacks({ ...figures, payments: 100, disputedMinor: 10_000 })).toMatchObject({
      byMoney: 0.01,
      passed: 'urgent',
      byCount: 0.01,
      visa: 'too few',
    });
  });
});
