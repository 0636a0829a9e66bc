import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { listReturns } from './plan-withdrawal.sql';
import { owe } from './refunds.sql';

/** Promises back what a withdrawal that was asked for gives back and that is not promised yet. `now` is epoch ms. */
export async function oweWithdrawal(
  tx: Transaction<Schema>,
  { subscriptionId, userId, now }: { subscriptionId: string; userId: string | null; now: number },
): Promise<void> {
  const wish = await tx
    .selectFrom('withdrawals')
    .select(['requested_at', 'is_repeated'])
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  if (!wish) return;
  const returns = await listReturns(tx, { subscriptionId, at: wish.requested_at.getTime() }, wish.is_repeated);
  for (const back of returns) await owe(tx, { ...back, userId, subscriptionId, reason: 'withdrawal', now });
}
