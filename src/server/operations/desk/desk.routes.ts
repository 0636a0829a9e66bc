import { consoleCalls } from '#contract/console/calls.ts';
import { noSuchAccount } from '#contract/console/desk-states.ts';
import { endOtherSessions } from '#server/identity/sessions.sql.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { PublishedSiteDeps } from '#server/site/deps.ts';
import { findSubscribers } from './find-subscribers.ts';
import { findPerson, hasOpened } from './people.sql.ts';
import { openHealthData, openPerson } from './read-person.ts';
import { readTimeline } from './timeline/timeline.sql.ts';

const unknown: Refusal<404> = { refusal: { status: 404, error: noSuchAccount } };
const notOpened: Refusal<409> = { refusal: { status: 409, error: 'Open the person first; that is written down.' } };

/** How long after opening a person their timeline can be read, in ms: as long as a session of the console. */
const openForMs = 12 * 60 * 60_000;

/** The part of the desk that reads: finding a person and opening one. */
export function deskRoutes(
  route: AddRoute,
  deps: Pick<Deps, 'db' | 'clock'> & Pick<PublishedSiteDeps, 'quizFiles'>,
): void {
  const { db, clock } = deps;

  route(consoleCalls.findSubscribers, async ({ query, operator }) => {
    const outcome = await findSubscribers(deps, query, operator);
    return 'fault' in outcome ? { refusal: { status: 400, error: outcome.fault } } : outcome;
  });

  route(consoleCalls.readSubscriber, async ({ params, query, operator }) => {
    const person = await openPerson(deps, { userId: params.id, by: operator, reason: query.reason?.trim() ?? '' });
    return person ?? unknown;
  });

  route(consoleCalls.readTimeline, async ({ params, query, operator }) => {
    const { id: userId } = params;
    if ((await findPerson(db, userId)) === null) return unknown;
    const isOpen = await hasOpened(db, { by: operator, userId, since: clock() - openForMs });
    return isOpen ? readTimeline(db, userId, query) : notOpened;
  });

  route(consoleCalls.showHealthData, async ({ params, body, operator }) => {
    const data = await openHealthData(deps, { userId: params.id, by: operator, reason: body.reason.trim() });
    return data ?? unknown;
  });

  route(consoleCalls.signSubscriberOut, async ({ params, operator }) => {
    const ended = await signOutPerson(deps, { userId: params.id, by: operator });
    return ended === null ? unknown : { ended };
  });
}

/** Signs a person out of all devices. @returns how many there were; null for an unknown account */
async function signOutPerson(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, by }: { userId: string; by: Actor },
): Promise<number | null> {
  if ((await findPerson(db, userId)) === null) return null;
  return inTransaction(db, async (tx) => {
    const ended = await endOtherSessions(tx, userId, null);
    const before = `${ended} ${ended === 1 ? 'device' : 'devices'}`;
    await recordAudit(tx, { by, act: 'ended a person’s sessions', userId, before, after: 'none', now: clock() });
    return ended;
  });
}
