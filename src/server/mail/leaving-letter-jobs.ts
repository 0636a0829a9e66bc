import { paths } from '../../contract/paths';
import { findUserById } from '../auth/users.sql';
import { entitlementOf, liveStatuses } from '../subscription/entitlement';
import { listSubscriptions, type SubscriptionRecord } from '../subscription/subscriptions.sql';
import type { LetterWriters } from './letter-jobs';
import { cancellationLetter, secondPurchaseLetter, withdrawnLetter } from './letters/leaving-letters';
import { findOwedRefund, findWithdrawal } from './payment-facts.sql';
import type { LetterDeps, Written } from './send-once';

/** The letters about ending a contract. */
export function leavingLetters(deps: LetterDeps): LetterWriters {
  return {
    cancelled: ({ user_id, subscription_id, requested_at }) =>
      writeCancelled(deps, String(user_id), String(subscription_id), Date.parse(String(requested_at))),
    withdrawn: ({ user_id, subscription_id }) => writeWithdrawn(deps, String(user_id), String(subscription_id)),
    'second-purchase': ({ user_id, subscription_id }) =>
      writeSecondPurchase(deps, String(user_id), String(subscription_id)),
  };
}

/** Says nothing when the cancellation was taken back meanwhile. */
async function writeCancelled(
  { config, db, clock }: LetterDeps,
  userId: string,
  subscriptionId: string,
  requestedAt: number,
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const subscription = (await listSubscriptions(db, userId)).find(({ id }) => id === subscriptionId);
  if (!user || !subscription || (isLive(subscription) && !subscription.cancelWanted)) return null;
  const { permits, expiresAt, status } = entitlementOf(subscription, clock());
  const letter = cancellationLetter({
    to: user.email,
    plan: subscription.offerName,
    requestedAt,
    accessUntilAt: permits ? expiresAt : null,
    isTrial: status === 'trialing',
    manageUrl: config.publicUrl + paths.manageSubscription,
  });
  return { userId, letter };
}

async function writeWithdrawn({ db }: LetterDeps, userId: string, subscriptionId: string): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const requestedAt = await findWithdrawal(db, subscriptionId);
  if (!user || requestedAt === null) return null;
  const subscription = (await listSubscriptions(db, userId)).find(({ id }) => id === subscriptionId);
  const letter = withdrawnLetter({
    to: user.email,
    plan: subscription?.offerName ?? null,
    requestedAt,
    refund: await findOwedRefund(db, subscriptionId),
  });
  return { userId, letter };
}

async function writeSecondPurchase(
  { config, db }: LetterDeps,
  userId: string,
  subscriptionId: string,
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  const subscription = (await listSubscriptions(db, userId)).find(({ id }) => id === subscriptionId);
  if (!user || !subscription) return null;
  const letter = secondPurchaseLetter({
    to: user.email,
    plan: subscription.offerName,
    refund: await findOwedRefund(db, subscriptionId),
    manageUrl: config.publicUrl + paths.manageSubscription,
  });
  return { userId, letter };
}

function isLive({ status }: SubscriptionRecord): boolean {
  return liveStatuses.includes(status);
}
