import type { Kysely } from 'kysely';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { owe, scheduleEnd } from '../debt/owe.ts';
import { listReturnable } from '../debt/refunds.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { lockSubscription } from '../entitlement/subscriptions.sql.ts';
import { pullPayments, pullSubscription } from '../projection/pull.ts';
import { listPairs, type Pair } from '../projection/second-purchases.sql.ts';
import { closeSecondPurchase } from '../projection/work-of-changes.ts';

/**
 * Ends and refunds the second of two purchases (two tabs, two offers) if the provider confirms that the first
 * subscription had not ended, because our rows may not show its end yet. `pending`: try again later.
 */
export async function endSecondPurchase(
  deps: Pick<BillingDeps, 'db' | 'provider' | 'clock'>,
  pair: Pair,
): Promise<'settled' | 'pending'> {
  if ('unavailable' in (await pullSubscription(deps, pair.first))) return 'pending';
  if ('unavailable' in (await pullSubscription(deps, pair.second))) return 'pending';
  if ('unavailable' in (await pullPayments(deps, pair.second))) return 'pending';
  await giveBackSecond(deps.db, pair, deps.clock());
  return 'settled';
}

/**
 * Plans the end, the refunds and the email of a second purchase in one transaction and once each, if it still is a
 * second purchase.
 */
function giveBackSecond(db: Kysely<Schema>, { first, second }: Pair, now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const userId = (await lockSubscription(tx, second))?.userId ?? null;
    if (userId === null) return;
    const pairs = await listPairs(tx, userId);
    if (!pairs.some((pair) => pair.first === first && pair.second === second)) {
      return closeSecondPurchase(tx, second, now);
    }
    for (const { transactionId } of await listReturnable(tx, second)) {
      await owe(tx, { transactionId, userId, subscriptionId: second, reason: 'second purchase', now });
    }
    await scheduleEnd(tx, second);
    await enqueue(tx, {
      kind: 'second-purchase',
      uniqueKey: `second-purchase:${second}`,
      payload: { user_id: userId, subscription_id: second },
    });
  });
}
