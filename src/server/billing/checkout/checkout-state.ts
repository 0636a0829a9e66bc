import type { CheckoutState } from '#contract/checkout.ts';
import type { BillingDeps } from '../deps.ts';
import { pullTransaction } from '../projection/pull.ts';
import { type CheckoutRecord, findCheckout } from './checkouts.sql.ts';
import type { Shopper } from './shopper.sql.ts';

/** Time for notifications to arrive before the provider is asked. */
const waitForNotificationMs = 3_000;
/** From this age on the provider is not asked about a checkout; notifications and reconciliation find late payments. */
const abandonedAfterMs = 24 * 60 * 60_000;
/** Waits after the first, second, … call to the provider about a checkout, shared by everybody who asks us. */
const pausesMs = [2_000, 4_000, 8_000, 16_000];
const longestPauseMs = 16_000;
/** After this time without a call a checkout begins with the shortest wait again. */
const rememberedForMs = 10 * 60_000;

type StateDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/**
 * Reads the state of a shopper's checkout; null for another shopper's, or one without a transaction. Asks the provider
 * at growing intervals when its notifications are late.
 */
export interface CheckoutWatch {
  /** @param network the caller's network */
  stateOf: (checkoutId: string, shopper: Shopper, network: string) => Promise<KnownState | null>;
}

interface KnownState {
  state: CheckoutState;
  checkout: CheckoutRecord;
}

export function createCheckoutWatch(deps: StateDeps): CheckoutWatch {
  const pulls = new Map<string, { times: number; at: number }>();

  function mayPull(checkoutId: string): boolean {
    const now = deps.clock();
    for (const [id, { at }] of pulls) if (now - at >= rememberedForMs) pulls.delete(id);
    const before = pulls.get(checkoutId);
    if (before && now - before.at < (pausesMs[before.times - 1] ?? longestPauseMs)) return false;
    pulls.set(checkoutId, { times: (before?.times ?? 0) + 1, at: now });
    return true;
  }

  async function stateOf(checkoutId: string, shopper: Shopper, network: string): Promise<KnownState | null> {
    const checkout = await findCheckout(deps.db, checkoutId, shopper);
    if (!checkout?.transactionId) return null;
    if (!isOverdue(checkout, deps.clock()) || !mayPull(checkoutId)) return stateFrom(checkout, checkout.transactionId);
    const provider = deps.provider.callingFor({ purpose: 'anybody', network });
    const pulled = await pullTransaction({ ...deps, provider }, checkout.transactionId);
    if (!('ok' in pulled))
      deps.log.warn({ checkoutId, ...pulled }, 'The provider did not report the state of a checkout');
    const fresh = (await findCheckout(deps.db, checkoutId, shopper)) ?? checkout;
    return stateFrom(fresh, checkout.transactionId);
  }

  return { stateOf };
}

function isOverdue({ status, subscriptionKnown, createdAt }: CheckoutRecord, now: number): boolean {
  // A failed one too, because another tab's card form may have paid it before its transaction was canceled.
  const isUnsettled = status !== 'completed' || !subscriptionKnown;
  const ageMs = now - createdAt;
  return isUnsettled && ageMs >= waitForNotificationMs && ageMs < abandonedAfterMs;
}

function stateFrom(checkout: CheckoutRecord, transactionId: string): KnownState {
  const state: CheckoutState = {
    checkout_id: checkout.id,
    transaction_id: transactionId,
    status: checkout.status,
    offer: checkout.offer,
    total: checkout.charged ?? checkout.due,
    renews_at: checkout.renewsAt === null ? null : new Date(checkout.renewsAt).toISOString(),
  };
  return { state, checkout };
}
