import { calls } from '#contract/calls.ts';
import type { AccountPlan, SavePlanBody } from '#contract/plan.ts';
import { call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';

/** The plan of the signed-in user's account, `null` without one. On `failed` the page shows the failure itself. */
export async function fetchOwnPlan(): Promise<{ found: AccountPlan | null } | 'failed'> {
  const result = await call(calls.readPlan);
  return result.data === null ? 'failed' : { found: result.data.plan };
}

/** Replaces the plan of the account. False, after a notification, when that failed. */
export async function saveOwnPlan(body: SavePlanBody): Promise<boolean> {
  const result = await call(calls.savePlan, { body });
  if (result.error !== null) notifyFailure('save plan:', result);
  return result.error === null;
}
