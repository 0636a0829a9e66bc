import type { Cycle } from '#paddle-emulator/platform/entities.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { paidOut } from '#paddle-emulator/transaction/payout.ts';

/**
 * Days of a cycle's unit. Paddle does not say how it makes a month of weeks; the emulator counts 30 days, which differs
 * from ours on purpose.
 */
const daysOf: Record<Cycle['interval'], number> = { day: 1, week: 7, month: 30, year: 365 };

/**
 * Monthly recurring revenue and paying subscribers at a time (epoch ms), without tax: of each subscription the latest
 * bill that was paid, while its period runs.
 */
export function monthlyOf(state: State, atMs: number): { amountMinor: number; subscribers: number } {
  const latest = new Map<string, Transaction>();
  for (const one of Object.values(state.transactions)) {
    if (one.subscription_id !== null && isRunning(one, atMs)) latest.set(one.subscription_id, one);
  }
  const bills = [...latest.values()].filter(({ subscription_id }) => !hasEnded(state, subscription_id!, atMs));
  const amounts = bills.map(perMonth).filter((amount) => amount > 0);
  return { amountMinor: amounts.reduce((sum, one) => sum + one, 0), subscribers: amounts.length };
}

function isRunning({ status, billed_at, origin, billing_period }: Transaction, atMs: number): boolean {
  if (status !== 'completed' || billed_at === null || Date.parse(billed_at) >= atMs) return false;
  if (origin === 'subscription_charge' || origin === 'subscription_payment_method_change') return false;
  return billing_period !== null && Date.parse(billing_period.ends_at) >= atMs;
}

function hasEnded(state: State, subscriptionId: string, atMs: number): boolean {
  const { canceled_at, paused_at } = state.subscriptions[subscriptionId]!;
  return [canceled_at, paused_at].some((at) => at !== null && Date.parse(at) < atMs);
}

function perMonth({ details, items, currency_code }: Transaction): number {
  const cycle = items.find(({ price }) => price.billing_cycle !== null)?.price.billing_cycle;
  if (cycle == null) return 0;
  const net = Number(details.totals.total) - Number(details.totals.tax);
  const inPayout = Number(paidOut(String(net), currency_code));
  return Math.round((inPayout * 30) / (daysOf[cycle.interval] * cycle.frequency));
}
