import { calls } from '#contract/calls.ts';
import type { AccountPlan, KeepPlanBody } from '#contract/plan.ts';
import { call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';

/** The plan of the signed-in user's account, `null` without one; the page itself says that it `failed`. */
export async function fetchOwnPlan(): Promise<{ found: AccountPlan | null } | 'failed'> {
  const result = await call(calls.readPlan);
  return result.data === null ? 'failed' : { found: result.data.plan };
}

/** Replaces the plan of the account. False, after a notification, when that failed. */
export async function keepOwnPlan(body: KeepPlanBody): Promise<boolean> {
  const result = await call(calls.keepPlan, { body });
  if (result.error !== null) notifyFailure('save plan:', result);
  return result.error === null;
}
