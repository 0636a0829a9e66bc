import { releaseUses } from '../coupon/redemptions.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { endOpenCheckout } from './end-checkouts.sql.ts';
import { endForGood } from './end-transaction.ts';

/**
 * Ends a checkout that has reserved a use of a coupon and was not paid in time, so that somebody else can use it. The
 * use is given back only once the provider says that the transaction cannot be paid.
 */
export async function endCouponCheckout(
  deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>,
  checkoutId: string,
): Promise<'settled' | 'pending'> {
  const transactionId = await endOpenCheckout(deps.db, checkoutId, deps.clock());
  if (transactionId === null) return 'settled';
  const ended = await endForGood(deps, transactionId);
  if (ended === 'over') await releaseUses(deps.db, [checkoutId], deps.clock());
  return ended === 'pending' ? 'pending' : 'settled';
}
