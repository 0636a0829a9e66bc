import { dayMs } from '#contract/day.ts';
import { paths } from '#contract/paths.ts';
import { findUserById } from '#server/identity/users.sql.ts';
import type { EmailDeps, WritingDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { entitlementOf, liveStatuses } from '../entitlement/entitlement.ts';
import { permittedActions } from '../entitlement/permitted-actions.ts';
import { listSubscriptions, type SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import { createLeaveLink } from '../leave/leave-links.sql.ts';
import { leaveUrl } from './leave-url.ts';
import {
  cancellationEmail,
  leaveLinkEmail,
  secondPurchaseEmail,
  secondTrialEmail,
  withdrawnEmail,
} from './leaving-emails.ts';
import { findSecondPurchaseRefund } from './payment-facts.sql.ts';

/** How long a leave link works that was requested by its user. */
const requestedLinkLifeMs = dayMs;

/** Null when the cancellation was undone in the meantime. */
export async function writeCancelled(
  { config, db, clock, say }: WritingDeps,
  { user_id: userId, subscription_id: subscriptionId, requested_at }: JobPayloads['cancelled'],
): Promise<Written | null> {
  const { user, subscription } = await findContract(db, userId, subscriptionId);
  if (!user || !subscription || (isLive(subscription) && !subscription.cancelWanted)) return null;
  const { permits, expiresAt, status } = entitlementOf(subscription, clock());
  const email = cancellationEmail(
    {
      to: user.email,
      plan: subscription.offerName,
      requestedAt: Date.parse(requested_at),
      accessUntilAt: permits ? expiresAt : null,
      isTrial: status === 'trialing',
      manageUrl: config.publicUrl + paths.manageSubscription,
    },
    say,
  );
  return { userId, email };
}

export async function writeWithdrawn(
  { db, say }: WritingDeps,
  { user_id: userId, subscription_id: subscriptionId }: JobPayloads['withdrawn'],
): Promise<Written | null> {
  const { user, subscription } = await findContract(db, userId, subscriptionId);
  if (!user || !subscription?.withdrawal) return null;
  const { requestedAt, refund, isRepeated } = subscription.withdrawal;
  const email = withdrawnEmail({ to: user.email, plan: subscription.offerName, requestedAt, refund, isRepeated }, say);
  return { userId, email };
}

export async function writeSecondPurchase(
  { config, db, say }: WritingDeps,
  { user_id: userId, subscription_id: subscriptionId }: JobPayloads['second-purchase'],
): Promise<Written | null> {
  const { user, subscription } = await findContract(db, userId, subscriptionId);
  if (!user || !subscription) return null;
  const email = secondPurchaseEmail(
    {
      to: user.email,
      plan: subscription.offerName,
      refund: await findSecondPurchaseRefund(db, subscriptionId),
      manageUrl: config.publicUrl + paths.manageSubscription,
    },
    say,
  );
  return { userId, email };
}

/** Throws until the trial has ended, so that the job retries; null when it became a paid subscription. */
export async function writeSecondTrial(
  { config, db, say }: WritingDeps,
  { user_id: userId, subscription_id: subscriptionId }: JobPayloads['second-trial-ended'],
): Promise<Written | null> {
  const { user, subscription } = await findContract(db, userId, subscriptionId);
  if (!user || !subscription) return null;
  if (subscription.status === 'trialing') throw new Error('a second trial has not ended yet');
  if (subscription.status !== 'canceled') return null;
  const loginUrl = config.publicUrl + paths.login;
  return { userId, email: secondTrialEmail({ to: user.email, plan: subscription.offerName, loginUrl }, say) };
}

async function findContract(db: EmailDeps['db'], userId: string, subscriptionId: string) {
  const subscriptions = await listSubscriptions(db, userId);
  return { user: await findUserById(db, userId), subscription: subscriptions.find(({ id }) => id === subscriptionId) };
}

function isLive({ status }: SubscriptionRecord): boolean {
  return liveStatuses.includes(status);
}

/** An account with nothing to end gets an email that says so, because the request has the same answer for everybody. */
export async function writeLeaveLink(
  { config, db, clock, say }: WritingDeps,
  { user_id: userId }: JobPayloads['leave-link'],
): Promise<Written | null> {
  const user = await findUserById(db, userId);
  if (!user) return null;
  const now = clock();
  const subscriptions = await listSubscriptions(db, userId);
  const canEnd = subscriptions.some((one) => permittedActions(one, now).length > 0);
  const expiresAt = now + requestedLinkLifeMs;
  const link = canEnd
    ? { url: leaveUrl(config.publicUrl, await createLeaveLink(db, { userId, now, expiresAt })), expiresAt }
    : null;
  return { userId, email: leaveLinkEmail({ to: user.email, link }, say) };
}
