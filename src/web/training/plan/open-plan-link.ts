import { calls } from '#contract/calls.ts';
import type { OpenPlanLinkAnswer } from '#contract/plan.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';

/** Reads the plan that a link shows. `gone` when the link has expired or never existed. */
export async function openPlanLink(token: string): Promise<OpenPlanLinkAnswer | 'gone' | { fault: string }> {
  const result = await call(calls.openPlanLink, { body: { token } });
  if (result.data !== null) return result.data;
  return result.status === 404 || result.status === 400 ? 'gone' : { fault: errorSentence(result) };
}
