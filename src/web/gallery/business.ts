import { calls } from '#contract/calls.ts';
import type { Payment } from '#contract/payment.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { testSubscription } from '#testing/web/subscription.ts';
import { emptyProfile, useSession } from '#web/session/session.ts';
import type { CallAnswers } from './call-answers.ts';

export const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
export const eur = (amount_minor: number) => ({ amount_minor, currency: 'EUR' });
const paid: Payment = {
  id: 'txn_1',
  billed_at: '2026-10-03T12:00:00Z',
  total: usd(3599),
  tax: usd(235),
  status: 'paid',
  refunded: usd(0),
  has_invoice: true,
};
const payments: Payment[] = [
  { ...paid, id: 'txn_5', billed_at: '2026-12-26T12:00:00Z', status: 'unpaid', has_invoice: false },
  paid,
  { ...paid, id: 'txn_4', billed_at: '2026-07-11T12:00:00Z', status: 'refund pending', refunded: usd(3599) },
  { ...paid, id: 'txn_3', billed_at: '2026-04-18T12:00:00Z', status: 'partly refunded', refunded: usd(500) },
  { ...paid, id: 'txn_2', billed_at: '2026-01-24T12:00:00Z', status: 'charged back', tax: usd(0) },
];

const pause = { starts_at: '2026-12-26T12:00:00Z', resumes_at: '2027-02-26T12:00:00Z' };
export const active = testSubscription({ started_at: '2026-10-03T12:00:00Z' });
export const withdrawable = testSubscription({
  started_at: '2026-11-18T12:00:00Z',
  withdraw_until: '2026-12-03T00:00:00Z',
  may: ['cancel', 'pause', 'change-plan', 'update-card', 'withdraw'],
});

const planned_change = {
  offer_id: 1,
  interval: { unit: 'week', count: 4 },
  price: { amount_minor: 1999, currency: 'USD' },
  at: '2026-12-26T12:00:00Z',
} as const;

/** States of a subscription, by the suffix of the stories' ids. */
export const subscriptionStates = {
  active: { title: 'running', subscription: active },
  'first-price': {
    title: 'at a lower first price',
    subscription: {
      ...active,
      price: usd(1999),
      full_price: { price: usd(3599), from: '2027-03-20T12:00:00Z' },
    },
  },
  trial: {
    title: 'in its trial',
    subscription: testSubscription({
      status: 'trialing',
      started_at: '2026-11-18T12:00:00Z',
      trial_ends_at: '2026-12-02T12:00:00Z',
      paid_until: '2026-12-02T12:00:00Z',
      next_payment_at: '2026-12-02T12:00:00Z',
      may: ['cancel', 'pause', 'update-card'],
    }),
  },
  'past-due': { title: 'not paid', subscription: { ...active, status: 'past_due', may: ['cancel', 'update-card'] } },
  'charged-back': {
    title: 'charged back',
    subscription: {
      ...active,
      status: 'charged_back',
      stopped: 'charged back',
      next_payment_at: null,
      may: ['cancel'],
    },
  },
  'to-change': {
    title: 'to be changed',
    subscription: { ...active, planned_change, may: ['cancel', 'change-plan', 'undo-change', 'update-card'] },
  },
  changing: {
    title: 'being changed',
    subscription: { ...active, planned_change, may: ['cancel', 'update-card'] },
  },
  'to-pause': {
    title: 'to be paused',
    subscription: { ...active, pause, next_payment_at: null, may: ['cancel', 'undo-pause', 'update-card'] },
  },
  paused: {
    title: 'paused',
    subscription: {
      ...active,
      status: 'paused',
      pause,
      next_payment_at: null,
      may: ['cancel', 'resume', 'update-card'],
    },
  },
  cancelled: {
    title: 'cancelled',
    subscription: { ...active, cancel_at: active.paid_until, next_payment_at: null, may: ['undo-cancel'] },
  },
  ended: { title: 'over', subscription: { ...active, status: 'canceled', next_payment_at: null, may: [] } },
  withdrawn: {
    title: 'withdrawn from',
    subscription: {
      ...withdrawable,
      status: 'canceled',
      next_payment_at: null,
      may: [],
      withdraw_until: null,
      withdrawal: { requested_at: '2026-11-19T12:00:00Z', refund: usd(3599), refunded_at: null },
    },
  },
  none: { title: 'none', subscription: null },
} satisfies Record<string, { title: string; subscription: SubscriptionDetails | null }>;

/** The server's answers about a subscription. */
export const answersFor = (subscription: SubscriptionDetails | null): CallAnswers => ({
  [calls.readSubscription]: { json: { subscription } },
  [calls.listPayments]: { json: { payments } },
});

export const profile = { ...emptyProfile, id: 1, email: 'maya.lindqvist@example.com', name: 'Maya' };

export const member = { ...profile, sub_id: 'sub_1', sub_status: 'active' };

/** Maya is signed in and has a subscription. */
export const signedIn = () => useSession.setState({ token: 't', profile: member });
