import { consoleCalls } from '#contract/console-calls.ts';
import { readKeptReport } from '#server/analytics/report/kept-report.ts';
import { refusalText } from '#server/analytics/report/read-report.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';

/** The funnel report (§ 4 names what is measured). */
export function funnelRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock' | 'wallClock'>): void {
  route(consoleCalls.readFunnel, async ({ query }) => {
    const outcome = await readKeptReport(deps, query);
    if ('report' in outcome) return outcome.report;
    const status = outcome.refused === 'too slow' ? 503 : 400;
    return { refusal: { status, error: refusalText(outcome.refused) } };
  });
}
