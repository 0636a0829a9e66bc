import { apiPaths } from '../../contract/api-paths';
import type { CancelByLeaveLinkBody, LeaveLinkBody, OpenLeaveLinkBody } from '../../contract/leave';
import { notificationPrefixes } from '../../contract/messages';
import type { CancelReason, SubscriptionAnswer, SubscriptionDetails } from '../../contract/subscription';
import { callApi } from '../platform/api';
import { errorSentence } from '../platform/error-text';
import { notifyFailure } from '../platform/notify';
import { changedBy, withdrawPrefix } from './subscription-changes';

export type OpenedLeaveLink = { subscription: SubscriptionDetails | null } | 'gone' | { fault: string };

/** Asks for a letter with a link. False, after a notification, when that was not taken. */
export async function sendLeaveLink(email: string): Promise<boolean> {
  const body: LeaveLinkBody = { email };
  const result = await callApi<unknown>('POST', apiPaths.leaveLinks, body);
  if (result.error !== null) notifyFailure('send link:', result);
  return result.error === null;
}

/** What a link is for. `gone` when it has expired or never was. */
export async function openLeaveLink(token: string): Promise<OpenedLeaveLink> {
  const body: OpenLeaveLinkBody = { token };
  const result = await callApi<SubscriptionAnswer>('POST', apiPaths.openLeaveLink, body);
  if (result.data !== null) return result.data;
  return result.status === 404 || result.status === 400 ? 'gone' : { fault: errorSentence(result) };
}

/** Cancels as somebody signed in would. */
export async function cancelByLeaveLink(
  token: string,
  reason: CancelReason | null,
): Promise<SubscriptionAnswer | null> {
  const body: CancelByLeaveLinkBody = reason === null ? { token } : { token, reason };
  const result = await callApi<SubscriptionAnswer>('POST', apiPaths.cancelByLeaveLink, body);
  return changedBy(result, notificationPrefixes.cancelSubscription);
}

/** Withdraws as somebody signed in would. */
export async function withdrawByLeaveLink(token: string): Promise<SubscriptionAnswer | null> {
  const body: OpenLeaveLinkBody = { token };
  return changedBy(await callApi<SubscriptionAnswer>('POST', apiPaths.withdrawByLeaveLink, body), withdrawPrefix);
}
