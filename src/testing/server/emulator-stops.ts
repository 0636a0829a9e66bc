import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import type { Adjustment, Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { monthlyBill } from './emulator-counts.ts';
import type { Life } from './emulator-lives.ts';

const hourMs = 60 * 60_000;

/** The MRR that a stop of renewals took away or gave back, in minor units and unrounded. */
export interface CountedStop {
  /** Epoch ms. */
  at: number;
  currency: string;
  minor: number;
}

/**
 * Reads the events of one customer in their order, as a person would: payments, returns, and the state of the
 * subscription at each. Shares no code with the books.
 */
export function countStops({ state, events }: Life): CountedStop[] {
  const sorted = events.toSorted((a, b) =>
    a.occurred_at < b.occurred_at ? -1 : a.occurred_at > b.occurred_at ? 1 : 0,
  );
  const subscriptions = sorted.filter(({ event_type }) => event_type.startsWith('subscription.'));
  const paid = new Map<string, { total: number; order: number }>();
  const adjustments = new Map<string, Adjustment>();
  const stops: CountedStop[] = [];
  let before: Subscription | null = null;
  let isUnpaid = false;
  let held: { by: 'pause' | 'stop'; minor: number } | null = null;

  /** The payments because of which renewals are stopped, even after a later payment. */
  const stopped = new Set<string>();

  function follow({ transaction_id: id }: Adjustment): void {
    const own = [...adjustments.values()].filter(
      (one) => one.transaction_id === id && ['approved', 'reversed'].includes(one.status),
    );
    const sum = (action: string) =>
      own.filter((one) => one.action === action).reduce((all, one) => all + Number(one.totals.total), 0);
    const payment = paid.get(id);
    if (payment === undefined) return;
    const isDisputed = sum('chargeback') > sum('chargeback_reverse');
    const isPaidBack = sum('refund') >= payment.total && (stopped.has(id) || payment.order === paid.size - 1);
    if (isDisputed || isPaidBack) stopped.add(id);
    else stopped.delete(id);
  }
  const isStopped = () => stopped.size > 0;

  for (const { event_type, occurred_at, data } of sorted) {
    const at = Date.parse(occurred_at);
    if (event_type === 'transaction.completed') {
      const { id, details } = data as unknown as Transaction;
      const total = Number(details.totals.grand_total);
      if (total > 0 && !paid.has(id)) paid.set(id, { total, order: paid.size });
    }
    if (event_type.startsWith('adjustment.')) {
      const adjustment = data as unknown as Adjustment;
      adjustments.set(adjustment.id, adjustment);
      follow(adjustment);
      if (held?.by === 'pause' && isStopped()) {
        stops.push({ at, currency: before!.currency_code, minor: -held.minor });
        held = { by: 'stop', minor: held.minor };
      }
    }
    if (!event_type.startsWith('subscription.')) continue;
    const now = data as unknown as Subscription;
    const rest: number = before !== null && !isUnpaid && isPaying(before) ? monthlyBill(state, before, at - 1) : 0;
    const tell = (minor: number) => stops.push({ at, currency: now.currency_code, minor });
    if (before?.status !== now.status) {
      if (now.status === 'paused' && rest > 0) {
        // A pause after unsuccessful attempts to collect a payment counts as an end, unless the pause is ours.
        if (isStopped()) tell(-rest);
        if (isStopped()) held = { by: 'stop', minor: rest };
        else held = before!.status === 'past_due' ? null : { by: 'pause', minor: rest };
      } else if (now.status === 'canceled') {
        if (held?.by === 'stop') tell(held.minor);
        else if (rest > 0 && before!.status === 'past_due' && isStopped()) tell(-rest);
        held = null;
      } else if (now.status === 'active') {
        const next = subscriptions.find((one) => one.occurred_at > occurred_at && statusOf(one) !== 'active');
        const fails = next && statusOf(next) === 'past_due' && Date.parse(next.occurred_at) - at <= hourMs;
        const begins: boolean = ['trialing', 'paused'].includes(before?.status ?? '') || isUnpaid;
        isUnpaid = begins && fails === true;
        if (!isUnpaid && held !== null) {
          if (held.by === 'stop') tell(held.minor);
          held = null;
        }
      }
    }
    before = now;
  }
  return stops;
}

const isPaying = ({ status }: Subscription) => status === 'active' || status === 'past_due';
const statusOf = ({ data }: Life['events'][number]) => (data as unknown as Subscription).status;
