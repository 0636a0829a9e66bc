import type { SubscriptionAnswer } from '../../contract/subscription';
import type { Deps } from '../deps';
import { sumWithDaysKept } from '../refund/plan-withdrawal.sql';
import { currentOf } from './entitlement';
import { permittedActions } from './permitted-actions';
import { subscriptionDetails } from './subscription-details';
import { listSubscriptions } from './subscriptions.sql';

/** What every call about a subscription answers: the user's current one as it stands now, null when there never was one. */
export async function subscriptionAnswer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<SubscriptionAnswer> {
  const now = clock();
  const current = currentOf(await listSubscriptions(db, userId), now);
  if (!current) return { subscription: null };
  const mayWithdraw = permittedActions(current, now).includes('withdraw');
  const daysKept = mayWithdraw ? await sumWithDaysKept(db, { subscriptionId: current.id, userId, at: now }) : null;
  return { subscription: subscriptionDetails(current, now, daysKept) };
}
