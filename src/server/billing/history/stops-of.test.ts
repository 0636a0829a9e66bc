import { expect, it } from 'vitest';
import { type MovedMoney, stopsOf } from './stops-of.ts';

const never = Number.POSITIVE_INFINITY;
const money = (kind: MovedMoney['kind'], at: number, grossMinor: number, transactionId = 'txn_1'): MovedMoney => ({
  kind,
  at,
  grossMinor,
  transactionId,
});
const paid = money('payment', 10, 1999);
const renewed = money('payment', 40, 1999, 'txn_2');

it.each<[string, MovedMoney[], { givenBack?: string[]; liftedAt?: number[] }, [from: number, until: number][]]>([
  ['a payment that stands stops nothing', [paid], {}, []],
  ['a chargeback does, until it is taken back', [paid, money('chargeback', 20, -1999)], {}, [[20, never]]],
  [
    'a chargeback that the bank has taken back has ended',
    [paid, money('chargeback', 20, -1999), money('chargeback_reverse', 30, 1999)],
    {},
    [[20, 30]],
  ],
  ['a chargeback of an earlier payment does, too', [paid, renewed, money('chargeback', 50, -1999)], {}, [[50, never]]],
  [
    'a second chargeback stops again',
    [
      paid,
      renewed,
      money('chargeback', 50, -1999),
      money('chargeback_reverse', 60, 1999),
      money('chargeback', 70, -1999, 'txn_2'),
    ],
    {},
    [
      [50, 60],
      [70, never],
    ],
  ],
  ['a whole refund by hand does', [paid, money('refund', 20, -1999)], {}, [[20, never]]],
  ['a refund in part does not', [paid, money('refund', 20, -900)], {}, []],
  [
    'two refunds that come to the whole do, from the second on',
    [paid, money('refund', 20, -900), money('refund', 25, -1099)],
    {},
    [[25, never]],
  ],
  [
    'a refund that is taken back has ended',
    [paid, money('refund', 20, -1999), money('refund', 22, 1999)],
    {},
    [[20, 22]],
  ],
  ['a refund that we gave ourselves does not', [paid, money('refund', 20, -1999)], { givenBack: ['txn_1'] }, []],
  ['a whole refund of an earlier payment does not', [paid, renewed, money('refund', 50, -1999)], {}, []],
  ['a payment after the refund changes nothing of it', [paid, money('refund', 20, -1999), renewed], {}, [[20, never]]],
  ['a credit does not', [paid, money('credit', 20, -1999)], {}, []],
  ['an operator ends it', [paid, money('chargeback', 20, -1999)], { liftedAt: [15, 30] }, [[20, 30]]],
  ['a return of a payment that is not known stops nothing', [money('refund', 20, -1999)], {}, []],
])('%s', (_what, moved, { givenBack = [], liftedAt = [] }, spans) => {
  expect(stopsOf(moved, { givenBack: new Set(givenBack), liftedAt })).toEqual(
    spans.map(([from, until]) => ({ from: from * 1000, until: until * 1000 })),
  );
});
