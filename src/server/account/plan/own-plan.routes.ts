import { calls } from '#contract/calls.ts';
import { readStoredPlan, storedPlanOf } from '#server/identity/plan/stored-plan.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Refusal, tooMany } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { PublishedSiteDeps } from '#server/site/deps.ts';
import { openPlanLink, requestPlanLink } from './plan-link.ts';
import { withPublishedLabels } from './published-labels.ts';
import { findSavedPlan, replacePlan } from './saved-plans.sql.ts';

/** In bytes; a token and a plan are far smaller. */
const bodyLimit = 8192;
const gone: Refusal<404> = {
  refusal: { status: 404, error: 'This link has expired or is not complete. You can ask for a new one.' },
};

/** The plan of a signed-in person, and the emailed links that show a plan without signing in. */
export function ownPlanRoutes(
  route: AddRoute,
  deps: Pick<Deps, 'db' | 'clock'> & Pick<PublishedSiteDeps, 'quizFiles'>,
): void {
  const planOf = async (userId: string) => {
    const plan = readStoredPlan((await findSavedPlan(deps.db, userId))?.plan);
    return { plan: plan && withPublishedLabels(plan, (await deps.quizFiles.shown()).bodies) };
  };

  route(calls.readPlan, ({ user }) => planOf(user.id));

  route(
    calls.savePlan,
    async ({ user, body: { cohort, ...choices } }) => {
      await replacePlan(deps.db, user.id, storedPlanOf(cohort, choices));
      return planOf(user.id);
    },
    { bodyLimit },
  );

  route(
    calls.requestPlanLink,
    async ({ body, ip }) => {
      const outcome = await requestPlanLink(deps, body.email, ip);
      return outcome === 'requested' ? {} : tooMany(outcome.retryAfterMs);
    },
    { bodyLimit },
  );

  // The token is in the body, because URLs are logged.
  route(calls.openPlanLink, async ({ body }) => (await openPlanLink(deps, body.token)) ?? gone, { bodyLimit });
}
