import type { CheckoutState } from '../../contract/checkout';
import { dueToday } from '../../contract/due-today';
import type { Deps } from '../deps';
import { pullTransaction } from '../subscription/pull-from-paddle';
import { type CheckoutRecord, findCheckout } from './checkouts.sql';

/** Notifications are given this long to arrive by themselves. */
const patienceMs = 3_000;
/** How often Paddle is asked about one checkout, however many ask us. */
const askEveryMs = 2_000;

type StateDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;

/** Answers how a checkout stands, asking Paddle itself where its notifications are late. */
export interface CheckoutWatch {
  stateOf: (checkoutId: string) => Promise<CheckoutState | null>;
}

export function createCheckoutWatch(deps: StateDeps): CheckoutWatch {
  const askedAt = new Map<string, number>();

  function mayAsk(checkoutId: string): boolean {
    const now = deps.clock();
    for (const [id, at] of askedAt) if (now - at >= askEveryMs) askedAt.delete(id);
    if (askedAt.has(checkoutId)) return false;
    askedAt.set(checkoutId, now);
    return true;
  }

  async function stateOf(checkoutId: string): Promise<CheckoutState | null> {
    const checkout = await findCheckout(deps.db, checkoutId);
    if (!checkout?.transactionId) return null;
    if (!isOverdue(checkout, deps.clock()) || !mayAsk(checkoutId)) return stateFrom(checkout, checkout.transactionId);
    const pulled = await pullTransaction(deps, checkout.transactionId);
    if (!('ok' in pulled)) deps.log.warn({ checkoutId, ...pulled }, 'Paddle did not say how a checkout stands');
    const fresh = (await findCheckout(deps.db, checkoutId)) ?? checkout;
    return stateFrom(fresh, checkout.transactionId);
  }

  return { stateOf };
}

function isOverdue({ status, subscriptionKnown, createdAt }: CheckoutRecord, now: number): boolean {
  // Also one that failed: the card form of another tab may have been faster than its end.
  const isUnsettled = status !== 'completed' || !subscriptionKnown;
  return isUnsettled && now - createdAt >= patienceMs;
}

function stateFrom(checkout: CheckoutRecord, transactionId: string): CheckoutState {
  return {
    checkout_id: checkout.id,
    transaction_id: transactionId,
    status: checkout.status,
    offer: checkout.offer,
    total: checkout.charged ?? dueToday(checkout.offer),
    renews_at: checkout.renewsAt === null ? null : new Date(checkout.renewsAt).toISOString(),
  };
}
