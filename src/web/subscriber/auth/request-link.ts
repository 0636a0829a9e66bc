import type { calls } from '#contract/calls.ts';
import { call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';

/** Calls that send a link by email. */
export type LinkRequest = typeof calls.requestLeaveLink | typeof calls.requestPlanLink;

/** Requests an email with a link. False, after a notification, when that was refused. */
export async function requestLink(request: LinkRequest, email: string): Promise<boolean> {
  const result = await call(request, { body: { email } });
  if (result.error !== null) notifyFailure('send link:', result);
  return result.error === null;
}
