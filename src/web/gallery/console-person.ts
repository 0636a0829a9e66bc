import type { PersonAnswer, PersonPayment } from '#contract/console-desk.ts';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' as const });

const payment = (changes: Partial<PersonPayment>): PersonPayment => ({
  ...{ id: 'txn_2', billed_at: '2026-11-17T10:02:00Z', total: usd(3599), tax: usd(0), status: 'paid' },
  ...{
    refunded: usd(0),
    has_invoice: true,
    subscription_id: 'sub_1',
    purpose: 'renewal 1',
    charged_back: usd(0),
    refundable: usd(3599),
  },
  ...{ fee: usd(230), net: usd(3369), card: { brand: 'Visa', last4: '4242' }, invoice_number: '2026-118402' },
  ...changes,
});

/** Maya, who pays every 12 weeks, was given three free days, and is the same on all screens of the console. */
export const maya: PersonAnswer = {
  ...{ id: '7', email: 'maya.lindqvist@example.com', name: 'Maya Lindqvist', customer_id: 'ctm_1', state: 'active' },
  ...{ email_confirmed_at: '2026-08-25T10:10:00Z', created_at: '2026-08-25T09:57:00Z' },
  sentence: 'Pays $35.99 every 12 weeks, next on 9 February 2027.',
  access: { until: '2027-02-09T10:02:00Z', because: 'payment' },
  money: [
    {
      ...{
        currency: 'USD',
        payments: 2,
        paid_minor: 7198,
        refunded_minor: 0,
        charged_back_minor: 0,
        on_its_way_minor: 0,
      },
      ...{ tax_minor: 0, fee_minor: 460, net_minor: 6738 },
    },
  ],
  subscriptions: [
    {
      ...{ id: 'sub_1', status: 'active', offer_name: '12-week plan', price: usd(3599), offer_id: 2 },
      ...{
        interval: { unit: 'week', count: 12 },
        started_at: '2026-08-25T10:02:00Z',
        cancel_at: null,
        pause: null,
        stopped: null,
      },
      ...{ paid_until: '2027-02-09T10:02:00Z', next_payment_at: '2027-02-09T10:02:00Z', trial_ends_at: null },
      ...{ card: { brand: 'visa', last4: '4242' }, may: ['cancel', 'pause', 'change-plan', 'update-card'] },
      ...{ withdraw_until: null, withdraw_refund: null, withdrawal: null, is_current: true, offer_version: 2 },
      ...{ provider_status: 'active', ended_at: null },
    },
  ],
  customer_view: null,
  withdrawal_ends_at: null,
  payments: [
    payment({}),
    payment({ id: 'txn_1', billed_at: '2026-08-25T10:02:00Z', purpose: 'first payment', refundable: usd(2599) }),
  ],
  grants: [],
  sessions: [],
  emails: [
    {
      ...{ key: 'receipt:txn_2', kind: 'receipt', name: 'Receipt', sent_at: '2026-11-17T10:02:00Z' },
      ...{ delivery: 'handed over', why: null },
    },
    {
      ...{ key: 'welcome:chk_1', kind: 'welcome', name: 'Welcome', sent_at: '2026-08-25T10:06:00Z' },
      ...{ delivery: 'handed over', why: null },
    },
  ],
  checkouts: [],
};
