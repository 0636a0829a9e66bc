import { consoleCalls } from '#contract/console-calls.ts';
import { readKeptReport } from '#server/analytics/report/kept-report.ts';
import { refusalText } from '#server/analytics/report/read-report.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { funnelSight, seenReport, sightFault } from './funnel-sight.ts';

/** The funnel report (§ 4 names what is measured), as far as the operator's role may see it. */
export function funnelRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(consoleCalls.readFunnel, async ({ query, operator: { role } }) => {
    const sight = funnelSight(role);
    const fault = sightFault(query, sight);
    if (fault !== null) return { refusal: { status: 403, error: fault } };
    const outcome = await readKeptReport(deps, query);
    if ('report' in outcome) return seenReport(outcome.report, sight);
    const status = outcome.refused === 'too slow' ? 503 : 400;
    return { refusal: { status, error: refusalText(outcome.refused) } };
  });
}
