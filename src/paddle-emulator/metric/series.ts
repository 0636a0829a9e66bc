import { movementsOf } from '#paddle-emulator/payout/movements.ts';
import { dayMs } from '#paddle-emulator/platform/clock.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { payoutCurrency } from '#paddle-emulator/transaction/payout.ts';
import { monthlyOf } from './monthly.ts';

/** The figures of one day beside its timestamp. */
type Point = Record<string, string | number>;

interface Metric {
  /** Whether amounts are in the payout currency, which the answer then names. */
  hasAmount: boolean;
  /** @param startsAt of the day, epoch ms */
  pointOf: (state: State, startsAt: number) => Point;
}

/** The metrics of Paddle, by the end of their path. All are counted anew from the books. */
export const metrics: Record<string, Metric> = {
  'monthly-recurring-revenue': {
    hasAmount: true,
    pointOf: (state, day) => ({ amount: String(monthlyOf(state, day + dayMs).amountMinor) }),
  },
  // Against the same time a month before.
  'monthly-recurring-revenue-change': {
    hasAmount: true,
    pointOf: (state, day) => {
      const [now, before] = [day + dayMs, monthBefore(day) + dayMs].map((at) => monthlyOf(state, at).amountMinor);
      return { amount: String(now! - before!) };
    },
  },
  'active-subscribers': {
    hasAmount: false,
    pointOf: (state, day) => ({ count: monthlyOf(state, day + dayMs).subscribers }),
  },
  // Less tax and fee, before anything is given back.
  revenue: {
    hasAmount: true,
    pointOf: (state, day) => {
      const payments = movementsOn(state, day, 'payment');
      return { amount: String(sum(payments.map(({ netMinor }) => netMinor))), count: payments.length };
    },
  },
  // What was bought, without its tax and fee.
  refunds: {
    hasAmount: true,
    pointOf: (state, day) => ({
      amount: String(sum(movementsOn(state, day, 'refund').map((one) => one.taxMinor - one.grossMinor))),
    }),
  },
  // Reversals do not lessen it.
  chargebacks: {
    hasAmount: false,
    pointOf: (state, day) => ({ count: movementsOn(state, day, 'chargeback').length }),
  },
  'checkout-conversion': {
    hasAmount: false,
    pointOf: (state, day) => {
      const begun = Object.values(state.transactions).filter((one) => isPurchase(one) && isOn(one.created_at, day));
      const completed = begun.filter(({ status }) => status === 'completed').length;
      return {
        count: begun.length,
        completed_count: completed,
        rate: begun.length === 0 ? '0' : (completed / begun.length).toFixed(4),
      };
    },
  },
};

/** One point a day, from the day of `from` until the day before `to` (epoch ms, at midnight UTC). */
export function seriesOf(state: State, metric: Metric, { from, to }: { from: number; to: number }) {
  const days = Array.from({ length: (to - from) / dayMs }, (_, index) => from + index * dayMs);
  return {
    ...(metric.hasAmount && { currency_code: payoutCurrency }),
    timeseries: days.map((day) => ({ timestamp: timestamp(day), ...metric.pointOf(state, day) })),
    starts_at: timestamp(from),
    ends_at: timestamp(to),
    interval: 'day',
  };
}

function movementsOn(state: State, day: number, wanted: string) {
  return movementsOf(state).filter(({ type, movedAt }) => type === wanted && isOn(movedAt, day));
}

function isOn(iso: string, day: number): boolean {
  const at = Date.parse(iso);
  return at >= day && at < day + dayMs;
}

function isPurchase({ origin }: Transaction): boolean {
  return origin === 'api' || origin === 'web';
}

function monthBefore(day: number): number {
  const then = new Date(day);
  return Date.UTC(then.getUTCFullYear(), then.getUTCMonth() - 1, then.getUTCDate());
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}

/** As Paddle writes them: without milliseconds. */
function timestamp(atMs: number): string {
  return new Date(atMs).toISOString().replace('.000Z', 'Z');
}
