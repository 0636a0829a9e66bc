import { consoleCalls } from '#contract/console/calls.ts';
import { isAllowed } from '#contract/console/permissions.ts';
import type { RevenueQuery } from '#contract/console/revenue.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { recountIfStale } from './fresh-figures.ts';
import { type RevenueRefusal, readRevenue } from './read-revenue.ts';
import type { RevenuePermissions } from './revenue-permissions.ts';

/** The business's own money (operator.md § 3 (d)): sums only, without anything about a person. */
export function revenueRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(consoleCalls.readRevenue, async ({ query, operator: { role } }) => {
    const sight = { campaigns: isAllowed(role, 'see campaigns'), quizzes: isAllowed(role, 'sums by quiz') };
    const fault = faultOf(query, sight);
    if (fault !== null) return { refusal: { status: 403, error: fault } };
    await recountIfStale(deps);
    const outcome = await readRevenue(deps, query, sight);
    if ('report' in outcome) return outcome.report;
    return { refusal: { status: 503, error: refusalTexts[outcome.refused] } };
  });
}

/** Why this operator may not ask for it; null if they may. */
function faultOf({ source, campaign, cohort, split }: RevenueQuery, sight: RevenuePermissions): string | null {
  const isOfCampaigns = source !== undefined || campaign !== undefined || split === 'source' || split === 'campaign';
  if (isOfCampaigns && !sight.campaigns) return 'Your role does not see sources and campaigns. Take that filter away.';
  if ((cohort !== undefined || split === 'quiz') && !sight.quizzes) {
    return 'Your role does not see figures by quiz. Take that filter away.';
  }
  return null;
}

const refusalTexts: Record<RevenueRefusal, string> = {
  'too slow': 'The report took longer than 25 seconds. Take a filter away, or try again in a moment.',
  'not counted': 'The figures are being counted for the first time. Try again in a minute.',
};
