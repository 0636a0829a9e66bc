import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { nextDueOfCustomers } from '#paddle-emulator/subscription/timeline.ts';

/** The number of entities in the state, and the next event of a customer. Times are emulated. */
export interface Overview {
  now: string;
  clock_offset_seconds: number;
  next_due: { at: string; what: string; about: string } | null;
  counts: Record<'products' | 'prices' | 'customers' | 'transactions' | 'subscriptions' | 'events', number>;
  outbox: { pending: number; delivered: number; failed: number };
}

export function overviewOf(state: State, nowMs: number): Overview {
  const due = nextDueOfCustomers(state);
  const withStatus = (...wanted: string[]) =>
    state.notifications.filter(({ status }) => wanted.includes(status)).length;
  return {
    now: isoOf(nowMs),
    clock_offset_seconds: state.clockOffsetMs / 1000,
    next_due: due === null ? null : { at: isoOf(due.atMs), what: due.what, about: due.about },
    counts: {
      products: Object.keys(state.products).length,
      prices: Object.keys(state.prices).length,
      customers: Object.keys(state.customers).length,
      transactions: Object.keys(state.transactions).length,
      subscriptions: Object.keys(state.subscriptions).length,
      events: state.events.length,
    },
    outbox: {
      pending: withStatus('not_attempted', 'needs_retry'),
      delivered: withStatus('delivered'),
      failed: withStatus('failed'),
    },
  };
}
