import { describe, expect, it } from 'vitest';
import { movementsOfPayment, movementsOfReturns, type Recorded } from './movements.ts';

const paid = { paidAt: 5, totalMinor: 1899, paidTaxMinor: 303 };
const sale = { kind: 'sale', grossMinor: 1899, taxMinor: 303, occurredAt: 5 };
const back = { totalMinor: 1899, taxMinor: 303 };
const lost = { grossMinor: -1899, taxMinor: -303 };
const won = { grossMinor: 1899, taxMinor: 303 };
const chargeback = { action: 'chargeback', status: 'approved', ...back };
const lifted = { ...chargeback, status: 'reversed' };
const reversal = { action: 'chargeback_reverse', status: 'approved', ...back };

describe('a payment', () => {
  it('is a sale on the day on which the money was taken', () => expect(movementsOfPayment(paid, {})).toEqual([sale]));
  it('is none while no money was taken', () => expect(movementsOfPayment({ ...paid, paidAt: null }, {})).toEqual([]));
  it('without tax is one too', () => {
    const untaxed = { ...sale, taxMinor: 0 };
    expect(movementsOfPayment({ ...paid, paidTaxMinor: 0 }, {})).toEqual([untaxed]);
  });
  it('counts once', () => expect(movementsOfPayment(paid, { sale: won })).toEqual([]));
  it('adds what was not recorded yet', () => {
    const recorded = { sale: { grossMinor: 1899, taxMinor: 300 } };
    expect(movementsOfPayment(paid, recorded)).toEqual([{ ...sale, grossMinor: 0, taxMinor: 3 }]);
  });
});

describe('money that goes back', () => {
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
      'one that is lifted by its status',
      [[lifted], { chargeback: lost }, at('chargeback')],
      [{ kind: 'chargeback_reverse', ...won, occurredAt: 20 }],
    ],
    [
      'one that is lifted by a reversal of its own',
      [[chargeback, reversal], { chargeback: lost }, at('chargeback_reverse')],
      [{ kind: 'chargeback_reverse', ...won, occurredAt: 10 }],
    ],
    [
      'one that is lifted by both',
      [[lifted, reversal], { chargeback: lost, chargeback_reverse: won }, at('chargeback_reverse')],
      [],
    ],
    [
      'one that is first heard of when it was lifted',
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
  it.each(cases)('%s', (_name, [all, recorded, news], expected) =>
    expect(movementsOfReturns(all, recorded, news)).toEqual(expected),
  );
});
