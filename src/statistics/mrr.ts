/**
 * Monthly recurring revenue. Amounts are exact: millionths of a minor unit as bigint, rounded half to even once for each
 * state of a subscription, so that sums of parts equal the whole; `toMinor` and `roundTogether` round for the eye.
 */

import { divideHalfEven } from './half-even.ts';

export type IntervalUnit = 'day' | 'week' | 'month' | 'year';

/** A subscription from an instant on, until the next state of the same subscription. */
export interface SubscriptionState {
  subscriptionId: string;
  /** Microseconds since 1970. */
  at: number;
  /** The provider's value: active, trialing, past_due, paused, canceled. */
  status: string;
  currency: string;
  /** Of one interval, without tax and less a running discount. */
  netMinor: number;
  intervalUnit: IntervalUnit;
  intervalCount: number;
}

/** A state with its MRR, in millionths of a minor unit. */
export interface CountedState extends Pick<SubscriptionState, 'subscriptionId' | 'at' | 'status' | 'currency'> {
  mrrMicro: bigint;
}

const micro = 1_000_000n;
/** A month has 30.4375 days: 365.25 / 12, or 487 / 16. */
const monthDays = { over: 487n, under: 16n };

/** The MRR of a price, in millionths of a minor unit. */
export function monthlyMicro(netMinor: number, unit: IntervalUnit, count: number): bigint {
  const amount = BigInt(netMinor) * micro;
  const intervals = BigInt(count);
  if (unit === 'month') return divideHalfEven(amount, intervals);
  if (unit === 'year') return divideHalfEven(amount, 12n * intervals);
  const days = unit === 'week' ? 7n * intervals : intervals;
  return divideHalfEven(amount * monthDays.over, monthDays.under * days);
}

/** A payment that fails this soon after a trial or a pause never counted. */
const firstPaymentFailsWithinUs = 60 * 60 * 1_000_000;

/**
 * The MRR of each state of one subscription: its price a month while it is paid or overdue, 0 in a trial, in a pause
 * and after the end. The first payment after a trial or a pause counts only when it did not fail.
 * @param states of one subscription, oldest first
 */
export function countMrr(states: readonly SubscriptionState[]): CountedState[] {
  let isUnpaid = false;
  return states.map((state, i) => {
    const { subscriptionId, at, status, currency, netMinor, intervalUnit, intervalCount } = state;
    const next = states[i + 1];
    const begins = status === 'active' && (isUnpaid || ['trialing', 'paused'].includes(states[i - 1]?.status ?? ''));
    if (begins) isUnpaid = next?.status === 'past_due' && next.at - at <= firstPaymentFailsWithinUs;
    else if (status === 'active') isUnpaid = false;
    else if (status === 'past_due') isUnpaid ||= ['trialing', 'paused'].includes(states[i - 1]?.status ?? '');
    const counts = !isUnpaid && (status === 'active' || status === 'past_due');
    const mrrMicro = counts ? monthlyMicro(netMinor, intervalUnit, intervalCount) : 0n;
    return { subscriptionId, at, status, currency, mrrMicro };
  });
}

/** MRR at an instant (microseconds) by currency: the sum of the last state of each subscription until then. */
export function mrrOf(states: readonly CountedState[], at: number): Map<string, bigint> {
  const last = new Map<string, CountedState>();
  for (const state of states) {
    const known = last.get(state.subscriptionId);
    if (state.at <= at && (known === undefined || known.at <= state.at)) last.set(state.subscriptionId, state);
  }
  const sums = new Map<string, bigint>();
  for (const { currency, mrrMicro } of last.values()) sums.set(currency, (sums.get(currency) ?? 0n) + mrrMicro);
  return sums;
}

/** Half to even, from millionths to minor units. */
export function toMinor(amountMicro: bigint): bigint {
  return divideHalfEven(amountMicro, micro);
}

/**
 * The amounts of movements, in minor units. Each running total is rounded, and a movement is the difference of two
 * totals: so the rounded movements add up, and the end of one span is the start of the next.
 */
export function roundMovements(
  startMicro: bigint,
  movementsMicro: readonly bigint[],
): { moved: bigint[]; end: bigint } {
  let total = startMicro;
  const moved = movementsMicro.map((movement) => {
    const before = toMinor(total);
    total += movement;
    return toMinor(total) - before;
  });
  return { moved, end: toMinor(total) };
}
