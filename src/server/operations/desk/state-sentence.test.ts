import { describe, expect, it } from 'vitest';
import type { SubscriptionRecord } from '#server/billing/entitlement/subscriptions.sql.ts';
import { subscriptionRecord } from '#testing/server/subscription.ts';
import type { PaymentFact, PersonFacts } from './person-facts.ts';
import { standingOf } from './person-state.ts';
import { stateSentence } from './state-sentence.ts';

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const now = at('2026-11-21');

/** Maya as in the design: bought on 25 August, renewed on 17 November. */
const maya = (changes: Partial<SubscriptionRecord> = {}) =>
  subscriptionRecord({
    offerName: '12-week plan',
    amountMinor: 3599,
    intervalCount: 12,
    startedAt: at('2026-08-25'),
    paidUntilAt: at('2027-02-09'),
    nextBilledAt: at('2027-02-09'),
    ...changes,
  });
const paid = (changes: Partial<PaymentFact> = {}): PaymentFact => ({
  at: at('2026-11-17'),
  amountMinor: 3599,
  currency: 'USD',
  status: 'paid',
  subscriptionId: 'sub_1',
  ...changes,
});
const facts = (changes: Partial<PersonFacts> = {}): PersonFacts => ({
  signedUpAt: at('2026-08-25'),
  current: maya(),
  othersLive: 0,
  secondPurchase: null,
  payments: [paid()],
  grants: [],
  now,
  ...changes,
});
const trial = { status: 'trialing', paidUntilAt: null, trialEndsAt: at('2026-11-24'), nextBilledAt: at('2026-11-24') };
const cancelScheduled = {
  cancelWanted: true,
  willNotRenew: true,
  scheduledAction: 'cancel',
  scheduledAt: at('2027-02-09'),
};
const withdrawal = {
  requestedAt: at('2026-11-18'),
  isRepeated: false,
  isConfirmed: true,
  refundedAt: null,
  refund: { amountMinor: 3599, currency: 'USD' },
};
const gone = { withdrawn: true, status: 'canceled', paidUntilAt: null, nextBilledAt: null };
const given = { startsAt: at('2026-11-20'), endsAt: at('2026-12-20') };

