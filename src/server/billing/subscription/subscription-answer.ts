import type { SubscriptionAnswer } from '#contract/subscription.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refundLessDaysUsed } from '../debt/plan-withdrawal.ts';
import { currentOf } from '../entitlement/entitlement.ts';
import { permittedActions } from '../entitlement/permitted-actions.ts';
import { listSubscriptions } from '../entitlement/subscriptions.sql.ts';
import { subscriptionDetails } from './subscription-details.ts';

/** The answer of all calls about a subscription: the user's current one, null when they never had one. */
export async function subscriptionAnswer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<SubscriptionAnswer> {
  const now = clock();
  const current = currentOf(await listSubscriptions(db, userId), now);
  if (!current) return { subscription: null };
  const mayWithdraw = permittedActions(current, now).includes('withdraw');
  const reducedRefund = mayWithdraw
    ? await refundLessDaysUsed(db, { subscriptionId: current.id, userId, at: now })
    : null;
  return { subscription: subscriptionDetails(current, now, reducedRefund) };
}
