import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { actsOf, type PastLife, type PastState } from './acts-of.ts';
import type { PastAct } from './past-purchase.ts';

const begun = Date.parse('2030-01-01T12:00:00Z');
const day = (days: number) => begun + days * dayMs;
const active = (at: number, more: Partial<PastState> = {}): PastState => ({
  at: day(at),
  status: 'active',
  scheduled: null,
  offerId: 1,
  ...more,
});
const paid = (at: number, transactionId: string, grossMinor = 1999) =>
  ({ at: day(at), kind: 'payment', transactionId, grossMinor }) as const;
const planned = (action: string, at: number) => ({ scheduled: { action, at: day(at) } });

const lives: [what: string, life: Partial<PastLife>, acts: PastAct[]][] = [
  ['a purchase and its renewals are no act', { states: [active(0)], money: [paid(0, 'a'), paid(28, 'b')] }, []],
  [
    'a cancellation that takes effect is one act, with its email',
    {
      states: [active(0), active(9, planned('cancel', 28)), active(28, { status: 'canceled' })],
      requests: [{ at: day(9), email: 'cancelled' }],
    },
    [{ at: day(9), act: 'cancels', email: 'cancelled' }],
  ],
  [
    'a cancellation at the provider has no email of ours',
    { states: [active(0), active(9, planned('cancel', 28))] },
    [{ at: day(9), act: 'cancels', email: null }],
  ],
  [
    'a cancellation that is taken back is two acts',
    { states: [active(0), active(9, planned('cancel', 28)), active(11)] },
    [
      { at: day(9), act: 'cancels', email: null },
      { at: day(11), act: 'keeps' },
    ],
  ],
  [
    'an end before its time is an act of its own',
    {
      states: [active(0), active(5, { status: 'canceled' })],
      requests: [{ at: day(5), email: 'withdrawn' }],
    },
    [{ at: day(5), act: 'ends', email: 'withdrawn' }],
  ],
  [
    'the provider gives up on an unpaid renewal by itself',
    { states: [active(0), active(28, { status: 'past_due' }), active(58, { status: 'canceled' })] },
    [{ at: day(28), act: 'card declines' }],
  ],
  [
    'whoever cancels with an unpaid renewal ends it',
    {
      states: [active(0), active(28, { status: 'past_due' }), active(30, { status: 'canceled' })],
      requests: [{ at: day(30), email: 'cancelled' }],
    },
    [
      { at: day(28), act: 'card declines' },
      { at: day(30), act: 'ends', email: 'cancelled' },
    ],
  ],
  [
    'a card works again',
    { states: [active(0), active(28, { status: 'past_due' }), active(31)] },
    [
      { at: day(28), act: 'card declines' },
      { at: day(31), act: 'card works' },
    ],
  ],
  [
    'a pause that begins and ends by plan is one act, as long as it lasts',
    {
      states: [
        active(0),
        active(6, planned('pause', 28)),
        active(28, { status: 'paused', ...planned('resume', 59) }),
        active(59),
      ],
    },
    [{ at: day(6), act: 'pauses', lastsMs: 31 * dayMs }],
  ],
  [
    'a pause that has not begun ends when the subscription says',
    { states: [active(0), active(6, planned('pause', 28))], resumeAt: day(59) },
    [{ at: day(6), act: 'pauses', lastsMs: 31 * dayMs }],
  ],
  [
    'a pause without an end lasts until somebody asks',
    { states: [active(0), active(6, planned('pause', 28)), active(28, { status: 'paused' }), active(40)] },
    [
      { at: day(6), act: 'pauses', lastsMs: null },
      { at: day(40), act: 'resumes' },
    ],
  ],
  [
    'another plan is chosen',
    { states: [active(0), active(8, { offerId: 2 })] },
    [{ at: day(8), act: 'changes plan', offerId: 2 }],
  ],
  [
    'a plan that begins with a renewal is agreed to, and begins shortly before',
    {
      states: [active(0), active(27, { offerId: 2 })],
      laterPlans: [{ agreedAt: day(8), begunAt: day(27), offerId: 2 }],
    },
    [
      { at: day(8), act: 'agrees to a later plan' },
      { at: day(27), act: 'begins a later plan', offerId: 2 },
    ],
  ],
  [
    'one that was taken back or waits is a consent alone',
    { states: [active(0)], laterPlans: [{ agreedAt: day(8), begunAt: null, offerId: 2 }] },
    [{ at: day(8), act: 'agrees to a later plan' }],
  ],
  [
    'money that went back is a share of its payment',
    {
      states: [active(0)],
      money: [
        paid(0, 'a'),
        paid(28, 'b', 2000),
        { at: day(30), kind: 'refund', transactionId: 'b', grossMinor: -500 },
        { at: day(31), kind: 'chargeback', transactionId: 'a', grossMinor: -1999 },
        { at: day(40), kind: 'chargeback_reverse', transactionId: 'a', grossMinor: 1999 },
        { at: day(41), kind: 'credit', transactionId: 'a', grossMinor: -100 },
      ],
    },
    [
      { at: day(30), act: 'is given back', payment: 1, share: 0.25 },
      { at: day(31), act: 'charges back', payment: 0, email: 'charged-back' },
      { at: day(40), act: 'dispute is lifted', payment: 0 },
    ],
  ],
  [
    'given time moves the next charge',
    { states: [active(0)], moves: [{ at: day(9), byMs: 7 * dayMs }] },
    [{ at: day(9), act: 'is given time', byMs: 7 * dayMs }],
  ],
];

describe('what somebody did to a subscription', () => {
  it.each(lives)('%s', (_, life, acts) => {
    expect(actsOf({ states: [], money: [], requests: [], moves: [], laterPlans: [], resumeAt: null, ...life })).toEqual(
      acts,
    );
  });
});
