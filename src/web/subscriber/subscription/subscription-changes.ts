import { calls } from '#contract/calls.ts';
import { notificationPrefixes } from '#contract/messages.ts';
import { planChangeCalls } from '#contract/plan-change-calls.ts';
import type { CancelReason, PauseBody, SubscriptionAnswer } from '#contract/subscription.ts';
import { type CallResult, call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';

/** The subscription after a change; null, after a notification, when the change was refused. */
type Changed = SubscriptionAnswer | null;

/** § 7: cancels at the end of the paid time. */
export async function cancelSubscription(reason: CancelReason | null): Promise<Changed> {
  const result = await call(calls.cancelSubscription, reason === null ? {} : { body: { reason } });
  return changedBy(result, notificationPrefixes.cancelSubscription);
}

/** Undoes a cancellation, which is possible until it takes effect. */
export async function keepSubscription(): Promise<Changed> {
  return changedBy(await call(calls.keepSubscription), 'keep subscription:');
}

export async function pauseSubscription(months: PauseBody['months']): Promise<Changed> {
  return changedBy(await call(calls.pauseSubscription, { body: { months } }), 'pause subscription:');
}

/** Cancels a planned pause, or ends a running one, which is charged at once. */
export async function endPause(): Promise<Changed> {
  return changedBy(await call(calls.endPause), 'end the pause:');
}

/** Takes a planned change of plan back, which is possible until the day before. */
export async function takeBackPlanChange(): Promise<Changed> {
  return changedBy(await call(planChangeCalls.takeBackPlanChange), 'take the change of plan back:');
}

/** Ends the contract at once, with a refund. */
export async function withdraw(): Promise<Changed> {
  return changedBy(await call(calls.withdraw), withdrawPrefix);
}

export const withdrawPrefix = 'withdraw from contract:';

/** The subscription in an answer; null, after a notification, when the call was refused. */
export function changedBy(result: CallResult<SubscriptionAnswer>, prefix: string): Changed {
  if (result.error !== null) notifyFailure(prefix, result);
  return result.data;
}
