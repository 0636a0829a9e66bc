import { consoleCalls } from '#contract/console/calls.ts';
import { readCachedReport } from '#server/analytics/report/cached-report.ts';
import { refusalText } from '#server/analytics/report/read-report.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { funnelPermissions, permissionFault, seenReport } from './funnel-permissions.ts';

/** The funnel report (§ 4 names what is measured), as far as the operator's role may see it. */
export function funnelRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(consoleCalls.readFunnel, async ({ query, operator: { role } }) => {
    const sight = funnelPermissions(role);
    const fault = permissionFault(query, sight);
    if (fault !== null) return { refusal: { status: 403, error: fault } };
    const outcome = await readCachedReport(deps, query);
    if ('report' in outcome) return seenReport(outcome.report, sight);
    const status = outcome.refused === 'too slow' ? 503 : 400;
    return { refusal: { status, error: refusalText(outcome.refused) } };
  });
}
