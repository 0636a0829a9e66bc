import { calls } from '#contract/calls.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { BillingDeps } from '../deps.ts';
import { changePlan, previewPlan } from './change-plan.ts';
import { refusalAnswers } from './change-refusal.ts';
import { providerCallLimit } from './provider-call-limit.ts';
import { subscriptionAnswer } from './subscription-answer.ts';

export function planRoutes(route: AddRoute, deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>): void {
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
}
