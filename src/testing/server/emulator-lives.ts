import { dayMs } from '#contract/day.ts';
import { createAdjustment } from '#paddle-emulator/adjustment/create-adjustment.ts';
import { raiseChargeback, reverseChargeback } from '#paddle-emulator/adjustment/decide-adjustment.ts';
import { createPrice, createProduct } from '#paddle-emulator/catalogue/catalogue.ts';
import { pay } from '#paddle-emulator/checkout/pay.ts';
import { createCustomer } from '#paddle-emulator/customer/customer.ts';
import { createDiscount } from '#paddle-emulator/discount/discount.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { PaddleEvent } from '#paddle-emulator/platform/entities.ts';
import { emptyState, type Moment, type State } from '#paddle-emulator/platform/state.ts';
import { cancelSubscription } from '#paddle-emulator/subscription/ending.ts';
import { pauseSubscription, resumeSubscription } from '#paddle-emulator/subscription/pause.ts';
import { paymentMethodTransaction } from '#paddle-emulator/subscription/subscription-transaction.ts';
import { settle } from '#paddle-emulator/subscription/timeline.ts';
import { updateSubscription } from '#paddle-emulator/subscription/update-subscription.ts';
import { createTransaction } from '#paddle-emulator/transaction/create-transaction.ts';

export const livesBegin = Date.parse('2030-01-01T00:00:00Z');
/** 18 months. */
export const livesDays = 548;

/** One customer of the emulator, with its books and all its events. */
export interface Life {
  state: State;
  events: PaddleEvent[];
}

const places = [
  { currency: 'USD', country: 'US' },
  { currency: 'EUR', country: 'DE' },
  { currency: 'GBP', country: 'GB' },
  { currency: 'JPY', country: 'JP' },
] as const;
const cards = ['4242424242424242', '4242424242424242', '4242424242424242', '4000002760003184', '4000000000000259'];
const plans = [
  { amount: 1999, cycle: { interval: 'week', frequency: 4 }, trial: null },
  { amount: 3999, cycle: { interval: 'week', frequency: 12 }, trial: null },
  { amount: 999, cycle: { interval: 'month', frequency: 1 }, trial: { interval: 'week', frequency: 1 } },
  { amount: 5999, cycle: { interval: 'year', frequency: 1 }, trial: null },
] as const;

/** A seeded generator of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The emulator's moments, with ids from a seed. */
export const momentsOf =
  (random: () => number) =>
  (at: number): Moment => ({
    nowMs: at,
    realMs: at,
    newUuid: () => `uuid-${Math.floor(random() * 1e15)}`,
    random,
    newId: (prefix) =>
      `${prefix}_01${Array.from({ length: 24 }, () => Math.floor(random() * 36).toString(36)).join('')}`,
  });

/**
 * The life of one customer on the emulator's own commands and clock: trials, failures and recoveries, changes of plan,
 * pauses, refunds in part and in whole, chargebacks and reversals, discounts, in four currencies. After a payment went
 * back in full, its renewals are paused without an end, as our server does.
 */
export function liveAt(userId: string, random: () => number): Life {
  const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)]!;
  let state = emptyState();
  let nowMs = livesBegin + Math.floor(random() * (livesDays - 30)) * dayMs + Math.floor(random() * dayMs);
  const momentAt = momentsOf(random);
  /** The answer, or null when the emulator refuses. */
  function run<T>(command: Command<T>): T | null {
    state = settle(state, nowMs, momentAt);
    const outcome = command(state, momentAt(nowMs));
    if (!('state' in outcome)) return null;
    state = outcome.state;
    return outcome.answer;
  }

  const { currency, country } = pick(places);
  const product = run(createProduct({ name: 'Everkite', tax_category: 'saas' }))!;
  const prices = plans.map(
    ({ amount, cycle, trial }) =>
      run(
        createPrice({
          product_id: product.id,
          description: 'a plan',
          billing_cycle: { ...cycle },
          trial_period: trial && { ...trial },
          unit_price: { amount: String(currency === 'JPY' ? amount * 100 : amount), currency_code: currency },
          custom_data: { offer_id: '1' },
        }),
      )!.id,
  );
  const customer = run(createCustomer({ email: `${userId}@example.com` }))!;
  const discount =
    random() < 0.3
      ? run(
          createDiscount({
            type: 'percentage',
            amount: pick(['10', '25', '33.3']),
            description: 'off',
            recur: true,
            maximum_recurring_intervals: pick([null, 2, 3]),
          }),
        )
      : null;
  const form = (number: string) => ({ card_number: number, expiry: '12/39', security_code: '123', name: 'A', country });
  const opened = run(
    createTransaction(
      {
        items: [{ price_id: pick(prices), quantity: 1 }],
        customer_id: customer.id,
        custom_data: { user_id: userId },
        currency_code: currency,
        discount_id: discount?.id ?? null,
      },
      (id) => `/checkout/${id}`,
    ),
  )!;
  run(pay(opened.id, form(pick(cards))));
  const subscriptionId = state.transactions[opened.id]!.subscription_id!;

  const completed = () => Object.values(state.transactions).filter(({ status }) => status === 'completed');
  const stopRenewals = () => run(pauseSubscription(subscriptionId, { from: 'next_billing_period', resumeAt: null }));
  const acts: (() => void)[] = [
    () => run(cancelSubscription(subscriptionId, pick(['next_billing_period', 'immediately']))),
    () =>
      run(pauseSubscription(subscriptionId, { from: pick(['next_billing_period', 'immediately']), resumeAt: null })),
    () => run(resumeSubscription(subscriptionId, 'immediately')),
    () =>
      run(
        updateSubscription(subscriptionId, {
          items: [{ price_id: pick(prices), quantity: 1 }],
          proration_billing_mode: pick(['prorated_immediately', 'full_immediately', 'do_not_bill']),
        }),
      ),
    () => {
      const transaction = pick(completed());
      const item = transaction?.details.line_items[0];
      if (!item) return;
      const amount = String(1 + Math.floor(random() * Math.max(1, Number(item.totals.total) - 1)));
      run(
        createAdjustment({
          action: 'refund',
          transaction_id: transaction.id,
          reason: 'asked',
          type: 'partial',
          items: [{ item_id: item.id, type: 'partial', amount }],
        }),
      );
    },
    () => {
      const transaction = pick(completed());
      if (transaction) run(reverseChargeback(transaction.id));
    },
    () => {
      const transaction = pick(completed());
      if (transaction && run(raiseChargeback(transaction.id)) !== null) stopRenewals();
    },
    () => {
      const transaction = completed().toSorted((a, b) => (a.billed_at! < b.billed_at! ? 1 : -1))[0];
      const whole = { action: 'refund', reason: 'asked', type: 'full' } as const;
      if (transaction && run(createAdjustment({ ...whole, transaction_id: transaction.id })) !== null) stopRenewals();
    },
    () => {
      const page = run(paymentMethodTransaction(subscriptionId, (id) => `/checkout/${id}`));
      if (page) run(pay(page.id, form('4242424242424242')));
    },
  ];
  const until = livesBegin + livesDays * dayMs;
  while (nowMs < until) {
    nowMs = Math.min(until, nowMs + Math.floor((5 + random() * 60) * dayMs));
    if (random() < 0.6) pick(acts)();
  }
  state = settle(state, until, momentAt);
  return { state, events: state.events };
}
