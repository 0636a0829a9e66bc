import { consoleCalls } from '#contract/console/calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { readTrainingCounts } from './cached-training-counts.ts';

/** Counts of training for the operator (training.md § 5.5), without anything about a single person. */
export function trainingCountsRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock' | 'wallClock'>): void {
  route(consoleCalls.readTrainingCounts, async () => {
    const counts = await readTrainingCounts(deps);
    if (counts !== 'too slow') return counts;
    return { refusal: { status: 503, error: 'Counting took too long. Try again in a moment.' } };
  });
}
