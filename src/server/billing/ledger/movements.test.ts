import { describe, expect, it } from 'vitest';
import { movementsOfPayment, movementsOfReturns, type Recorded } from './movements.ts';

const paid = { paidAt: 5, totalMinor: 1899, paidTaxMinor: 303 };
const sale = { kind: 'payment', grossMinor: 1899, taxMinor: 303, occurredAt: 5 };
const back = { totalMinor: 1899, taxMinor: 303 };
const lost = { grossMinor: -1899, taxMinor: -303 };
const won = { grossMinor: 1899, taxMinor: 303 };
const chargeback = { action: 'chargeback', status: 'approved', ...back };
const lifted = { ...chargeback, status: 'reversed' };
const reversal = { action: 'chargeback_reverse', status: 'approved', ...back };

describe('a payment', () => {
  it('a payment is a sale on the day on which the money was taken', () =>
    expect(movementsOfPayment(paid, {})).toEqual([sale]));
  it('a payment is no sale before the money is taken', () =>
    expect(movementsOfPayment({ ...paid, paidAt: null }, {})).toEqual([]));
  it('a payment without tax is a sale too', () => {
    const untaxed = { ...sale, taxMinor: 0 };
    expect(movementsOfPayment({ ...paid, paidTaxMinor: 0 }, {})).toEqual([untaxed]);
  });
  it('a payment counts once', () => expect(movementsOfPayment(paid, { payment: won })).toEqual([]));
  it('a payment adds the amount that was not recorded yet', () => {
    const recorded = { payment: { grossMinor: 1899, taxMinor: 300 } };
    expect(movementsOfPayment(paid, recorded)).toEqual([{ ...sale, grossMinor: 0, taxMinor: 3 }]);
  });
});

describe('an adjustment', () => {
  const at = (action: string) => ({ action, createdAt: 10, updatedAt: 20 });
  const cases: [string, Parameters<typeof movementsOfReturns>, object[]][] = [
    ['a refund that waits', [[{ action: 'refund', status: 'pending_approval', ...back }], {}, at('refund')], []],
    [
      'a refund, from its approval on',
      [[{ action: 'refund', status: 'approved', ...back }], {}, at('refund')],
      [{ kind: 'refund', ...lost, occurredAt: 20 }],
    ],
    [
      'the second of two refunds in part',
      [
        [
          { action: 'refund', status: 'approved', totalMinor: 100, taxMinor: 16 },
          { action: 'refund', status: 'approved', totalMinor: 200, taxMinor: 32 },
        ],
        { refund: { grossMinor: -100, taxMinor: -16 } },
        at('refund'),
      ],
      [{ kind: 'refund', grossMinor: -200, taxMinor: -32, occurredAt: 20 }],
    ],
    [
      'a chargeback, from the day of the bank',
      [[chargeback], {}, at('chargeback')],
      [{ kind: 'chargeback', ...lost, occurredAt: 10 }],
    ],
    [
      'a chargeback that is lifted by its status',
      [[lifted], { chargeback: lost }, at('chargeback')],
      [{ kind: 'chargeback_reverse', ...won, occurredAt: 20 }],
    ],
    [
      'a chargeback that is lifted by a separate reversal',
      [[chargeback, reversal], { chargeback: lost }, at('chargeback_reverse')],
      [{ kind: 'chargeback_reverse', ...won, occurredAt: 10 }],
    ],
    [
      'a chargeback that is lifted by both',
      [[lifted, reversal], { chargeback: lost, chargeback_reverse: won }, at('chargeback_reverse')],
      [],
    ],
    [
      'a chargeback that we first hear of when it is lifted',
      [[lifted], {}, at('chargeback')],
      [
        { kind: 'chargeback', ...lost, occurredAt: 10 },
        { kind: 'chargeback_reverse', ...won, occurredAt: 20 },
      ],
    ],
    [
      'a refund that the provider takes back after all',
      [[{ action: 'refund', status: 'rejected', ...back }], { refund: lost } as Recorded, at('refund')],
      [{ kind: 'refund', ...won, occurredAt: 20 }],
    ],
  ];
  it.each(cases)('the money entries of an adjustment: %s', (_name, [all, recorded, latest], expected) =>
    expect(movementsOfReturns(all, recorded, latest)).toEqual(expected),
  );
});
