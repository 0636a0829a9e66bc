import { Webhooks } from '@paddle/paddle-node-sdk';
import type { Pool } from 'pg';
import { dayMs } from '#contract/day.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { createAdjustment } from '#paddle-emulator/adjustment/create-adjustment.ts';
import { raiseChargeback, reverseChargeback } from '#paddle-emulator/adjustment/decide-adjustment.ts';
import { createPrice, createProduct } from '#paddle-emulator/catalogue/catalogue.ts';
import { pay } from '#paddle-emulator/checkout/pay.ts';
import { createCustomer } from '#paddle-emulator/customer/customer.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import { emptyState, type State } from '#paddle-emulator/platform/state.ts';
import { cancelSubscription } from '#paddle-emulator/subscription/ending.ts';
import { pauseSubscription, resumeSubscription } from '#paddle-emulator/subscription/pause.ts';
import { paymentMethodTransaction } from '#paddle-emulator/subscription/subscription-transaction.ts';
import { settle } from '#paddle-emulator/subscription/timeline.ts';
import { updateSubscription } from '#paddle-emulator/subscription/update-subscription.ts';
import { createTransaction } from '#paddle-emulator/transaction/create-transaction.ts';
import { historyOf } from '#server/billing/history/history-of.ts';
import { entriesOf, type HeardMoney } from '#server/billing/ledger/entries-of.ts';
import { renewalNumber } from '#server/billing/ledger/renewal-number.ts';
import { recordOfEvent } from '#server/billing/paddle/event-record.ts';
import { seededRandom } from '#statistics/seeded-random.ts';
import { momentsOf } from './emulator-lives.ts';

/** A customer who has bought one of our offers, by the provider's books. */
export interface SoldLife {
  state: State;
  subscriptionId: string;
  boughtAt: number;
  offer: ListedOffer;
  currency: 'USD' | 'EUR' | 'GBP' | 'JPY';
  firstTransaction: string;
}

interface Span {
  /** Epoch ms. */
  from: number;
  until: number;
}

/**
 * The life of one customer on the emulator's own commands, who buys some day of the span and then does what a seed
 * says, a week or more apart.
 */
