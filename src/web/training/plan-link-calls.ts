import { calls } from '#contract/calls.ts';
import type { OpenPlanLinkAnswer } from '#contract/plan.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-text.ts';
import { notifyFailure } from '#web/platform/notify.ts';

/** Requests an email with a link. False, after a notification, when that was refused. */
export async function sendPlanLink(email: string): Promise<boolean> {
  const result = await call(calls.requestPlanLink, { body: { email } });
  if (result.error !== null) notifyFailure('send link:', result);
  return result.error === null;
}

/** Reads the plan that a link shows. `gone` when the link has expired or never existed. */
export async function openPlanLink(token: string): Promise<OpenPlanLinkAnswer | 'gone' | { fault: string }> {
  const result = await call(calls.openPlanLink, { body: { token } });
  if (result.data !== null) return result.data;
  return result.status === 404 || result.status === 400 ? 'gone' : { fault: errorSentence(result) };
}
