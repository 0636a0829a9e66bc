import type { SubscriptionAnswer } from '../../contract/subscription';
import type { Deps } from '../deps';
import { currentOf } from './entitlement';
import { subscriptionDetails } from './subscription-details';
import { listSubscriptions } from './subscriptions.sql';

/** What every call about a subscription answers: the user's current one as it stands now, null when there never was one. */
export async function subscriptionAnswer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<SubscriptionAnswer> {
  const current = currentOf(await listSubscriptions(db, userId), clock());
  return { subscription: current ? subscriptionDetails(current, clock()) : null };
}
