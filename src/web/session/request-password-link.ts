import { calls } from '#contract/calls.ts';
import { notificationPrefixes } from '#contract/messages.ts';
import { call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';

/** Requests an email with a link to choose a password. False, after a notification, when that fails. */
export async function requestPasswordLink(email: string): Promise<boolean> {
  const result = await call(calls.requestPasswordReset, { body: { email } });
  if (result.error !== null) notifyFailure(notificationPrefixes.requestPasswordReset, result);
  return result.error === null;
}
