import type {
  PersonAnswer,
  PersonEmail,
  PersonGrant,
  PersonMoney,
  PersonPayment,
  PersonSubscription,
} from '#contract/console/person.ts';
import type { TimelineEntry } from '#contract/console/timeline.ts';
import { testSubscription } from '#testing/web/subscription.ts';
import { eur, profile, usd } from './business.ts';

const visa = { brand: 'visa', last4: '4242' };
const nextAt = '2027-02-09T10:02:00Z';

const plan: PersonSubscription = {
  ...testSubscription({
    id: 'sub_01k3hq2v8e1',
    started_at: '2026-08-25T10:02:00Z',
    paid_until: nextAt,
    next_payment_at: nextAt,
  }),
  provider_status: 'active',
  is_current: true,
  offer_version: 2,
  ended_at: null,
};

function payment(id: string, billed_at: string, more: Partial<PersonPayment>): PersonPayment {
  return {
    id,
    billed_at,
    total: usd(3599),
    tax: usd(0),
    status: 'paid',
    refunded: usd(0),
    has_invoice: true,
    subscription_id: plan.id,
    purpose: '12-week plan',
    charged_back: usd(0),
    refundable: usd(3599),
    fee: usd(230),
    net: usd(3369),
    card: visa,
    invoice_number: '2026-084113',
    ...more,
  };
}
const first = payment('txn_01k3hq2v8e1', '2026-08-25T10:02:00Z', {});
const renewal = payment('txn_01kagq5b7d', '2026-11-17T10:02:00Z', {
  purpose: 'renewal 1',
  invoice_number: '2026-118402',
});

/** What was paid in a currency, none of which went back. */
const money = (currency: string, payments: number, paid_minor: number, more: Partial<PersonMoney>): PersonMoney => ({
  currency,
  payments,
  paid_minor,
  refunded_minor: 0,
  charged_back_minor: 0,
  on_its_way_minor: 0,
  tax_minor: 0,
  fee_minor: null,
  net_minor: null,
  ...more,
});

/** Access that J. Marsh has given. */
export const grant = (id: string, ends_at: string, reason: string): PersonGrant => ({
  id,
  subscription_id: null,
  starts_at: '2026-11-20T10:00:00Z',
  ends_at,
  reason,
  by: 'J. Marsh',
  granted_at: '2026-11-20T10:00:00Z',
  ended_at: null,
});

const email = (key: string, kind: string, name: string, sent_at: string): PersonEmail => ({
  key,
  kind,
  name,
  sent_at,
  delivery: 'handed over',
  why: null,
});

/** Maya of the design, who pays. */
export const maya: PersonAnswer = {
  id: '8214',
  email: profile.email,
  name: 'Maya Lindqvist',
  customer_id: 'ctm_01k3hq',
  email_confirmed_at: '2026-08-25T10:06:00Z',
  created_at: '2026-08-25T09:57:00Z',
  state: 'active',
  sentence:
    'Pays $35.99 every 12 weeks, next on 9 February 2027. Not cancelled. Has access until then, because the payment of 17 November covers it.',
  access: { until: nextAt, because: 'payment' },
  money: [money('USD', 2, 7198, { fee_minor: 460, net_minor: 6738 })],
  subscriptions: [plan],
  customer_view: plan,
  withdrawal_ends_at: '2026-09-09T00:00:00Z',
  payments: [renewal, first],
  grants: [],
  sessions: [
    { device: 'Safari on iPhone', signed_in_at: '2026-11-20T08:05:00Z', last_seen_at: '2026-11-20T08:05:00Z' },
    { device: 'Chrome on Mac', signed_in_at: '2026-11-17T21:40:00Z', last_seen_at: '2026-11-17T21:40:00Z' },
  ],
  emails: [
    email('receipt:2', 'receipt', 'Receipt', '2026-11-17T10:02:00Z'),
    email('reminder:1', 'renewal-reminder', 'Reminder before a renewal', '2026-11-10T10:00:00Z'),
    email('receipt:1', 'receipt', 'Receipt', '2026-08-25T10:06:00Z'),
  ],
  checkouts: [
    {
      id: 'c1',
      plan: '12-week plan',
      offer_version: 2,
      price: usd(3599),
      interval: plan.interval,
      trial: null,
      status: 'completed',
      begun_at: '2026-08-25T09:58:00Z',
      completed_at: '2026-08-25T10:02:00Z',
    },
  ],
};