export function soldLife(offers: readonly ListedOffer[], { from, until }: Span, seed: number): SoldLife {
  const random = seededRandom(seed);
  const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)]!;
  let state = emptyState();
  const boughtAt = from + Math.floor(random() * (until - from - dayMs));
  let nowMs = boughtAt;
  const momentAt = momentsOf(random);
  function run<T>(command: Command<T>): T | null {
    state = settle(state, nowMs, momentAt);
    const outcome = command(state, momentAt(nowMs));
    if (!('state' in outcome)) return null;
    state = outcome.state;
    return outcome.answer;
  }

  const currency = pick(['USD', 'USD', 'EUR', 'GBP', 'JPY'] as const);
  const product = run(createProduct({ name: 'Everkite', tax_category: 'standard' }))!;
  const priceOf = ({ id, prices, interval }: ListedOffer, trial: ListedOffer['trial']) =>
    run(
      createPrice({
        product_id: product.id,
        description: 'a plan',
        billing_cycle: { interval: interval.unit, frequency: interval.count },
        trial_period: trial && { interval: trial.unit, frequency: trial.count },
        unit_price: { amount: String(prices[currency]), currency_code: currency },
        tax_mode: 'internal',
        custom_data: { offer_id: String(id) },
      }),
    )!.id;
  const offer = pick(offers);
  const opened = run(
    createTransaction(
      {
        items: [{ price_id: priceOf(offer, offer.trial), quantity: 1 }],
        customer_id: run(createCustomer({ email: `life${seed}@example.com` }))!.id,
        currency_code: currency,
      },
      (id) => `/checkout/${id}`,
    ),
  )!;
  const form = (card_number: string) => ({
    card_number,
    expiry: '12/39',
    security_code: '123',
    name: 'A',
    country: pick(['US', 'DE', 'GB', 'JP']),
  });
  run(pay(opened.id, form(pick(['4242424242424242', '4242424242424242', '4000002760003184']))));
  const subscriptionId = state.transactions[opened.id]!.subscription_id!;
  const own = () => state.subscriptions[subscriptionId]!;
  const paid = () =>
    Object.values(state.transactions).filter(
      ({ status, details }) => status === 'completed' && Number(details.totals.grand_total) > 0,
    );
  const stopRenewals = () => run(pauseSubscription(subscriptionId, { from: 'next_billing_period', resumeAt: null }));
  const acts: (() => unknown)[] = [
    () => run(cancelSubscription(subscriptionId, 'next_billing_period')),
    () => run(cancelSubscription(subscriptionId, 'immediately')),
    () => own().scheduled_change && run(updateSubscription(subscriptionId, { scheduled_change: null })),
    () => {
      const at = own().next_billed_at;
      if (at === null) return;
      run(
        pauseSubscription(subscriptionId, {
          from: 'next_billing_period',
          resumeAt: pick([null, new Date(Date.parse(at) + 31 * dayMs).toISOString()]),
        }),
      );
    },
    () => own().status === 'paused' && run(resumeSubscription(subscriptionId, 'immediately')),
    () => {
      const other = pick(offers.filter(({ id }) => String(id) !== String(offer.id)));
      run(
        updateSubscription(subscriptionId, {
          items: [{ price_id: priceOf(other, null), quantity: 1 }],
          proration_billing_mode: 'prorated_immediately',
          on_payment_failure: 'prevent_change',
        }),
      );
    },
    () => {
      const one = pick(paid());
      const item = one?.details.line_items[0];
      if (!item) return;
      const amount = String(1 + Math.floor(random() * Math.max(1, Number(item.totals.total) - 1)));
      const items = [{ item_id: item.id, type: 'partial' as const, amount }];
      run(createAdjustment({ action: 'refund', transaction_id: one.id, reason: 'asked', type: 'partial', items }));
    },
    () => {
      const last = paid().at(-1);
      const whole = { action: 'refund', reason: 'asked', type: 'full' } as const;
      if (last && run(createAdjustment({ ...whole, transaction_id: last.id })) !== null) stopRenewals();
    },
    () => {
      const one = pick(paid());
      if (one && run(raiseChargeback(one.id)) !== null) stopRenewals();
    },
    () => {
      const one = pick(paid());
      if (one) run(reverseChargeback(one.id));
    },
    () => {
      const page = run(paymentMethodTransaction(subscriptionId, (id) => `/checkout/${id}`));
      if (page) run(pay(page.id, form('4242424242424242')));
    },
  ];
  while (nowMs < until - 1) {
    nowMs = Math.min(until - 1, nowMs + Math.floor((7 + random() * 50) * dayMs));
    state = settle(state, nowMs, momentAt);
    // Whoever has an unpaid renewal changes their card or nothing: our server has no record of other acts here.
    if (nowMs < until - 2 * dayMs && random() < 0.5) (own().status === 'past_due' ? acts.at(-1)! : pick(acts))();
  }
  state = settle(state, until - 1, momentAt);
  return { state, subscriptionId, boughtAt, offer, currency, firstTransaction: opened.id };
}

type Row = Record<string, unknown>;

