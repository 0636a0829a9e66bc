import { consoleCalls } from '#contract/console/calls.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { type OverviewDeps, readOverview } from './read-overview.ts';

/** What needs a person, and whether any figure is unusual. */
export function overviewRoutes(route: AddRoute, deps: OverviewDeps): void {
  route(consoleCalls.readOverview, async ({ query, operator }) => {
    const overview = await readOverview(deps, query.span ?? '7 days', operator);
    if (overview !== 'too slow') return overview;
    return { refusal: { status: 503, error: 'Counting took too long. Please try again in a minute.' } };
  });
}
