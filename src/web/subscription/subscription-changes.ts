import { apiPaths } from '../../contract/api-paths';
import { notificationPrefixes } from '../../contract/messages';
import type { CancelBody, CancelReason, PauseBody, SubscriptionAnswer } from '../../contract/subscription';
import { type CallResult, callApi } from '../platform/api';
import { notifyFailure } from '../platform/notify';

/** The subscription after a change; null, after a notification, when the change was refused. */
type Changed = SubscriptionAnswer | null;

/** § 7: cancels at the end of what is paid for. */
export async function cancelSubscription(reason: CancelReason | null): Promise<Changed> {
  const body: CancelBody | undefined = reason === null ? undefined : { reason };
  const result = await callApi<SubscriptionAnswer>('PUT', apiPaths.cancelSubscription, body);
  return changedBy(result, notificationPrefixes.cancelSubscription);
}

/** Takes a cancellation back, which is possible until it takes effect. */
export async function startAgain(): Promise<Changed> {
  return changedBy(await callApi<SubscriptionAnswer>('DELETE', apiPaths.cancelSubscription), 'start again:');
}

export async function pauseSubscription(months: PauseBody['months']): Promise<Changed> {
  const body: PauseBody = { months };
  return changedBy(await callApi<SubscriptionAnswer>('PUT', apiPaths.pauseSubscription, body), 'pause subscription:');
}

/** Takes a planned pause back, or ends one that runs, which is charged at once. */
export async function endPause(): Promise<Changed> {
  return changedBy(await callApi<SubscriptionAnswer>('DELETE', apiPaths.pauseSubscription), 'end the pause:');
}

/** Ends the contract at once, with the money back. */
export async function withdraw(): Promise<Changed> {
  return changedBy(await callApi<SubscriptionAnswer>('PUT', apiPaths.withdrawal), withdrawPrefix);
}

export const withdrawPrefix = 'withdraw from contract:';

/** The subscription in an answer; null, after a notification, when the call was refused. */
export function changedBy(result: CallResult<SubscriptionAnswer>, prefix: string): Changed {
  if (result.error !== null) notifyFailure(prefix, result);
  return result.data;
}