const cases: [title: string, state: string, facts: PersonFacts, sentence: string][] = [
  [
    'pays a lower first price',
    'active',
    facts({ current: maya({ intro: { amountMinor: 1999, endsAt: at('2027-05-04') } }) }),
    'Pays $19.99 every 12 weeks, next on 9 February 2027, from 4 May 2027 $35.99. Not cancelled. Has access until then, because the payment of 17 November covers it.',
  ],
  [
    'pays the full price next',
    'active',
    facts({ current: maya({ intro: { amountMinor: 1999, endsAt: at('2027-02-09') } }) }),
    'Pays $35.99 every 12 weeks, next on 9 February 2027. Not cancelled. Has access until then, because the payment of 17 November covers it.',
  ],
  [
    'pays',
    'active',
    facts(),
    'Pays $35.99 every 12 weeks, next on 9 February 2027. Not cancelled. Has access until then, because the payment of 17 November covers it.',
  ],
  [
    'pays in whole yen, since last year',
    'active',
    facts({
      current: maya({
        amountMinor: 2980,
        currency: 'JPY',
        intervalUnit: 'year',
        intervalCount: 1,
        nextBilledAt: at('2026-12-01'),
        paidUntilAt: at('2026-12-01'),
      }),
      payments: [paid({ at: at('2025-12-01') })],
    }),
    'Pays ¥2,980 every year, next on 1 December 2026. Not cancelled. Has access until then, because the payment of 1 December 2025 covers it.',
  ],
  [
    'was given days beyond what is paid',
    'active',
    facts({ current: maya({ grants: [{ startsAt: at('2027-02-09'), endsAt: at('2027-02-16') }] }) }),
    'Pays $35.99 every 12 weeks, next on 9 February 2027. Not cancelled. Has access until 16 February 2027, because the payment of 17 November covers it.',
  ],
  [
    'is between the end of a period and the news of the charge',
    'active',
    facts({ now: at('2027-02-09') + 60_000 }),
    'Pays $35.99 every 12 weeks, next on 9 February 2027. Not cancelled. Still has access, because the charge of 9 February 2027 may be on its way.',
  ],
  [
    'is said to run, but no payment covers the time',
    'past due',
    facts({ now: at('2027-02-10') }),
    'The payment of $35.99 due on 9 February 2027 is not known to us yet. No access.',
  ],
  [
    'is in a trial',
    'trial',
    facts({ current: maya(trial), payments: [] }),
    'In a free trial until 24 November 2026, then pays $35.99 every 12 weeks. Not cancelled. Has access until then, because of the trial.',
  ],
  [
    'cancelled in the trial',
    'ends',
    facts({
      current: maya({ ...trial, ...cancelScheduled, scheduledAt: at('2026-11-24') }),
      payments: [],
    }),
    'Cancelled in the free trial: ends on 24 November 2026 and will not be charged again. Has access until then, because of the trial.',
  ],
  [
    'owes a failed charge',
    'past due',
    facts({
      current: maya({ status: 'past_due', paidUntilAt: at('2026-11-17') }),
      payments: [paid({ status: 'unpaid' })],
    }),
    'A charge of $35.99, due on 17 November 2026, failed. Paddle tries again for up to 14 days. No access.',
  ],
  [
    'owes a failed charge and was given time',
    'active',
    facts({ current: maya({ status: 'past_due', paidUntilAt: at('2026-11-17'), grants: [given] }), payments: [] }),
    'A charge of $35.99, due on 17 November 2026, failed. Paddle tries again for up to 14 days. Has access until 20 December 2026, because time was given.',
  ],
  [
    'has planned a pause',
    'active',
    facts({
      current: maya({
        scheduledAction: 'pause',
        scheduledAt: at('2027-02-09'),
        resumeAt: at('2027-04-09'),
        willNotRenew: true,
      }),
    }),
    'Pays $35.99 every 12 weeks. Pauses on 9 February 2027 until 9 April 2027, then pays $35.99. Has access until 9 February 2027, because the payment of 17 November covers it.',
  ],
  [
    'pauses',
    'paused',
    facts({
      current: maya({
        status: 'paused',
        pausedAt: at('2026-11-17'),
        resumeAt: at('2026-12-17'),
        paidUntilAt: at('2026-11-17'),
      }),
    }),
    'Paused since 17 November 2026: no charge. Continues on 17 December 2026 with a charge of $35.99. No access.',
  ],
  [
    'pauses without an end',
    'paused',
    facts({ current: maya({ status: 'paused', pausedAt: at('2026-11-17'), paidUntilAt: at('2026-11-17') }) }),
    'Paused since 17 November 2026: no charge. Continues when it is resumed. No access.',
  ],
  [
    'cancelled',
    'ends',
    facts({ current: maya(cancelScheduled) }),
    'Cancelled: ends on 9 February 2027 and will not be charged again. Has access until then, because the payment of 17 November covers it.',
  ],
  [
    'asked to cancel, and Paddle has not answered',
    'ends',
    facts({ current: maya({ cancelWanted: true, willNotRenew: true }) }),
    'Cancelled: ends on 9 February 2027 and will not be charged again. Paddle has not confirmed it yet. Has access until then, because the payment of 17 November covers it.',
  ],
  [
    'has left',
    'ended',
    facts({ current: maya({ status: 'canceled', canceledAt: at('2026-11-20'), paidUntilAt: at('2026-11-20') }) }),
    'The 12-week plan ended on 20 November 2026. No access.',
  ],
  [
    'has left, refunded',
    'ended',
    facts({
      current: maya({ status: 'canceled', canceledAt: at('2026-11-20'), paidUntilAt: null }),
      payments: [paid({ status: 'refunded' })],
    }),
    'The 12-week plan ended on 20 November 2026. The payment of $35.99 of 17 November 2026 was refunded. No access.',
  ],
  [
    'pays, refunded in part',
    'active',
    facts({ payments: [paid({ status: 'partly refunded' })] }),
    'Pays $35.99 every 12 weeks, next on 9 February 2027. Not cancelled. The payment of $35.99 of 17 November 2026 was refunded in part. Has access until then, because the payment of 17 November covers it.',
  ],
  [
    'waits for a refund',
    'ends',
    facts({ current: maya(cancelScheduled), payments: [paid({ status: 'refund pending' })] }),
    'Cancelled: ends on 9 February 2027 and will not be charged again. A refund of the payment of $35.99 of 17 November 2026 is on its way. Has access until then, because the payment of 17 November covers it.',
  ],
  [
    'went to the bank',
    'past due',
    facts({ current: maya({ paidUntilAt: null }), payments: [paid({ status: 'charged back' })] }),
    'The payment of $35.99 of 17 November 2026 was taken back by the bank (chargeback). No access.',
  ],
  [
    'withdrew',
    'ended',
    facts({ current: maya({ ...gone, withdrawal }), payments: [paid({ status: 'refund pending' })] }),
    'Withdrew from the contract on 18 November 2026. $35.99 is on its way back. No access.',
  ],
  [
    'withdrew and has the money',
    'ended',
    facts({ current: maya({ ...gone, withdrawal: { ...withdrawal, refundedAt: at('2026-11-19') } }), payments: [] }),
    'Withdrew from the contract on 18 November 2026. $35.99 went back on 19 November 2026. No access.',
  ],
  [
    'withdrew from a trial',
    'ended',
    facts({ current: maya({ ...gone, withdrawal: { ...withdrawal, refund: null } }), payments: [] }),
    'Withdrew from the contract on 18 November 2026. Nothing had been paid. No access.',
  ],
  [
    'withdrew, before the payment was known',
    'ended',
    facts({
      current: maya({ ...gone, withdrawal: { ...withdrawal, refund: null, isConfirmed: false } }),
      payments: [],
    }),
    'Withdrew from the contract on 18 November 2026. What has to go back is not known yet. No access.',
  ],
  [
    'was given free access and never paid',
    'active',
    facts({ current: null, payments: [], grants: [given] }),
    'Has had an account since 25 August 2026 and never paid. Has access until 20 December 2026, because time was given.',
  ],
  [
    'has left and was given free access',
    'active',
    facts({
      current: maya({ status: 'canceled', canceledAt: at('2026-11-20'), paidUntilAt: at('2026-11-20') }),
      grants: [given],
    }),
    'The 12-week plan ended on 20 November 2026. Has access until 20 December 2026, because time was given.',
  ],
  [
    'had free access, which has ended',
    'never paid',
    facts({ current: null, payments: [], grants: [given], now: at('2026-12-21') }),
    'Has had an account since 25 August 2026 and never paid. No access.',
  ],
  [
    'never paid',
    'never paid',
    facts({ current: null, payments: [] }),
    'Has had an account since 25 August 2026 and never paid. No access.',
  ],
  [
    'bought twice, and the second payment goes back',
    'active',
    facts({ secondPurchase: { at: at('2026-11-19'), isBack: false } }),
    'Pays $35.99 every 12 weeks, next on 9 February 2027. Not cancelled. Has access until then, because the payment of 17 November covers it. Bought a second time on 19 November 2026; that payment goes back.',
  ],
  [
    'bought twice, and the second payment is back',
    'active',
    facts({ secondPurchase: { at: at('2026-11-19'), isBack: true } }),
    'Pays $35.99 every 12 weeks, next on 9 February 2027. Not cancelled. Has access until then, because the payment of 17 November covers it. Bought a second time on 19 November 2026; that payment went back.',
  ],
  [
    'has two subscriptions that can charge',
    'active',
    facts({ othersLive: 1 }),
    'Pays $35.99 every 12 weeks, next on 9 February 2027. Not cancelled. Has access until then, because the payment of 17 November covers it. Has another subscription that can charge.',
  ],
];

describe('where a person stands', () => {
  it.each(cases)('who %s: %s', (_, state, given, sentence) => {
    expect(stateSentence(given)).toBe(sentence);
    expect(standingOf(given).state).toBe(state);
  });
});
