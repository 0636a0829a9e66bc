import { consoleCalls } from '#contract/console-calls.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';

const unknown: Refusal<404> = { refusal: { status: 404, error: 'There is no account with this number.' } };

/** The desk's reading half: finding a person and opening one. */
export function deskRoutes(route: AddRoute): void {
  route(consoleCalls.findSubscribers, async () => ({ refusal: { status: 400, error: 'Not yet.' } }));
  route(consoleCalls.readSubscriber, async () => unknown);
  route(consoleCalls.readTimeline, async () => unknown);
  route(consoleCalls.showHealthData, async () => unknown);
  route(consoleCalls.signSubscriberOut, async () => unknown);
}