/** Writes what our server would have stored of these lives, by its own pure decisions. */
export async function storeLives(pool: Pool, lives: readonly SoldLife[]): Promise<void> {
  const tables: Record<string, Row[]> = {
    subscriptions: [],
    transactions: [],
    checkouts: [],
    subscription_history: [],
    money_entries: [],
  };
  for (const [i, life] of lives.entries()) {
    const { subscriptionId: subscription_id, offer, currency, firstTransaction } = life;
    const { status, started_at, canceled_at, scheduled_change } = life.state.subscriptions[subscription_id]!;
    const terms = { interval_unit: offer.interval.unit, interval_count: offer.interval.count };
    tables.subscriptions!.push({
      id: subscription_id,
      status,
      amount_minor: offer.prices[currency],
      currency,
      ...terms,
      started_at,
      canceled_at,
      resume_at: scheduled_change?.resume_at ?? null,
      occurred_at_us: 1,
    });
    tables.transactions!.push({
      id: firstTransaction,
      subscription_id,
      status: 'completed',
      total_minor: offer.trial === null ? offer.prices[currency] : 0,
      currency,
      occurred_at_us: 1,
      checkout_id: `life_${i}`,
    });
    tables.checkouts!.push({
      id: `life_${i}`,
      offer_id: offer.id,
      offer: { trial: offer.trial },
      amount_minor: offer.prices[currency],
      currency,
      status: 'completed',
      transaction_id: firstTransaction,
    });
    addBooks(tables, life);
  }
  // Transactions refer to their checkouts.
  for (const name of ['subscriptions', 'checkouts', 'transactions', 'subscription_history', 'money_entries']) {
    const rows = tables[name]!;
    const columns = Object.keys(rows[0]!);
    await pool.query(
      `insert into ${name} (${columns.join(', ')})
       select ${columns.join(', ')} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}

function addBooks(tables: Record<string, Row[]>, { state, subscriptionId }: SoldLife): void {
  const records = state.events
    .map((event) =>
      recordOfEvent(Webhooks.fromJson(event as unknown as Parameters<typeof Webhooks.fromJson>[0]), 'webhook'),
    )
    .sort((a, b) => Number(a.occurredAtUs - b.occurredAtUs));
  const heard = records.flatMap(({ key, occurredAtUs, told }) =>
    told === null || told.kind === 'return'
      ? []
      : [{ eventId: key, seq: Number(occurredAtUs), heardAt: Number(occurredAtUs) / 1000, told }],
  );
  for (const row of historyOf(heard)) {
    tables.subscription_history!.push({
      subscription_id: subscriptionId,
      seq: row.seq,
      effective_at: new Date(row.seq / 1000),
      heard_at: new Date(row.seq / 1000),
      status: row.status,
      amount_net_minor: row.netMinor,
      currency: row.currency,
      interval_unit: row.intervalUnit,
      interval_count: row.intervalCount,
      offer_id: row.offerId,
      scheduled_action: row.scheduled?.action ?? null,
      scheduled_at: row.scheduled === null ? null : new Date(row.scheduled.at),
      cause: row.cause,
      mrr_micro: 0,
    });
  }
  const money = new Map<string, HeardMoney[]>();
  for (const { key, subjectId, transactionId, told } of records) {
    if (told === null || told.kind === 'subscription' || transactionId === null) continue;
    money.set(transactionId, [...(money.get(transactionId) ?? []), { providerId: subjectId!, eventId: key, told }]);
  }
  const entries = [...money].flatMap(([transactionId, one]) =>
    entriesOf(one).map((entry) => ({ transactionId, entry })),
  );
  const payments = entries
    .filter(({ entry }) => entry.kind === 'payment')
    .map(({ entry }) => ({
      id: entry.providerId,
      paidAt: entry.occurredAt,
      origin: state.transactions[entry.providerId]!.origin,
    }));
  for (const { transactionId, entry } of entries) {
    const payment = payments.find(({ id }) => id === transactionId);
    tables.money_entries!.push({
      kind: entry.kind,
      provider_id: entry.providerId,
      status: entry.status,
      transaction_id: transactionId,
      subscription_id: subscriptionId,
      occurred_at: new Date(entry.occurredAt),
      recorded_at: new Date(entry.occurredAt),
      currency: entry.currency,
      gross_minor: entry.amounts.gross,
      tax_minor: entry.amounts.tax,
      credit_minor: entry.amounts.credit,
      fee_minor: entry.amounts.fee,
      net_minor: entry.amounts.gross - entry.amounts.tax - entry.amounts.fee,
      cohort: '',
      source: '',
      renewal_number: payment ? renewalNumber(payment, payments) : 0,
      origin: payment?.origin ?? '',
    });
  }
}
