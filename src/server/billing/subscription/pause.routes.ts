import { calls } from '#contract/calls.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { BillingDeps } from '../deps.ts';
import { refusalAnswers } from './change-refusal.ts';
import { endPause, pauseSubscription } from './pause-subscription.ts';
import { providerCallLimit } from './provider-call-limit.ts';
import { subscriptionAnswer } from './subscription-answer.ts';

export function pauseRoutes(route: AddRoute, deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>): void {
  const limit = providerCallLimit(deps);

  route(
    calls.pauseSubscription,
    async ({ user, body }) => {
      const outcome = await pauseSubscription(deps, user.id, body);
      return outcome === 'changed' ? subscriptionAnswer(deps, user.id) : { refusal: refusalAnswers[outcome.refused] };
    },
    { limit },
  );

  route(
    calls.endPause,
    async ({ user }) => {
      const outcome = await endPause(deps, user.id);
      return outcome === 'changed' ? subscriptionAnswer(deps, user.id) : { refusal: refusalAnswers[outcome.refused] };
    },
    { limit },
  );
}
