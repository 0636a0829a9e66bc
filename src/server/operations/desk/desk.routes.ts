import { consoleCalls } from '#contract/console-calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { findSubscribers } from './find-subscribers.ts';

const unknown: Refusal<404> = { refusal: { status: 404, error: 'There is no account with this number.' } };

/** The desk's reading half: finding a person and opening one. */
export function deskRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(consoleCalls.findSubscribers, async ({ query, operator }) => {
    const outcome = await findSubscribers(deps, query, operator);
    return 'fault' in outcome ? { refusal: { status: 400, error: outcome.fault } } : outcome;
  });
  route(consoleCalls.readSubscriber, async () => unknown);
  route(consoleCalls.readTimeline, async () => unknown);
  route(consoleCalls.showHealthData, async () => unknown);
  route(consoleCalls.signSubscriberOut, async () => unknown);
}
