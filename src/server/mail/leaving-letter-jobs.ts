import { paths } from '../../contract/paths';
import { findUserById } from '../auth/users.sql';
import { createLeaveLink, leaveLinkLifeMs } from '../leave/leave-links.sql';
import { entitlementOf, liveStatuses } from '../subscription/entitlement';
import { permittedActions } from '../subscription/permitted-actions';
import { listSubscriptions, type SubscriptionRecord } from '../subscription/subscriptions.sql';
import { leaveUrl } from './leave-url';
import type { LetterWriters } from './letter-jobs';
import {
  cancellationLetter,
  leaveLinkLetter,
  secondPurchaseLetter,
  secondTrialLetter,
  withdrawnLetter,
} from './letters/leaving-letters';
import { findSecondPurchaseRefund } from './payment-facts.sql';
import type { LetterDeps, Written } from './send-once';

/** The letters about ending a contract. */
export function leavingLetters(deps: LetterDeps): LetterWriters {
  return {
    cancelled: ({ user_id, subscription_id, requested_at }) =>
      writeCancelled(deps, String(user_id), String(subscription_id), Date.parse(String(requested_at))),
    withdrawn: ({ user_id, subscription_id }) => writeWithdrawn(deps, String(user_id), String(subscription_id)),
    'leave-link': ({ user_id }) => writeLeaveLink(deps, String(user_id)),
    'second-purchase': ({ user_id, subscription_id }) =>
      writeSecondPurchase(deps, String(user_id), String(subscription_id)),
    'second-trial-ended': ({ user_id, subscription_id }) =>
      writeSecondTrial(deps, String(user_id), String(subscription_id)),
  };
}

/** Says nothing when the cancellation was taken back meanwhile. */
async function writeCancelled(
  { config, db, clock }: LetterDeps,
  userId: string,
  subscriptionId: string,
  requestedAt: number,
): Promise<Written | null> {
  const { user, subscription } = await findContract(db, userId, subscriptionId);
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
  const { user, subscription } = await findContract(db, userId, subscriptionId);
  if (!user || !subscription?.withdrawal) return null;
  const { requestedAt, refund, isRepeated } = subscription.withdrawal;
  const letter = withdrawnLetter({ to: user.email, plan: subscription.offerName, requestedAt, refund, isRepeated });
  return { userId, letter };
}

async function writeSecondPurchase(
  { config, db }: LetterDeps,
  userId: string,
  subscriptionId: string,
): Promise<Written | null> {
  const { user, subscription } = await findContract(db, userId, subscriptionId);
  if (!user || !subscription) return null;
  const letter = secondPurchaseLetter({
    to: user.email,
    plan: subscription.offerName,
    refund: await findSecondPurchaseRefund(db, subscriptionId),
    manageUrl: config.publicUrl + paths.manageSubscription,
  });
  return { userId, letter };
}

/** Waits until the end is there; says nothing of one that is paid for by now. */
async function writeSecondTrial(
  { config, db }: LetterDeps,
  userId: string,
  subscriptionId: string,
): Promise<Written | null> {
  const { user, subscription } = await findContract(db, userId, subscriptionId);
  if (!user || !subscription) return null;
  if (subscription.status === 'trialing') throw new Error('a second trial has not ended yet');
  if (subscription.status !== 'canceled') return null;
  const loginUrl = config.publicUrl + paths.login;
  return { userId, letter: secondTrialLetter({ to: user.email, plan: subscription.offerName, loginUrl }) };
}

async function findContract(db: LetterDeps['db'], userId: string, subscriptionId: string) {
  const subscriptions = await listSubscriptions(db, userId);
  return { user: await findUserById(db, userId), subscription: subscriptions.find(({ id }) => id === subscriptionId) };
}

function isLive({ status }: SubscriptionRecord): boolean {
  return liveStatuses.includes(status);
}

/** An account without anything to end gets the letter too, which says so: the request answered the same for everybody. */
async function writeLeaveLink({ config, db, clock }: LetterDeps, userId: string): Promise<Written | null> {
  const user = await findUserById(db, userId);
  if (!user) return null;
  const now = clock();
  const subscriptions = await listSubscriptions(db, userId);
  const canEnd = subscriptions.some((one) => permittedActions(one, now).length > 0);
  const link = canEnd
    ? {
        url: leaveUrl(config.publicUrl, await createLeaveLink(db, { userId, now })),
        expiresAt: now + leaveLinkLifeMs.asked,
      }
    : null;
  return { userId, letter: leaveLinkLetter({ to: user.email, link }) };
}
