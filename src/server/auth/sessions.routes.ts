import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { ErrorBody } from '../../contract/error';
import { SessionsAnswer } from '../../contract/session-list';
import type { Deps } from '../deps';
import { findSignedInUser, type SignedInUser, sessionIdleMs } from './find-signed-in-user.sql';
import { endOtherSessions, endOwnSession, listSessions, type SessionRecord } from './sessions.sql';
import { signedOut } from './signed-out';

const unknown = { error: 'This device is signed out already.' };

/** Where a person is signed in, and how to end it. */
export function sessionsRoutes(app: FastifyInstance, { db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>): void {
  const userOf = (request: FastifyRequest) => findSignedInUser(pool, request.headers.authorization, clock());

  app.get(
    apiPaths.sessions,
    { schema: { response: { 200: SessionsAnswer, 401: ErrorBody } } },
    async (request, reply) => {
      const user = await userOf(request);
      reply.header('cache-control', 'no-store');
      if (!user) return reply.code(401).send(signedOut);
      const sessions = await listSessions(db, user.id, clock() - sessionIdleMs);
      return { sessions: sessions.map((session) => detailsOf(session, user)) };
    },
  );

  app.delete<{ Params: { id: string } }>(`${apiPaths.sessions}/:id`, async (request, reply) => {
    const user = await userOf(request);
    if (!user) return reply.code(401).send(signedOut);
    const { id } = request.params;
    const ended = isId(id) && (await endOwnSession(db, user.id, id));
    return ended ? reply.code(204).send() : reply.code(404).send(unknown);
  });

  app.delete(apiPaths.sessions, async (request, reply) => {
    const user = await userOf(request);
    if (!user) return reply.code(401).send(signedOut);
    await endOtherSessions(db, user.id, user.tokenHash);
    return reply.code(204).send();
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
