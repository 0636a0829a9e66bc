import { calls } from '#contract/calls.ts';
import type { SessionsAnswer } from '#contract/session-list.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute, SignedInUser } from '#server/platform/http/route.ts';
import { sessionIdleMs } from './find-signed-in-user.sql.ts';
import { endOtherSessions, endOwnSession, listSessions, type SessionRecord } from './sessions.sql.ts';

/** Lists and ends a person's sessions. */
export function sessionsRoutes(route: AddRoute, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  route(calls.listSessions, async ({ user }) => {
    const sessions = await listSessions(db, user.id, clock() - sessionIdleMs);
    return { sessions: sessions.map((session) => detailsOf(session, user)) };
  });

  route(calls.endSession, async ({ user, params: { id } }) => {
    const ended = isId(id) && (await endOwnSession(db, user.id, id));
    return ended ? null : { refusal: { status: 404, error: 'This device is signed out already.' } };
  });

  route(calls.endOtherSessions, async ({ user }) => {
    await endOtherSessions(db, user.id, user.tokenHash);
    return null;
  });
}

const isId = (text: string) => /^\d{1,18}$/.test(text);

function detailsOf(session: SessionRecord, user: SignedInUser): SessionsAnswer['sessions'][number] {
  return {
    id: Number(session.id),
    device: session.device,
    signed_in_at: new Date(session.signedInAt).toISOString(),
    last_seen_at: new Date(session.lastSeenAt).toISOString(),
    current: session.tokenHash.equals(user.tokenHash),
  };
}
