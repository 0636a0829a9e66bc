import { calls } from '#contract/calls.ts';
import { notificationPrefixes } from '#contract/messages.ts';
import type { CancelReason, SubscriptionAnswer, SubscriptionDetails } from '#contract/subscription.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { changedBy, withdrawPrefix } from './subscription-changes.ts';

export type OpenedLeaveLink = { subscription: SubscriptionDetails | null } | 'gone' | { fault: string };

/** Reads the subscription a link is for. `gone` when the link has expired or never existed. */
export async function openLeaveLink(token: string): Promise<OpenedLeaveLink> {
  const result = await call(calls.openLeaveLink, { body: { token } });
  if (result.data !== null) return result.data;
  return result.status === 404 || result.status === 400 ? 'gone' : { fault: errorSentence(result) };
}

/** Cancels like a signed-in user, by the token of a leave link. */
export async function cancelByLeaveLink(
  token: string,
  reason: CancelReason | null,
): Promise<SubscriptionAnswer | null> {
  const body = reason === null ? { token } : { token, reason };
  const result = await call(calls.cancelByLeaveLink, { body });
  return changedBy(result, notificationPrefixes.cancelSubscription);
}

/** Withdraws like a signed-in user, by the token of a leave link. */
export async function withdrawByLeaveLink(token: string): Promise<SubscriptionAnswer | null> {
  return changedBy(await call(calls.withdrawByLeaveLink, { body: { token } }), withdrawPrefix);
}
