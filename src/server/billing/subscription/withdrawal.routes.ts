import { calls } from '#contract/calls.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { BillingDeps } from '../deps.ts';
import { subscriptionAnswer } from './subscription-answer.ts';
import { withdraw } from './withdraw.ts';
import { withdrawalRefusals } from './withdrawal-refusals.ts';

/** Withdrawing from the contract in its first 14 days. No body; repeating it changes nothing. */
export function withdrawalRoutes(route: AddRoute, deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>): void {
  route(calls.withdraw, async ({ user }) => {
    const outcome = await withdraw(deps, user.id);
    if (outcome === 'withdrawn') return subscriptionAnswer(deps, user.id);
    return { refusal: { status: 409, error: withdrawalRefusals[outcome.refused] } };
  });
}