const ends = { ...plan, cancel_at: nextAt, next_payment_at: null, may: ['undo-cancel' as const] };
/** Who cancelled and waits for a refund. */
export const cancelled: PersonAnswer = {
  ...maya,
  state: 'ends',
  sentence:
    'Cancelled: ends on 9 February 2027 and will not be charged again. A refund of the payment of $35.99 of 17 November 2026 is on its way. Has access until then, because the payment of 17 November covers it.',
  money: [{ ...maya.money[0]!, on_its_way_minor: 3599 }],
  subscriptions: [ends],
  customer_view: ends,
  payments: [{ ...renewal, status: 'refund pending', refunded: usd(3599), refundable: usd(0) }, first],
  emails: [{ ...maya.emails[0]!, delivery: 'hard bounce', why: 'no such address' }, ...maya.emails.slice(1)],
};

/** Who never paid and was given access. */
export const free: PersonAnswer = {
  ...maya,
  name: '',
  customer_id: null,
  email_confirmed_at: null,
  money: [],
  subscriptions: [],
  customer_view: null,
  withdrawal_ends_at: null,
  payments: [],
  sessions: [],
  emails: [],
  checkouts: [],
  sentence:
    'Has had an account since 25 August 2026 and never paid. Has access until 20 December 2026, because time was given.',
  access: { until: '2026-12-20T10:00:00Z', because: 'grant' },
  grants: [grant('3', '2026-12-20T10:00:00Z', 'tries it for the press')],
};

const chargedBack = { ...plan, status: 'charged_back' as const, paid_until: null };
/** Who paid in two currencies, and whose bank took the last payment back. */
export const twice: PersonAnswer = {
  ...maya,
  state: 'charged back',
  sentence:
    'The payment of $35.99 of 17 November 2026 was taken back by the bank (chargeback). It does not renew. No access.',
  access: { until: null, because: 'none' },
  money: [
    money('USD', 1, 3599, {
      refunded_minor: 3599,
      charged_back_minor: 3599,
      fee_minor: 1730,
      net_minor: -1730,
    }),
    money('EUR', 1, 3399, { tax_minor: 543 }),
  ],
  subscriptions: [
    chargedBack,
    {
      ...plan,
      id: 'sub_01jx',
      is_current: false,
      status: 'canceled',
      provider_status: 'canceled',
      price: eur(3399),
      ended_at: '2026-06-01T10:00:00Z',
      offer_version: 1,
    },
  ],
  customer_view: chargedBack,
  payments: [
    {
      ...renewal,
      status: 'charged back',
      refunded: usd(3599),
      charged_back: usd(3599),
      refundable: usd(0),
      fee: usd(1730),
      net: usd(-1730),
    },
    payment('txn_01jx', '2026-03-01T10:00:00Z', {
      total: eur(3399),
      tax: eur(543),
      refunded: eur(0),
      fee: null,
      net: null,
      invoice_number: '2026-031877',
    }),
  ],
};

const entry = (at: string, kind: TimelineEntry['kind'], text: string, detail = ''): TimelineEntry => ({
  at: `2026-${at}:00Z`,
  kind,
  text,
  detail,
});

/** What happened to Maya. */
export const timeline: TimelineEntry[] = [
  entry('11-21T09:41', 'audit', 'R. Okafor opened this page', 'reason: refund asked for by mail'),
  entry('11-20T18:22', 'audit', 'J. Marsh wrote a note'),
  entry('11-20T08:05', 'other', 'Signed in', 'Safari on iPhone'),
  entry('11-17T10:02', 'email', 'Email “Receipt” handed over'),
  entry('11-17T10:02', 'money', 'Paid $35.99, renewal 1', 'Visa •4242 · txn_01kagq5b7d · invoice 2026-118402'),
  entry('11-10T10:00', 'email', 'Email “Reminder before a renewal” handed over'),
  entry('08-25T10:06', 'email', 'Email “Receipt” handed over'),
  entry('08-25T10:02', 'money', 'Paid $35.99, 12-week plan', 'Visa •4242 · txn_01k3hq2v8e1 · invoice 2026-084113'),
  entry('08-25T10:02', 'other', '12-week plan began', '$35.99 every 12 weeks · sub_01k3hq2v8e1'),
  entry('08-25T10:01', 'other', 'Consent given', 'version 6, en-US, $35.99 · ledger 41,902'),
  entry('08-25T09:58', 'other', 'Checkout opened', '12-week plan version 2, $35.99'),
  entry('08-25T09:57', 'other', 'Account made'),
];
