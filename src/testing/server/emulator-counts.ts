import type { State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { draftTransaction, recurringLines } from '#paddle-emulator/subscription/subscription-transaction.ts';
import { monthDays } from '#statistics/month.ts';

/**
 * Slow and direct counts from the emulator's own documents, to compare the figures of the console with. They share no
 * code with the books: one reads the transactions and subscriptions of one customer.
 */
export interface CountedLife {
  /** `YYYY-MM` of the first payment. */
  month: string;
  /** The numbers of the renewals that were paid; the first payment is 0. */
  paid: Set<number>;
  /** The renewals that were due so long ago that nobody can pay them any more. */
  due: Set<number>;
}

const beginsPeriod = ['web', 'api', 'subscription_recurring'];
const paidAt = ({ payments }: Transaction) =>
  Date.parse(payments.find(({ status }) => status === 'captured')!.captured_at!);

/**
 * The paid and due renewals of a customer; null without any payment. A renewal is due when the paid time is over, and
 * counts `ripeMs` later.
 */
export function countLife(
  { transactions }: State,
  { now, ripeMs }: { now: number; ripeMs: number },
): CountedLife | null {
  const payments = Object.values(transactions)
    .filter(({ status, details }) => status === 'completed' && paidWith(details.totals))
    .sort((a, b) => paidAt(a) - paidAt(b) || (a.id < b.id ? -1 : 1));
  if (payments.length === 0) return null;
  const paid = new Set<number>();
  const due = new Set<number>();
  let number = -1;
  for (const [i, payment] of payments.entries()) {
    if (beginsPeriod.includes(payment.origin)) number += 1;
    paid.add(Math.max(0, number));
    const next = payments[i + 1];
    const isLastOfPeriod = next === undefined || beginsPeriod.includes(next.origin);
    if (isLastOfPeriod && endOf(payment) + ripeMs < now) due.add(number + 1);
  }
  return { month: new Date(paidAt(payments[0]!)).toISOString().slice(0, 7), paid, due };
}

function paidWith({ grand_total, credit }: Transaction['details']['totals']): boolean {
  return Number(grand_total) > 0 || Number(credit) > 0;
}

/** The end of the time that one payment pays for, by the calendar. */
function endOf(payment: Transaction): number {
  const { interval, frequency } = payment.items.find(({ price }) => price.billing_cycle !== null)!.price.billing_cycle!;
  const end = new Date(paidAt(payment));
  if (interval === 'day' || interval === 'week')
    end.setUTCDate(end.getUTCDate() + frequency * { day: 1, week: 7 }[interval]);
  else {
    const day = end.getUTCDate();
    end.setUTCDate(1);
    end.setUTCMonth(end.getUTCMonth() + frequency * { month: 1, year: 12 }[interval]);
    end.setUTCDate(Math.min(day, new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()));
  }
  return end.getTime();
}

/** The MRR of the customer's subscription by its next bill, in minor units and unrounded. */
export function countMrr(state: State, now: number): { currency: string; minor: number }[] {
  return Object.values(state.subscriptions)
    .filter(({ status }) => status === 'active' || status === 'past_due')
    .map((subscription) => ({
      currency: subscription.currency_code,
      minor: monthlyBill(state, subscription, now),
    }));
}

/** The MRR of a subscription in one of its states by its next bill, in minor units and unrounded. */
export function monthlyBill(state: State, subscription: Subscription, now: number): number {
  return nextBill(state, subscription, now) * timesAMonth(subscription.billing_cycle);
}

/** Without tax and less a running discount. */
function nextBill(state: State, subscription: Subscription, now: number): number {
  const moment = {
    nowMs: now,
    realMs: now,
    newId: (prefix: string) => `${prefix}_x`,
    newUuid: () => 'x',
    random: () => 0,
  };
  const lines = recurringLines(state, subscription);
  const draft = draftTransaction(state, moment, subscription, {
    origin: 'subscription_recurring',
    lines,
    period: null,
  });
  return Number(draft.details.totals.total) - Number(draft.details.totals.tax);
}

function timesAMonth({ interval, frequency }: Subscription['billing_cycle']): number {
  return { day: monthDays, week: monthDays / 7, month: 1, year: 1 / 12 }[interval] / frequency;
}
