/** Calls of the page that changes a plan. A list of its own, because the one in `calls.ts` is part of what visitors load first. */
export const planChangeCalls = {
  listPlans: 'GET /api/users/subscription/plans',
  takeBackPlanChange: 'DELETE /api/users/subscription/plan',
} as const;

export type PlanChangeCall = (typeof planChangeCalls)[keyof typeof planChangeCalls];
