import { calls } from '#contract/calls.ts';
import { planChangeCalls } from '#contract/plan-change-calls.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { PublishingDeps } from '#server/publishing/deps.ts';
import type { BillingDeps } from '../deps.ts';
import { visitorOf } from '../offer/shown-list.ts';
import { changePlan, previewPlan } from './change-plan.ts';
import { refusalAnswers } from './change-refusal.ts';
import { listPlans } from './list-plans.ts';
import { takeBackPlanChange } from './plan-at-renewal.ts';
import { providerCallLimit } from './provider-call-limit.ts';
import { subscriptionAnswer } from './subscription-answer.ts';

export function planRoutes(
  route: AddRoute,
  deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'> & Pick<PublishingDeps, 'published'>,
): void {
  const limit = providerCallLimit(deps);

  route(
    calls.previewPlan,
    async ({ user, body }) => {
      const preview = await previewPlan(deps, user.id, body.offer_id);
      return 'refused' in preview ? { refusal: refusalAnswers[preview.refused] } : preview;
    },
    { limit },
  );

  route(
    calls.changePlan,
    async ({ user, body }) => {
      const outcome = await changePlan(deps, user.id, body);
      return outcome === 'changed' ? subscriptionAnswer(deps, user.id) : { refusal: refusalAnswers[outcome.refused] };
    },
    { limit },
  );

  route(planChangeCalls.listPlans, async ({ user, headers }) => {
    const plans = await listPlans(deps, user.id, visitorOf(headers, undefined));
    return 'refused' in plans ? { refusal: { ...refusalAnswers[plans.refused], status: 409 } } : plans;
  });

  route(
    planChangeCalls.takeBackPlanChange,
    async ({ user }) => {
      const outcome = await takeBackPlanChange(deps, user.id);
      return outcome === 'changed' ? subscriptionAnswer(deps, user.id) : { refusal: refusalAnswers[outcome.refused] };
    },
    { limit },
  );
}
