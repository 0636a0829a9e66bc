import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { brand } from '../../contract/brand';
import { EraseAccountBody } from '../../contract/session-list';
import { findSignedInUser } from '../auth/find-signed-in-user.sql';
import { signedOut } from '../auth/signed-out';
import type { Deps } from '../deps';
import { type AttemptLimit, limitKey } from '../limit/attempt-limit';
import { bookAttempt } from '../limit/attempts.sql';
import { tooMany } from '../limit/too-many';
import { analyticsDeviceOf } from './analytics-device';
import { type EraseRefusal, eraseOwnAccount } from './erase-account';
import { exportOwnData } from './export-own-data';

/** Each reads everything there is about somebody. */
const exportLimit = (userId: string): AttemptLimit[] => [
  { key: limitKey('export', userId), max: 10, windowMs: 60 * 60_000 },
];

/** A copy of one's data, and the end of it. */
export function ownDataRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'pool' | 'clock' | 'passwords'>,
): void {
  const userOf = (request: FastifyRequest) => findSignedInUser(deps.pool, request.headers.authorization, deps.clock());
  const deviceOf = (request: FastifyRequest) => analyticsDeviceOf(request.headers.cookie, deps.config.analytics.apiKey);

  app.get(apiPaths.exportAccount, async (request, reply) => {
    const user = await userOf(request);
    reply.header('cache-control', 'no-store');
    if (!user) return reply.code(401).send(signedOut);
    const attempt = await bookAttempt(deps.db, exportLimit(user.id), deps.clock());
    if (!attempt.allowed) return sendTooMany(reply, attempt.retryAfterMs);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${brand.toLowerCase()}-my-data.json"`)
      .send(Readable.from(exportOwnData(deps, { userId: user.id, deviceId: deviceOf(request) })));
  });

  app.delete<{ Body: EraseAccountBody }>(
    apiPaths.account,
    { schema: { body: EraseAccountBody } },
    async (request, reply) => {
      const user = await userOf(request);
      if (!user) return reply.code(401).send(signedOut);
      const { password } = request.body;
      const wish = { password, ip: request.ip, deviceId: deviceOf(request) };
      const outcome = await eraseOwnAccount(deps, user, wish);
      return outcome === 'erased' ? reply.code(204).send() : refuse(reply, outcome);
    },
  );
}

function refuse(reply: FastifyReply, refusal: EraseRefusal): FastifyReply {
  switch (refusal.refused) {
    case 'wrong password':
      return reply.code(400).send({ error: 'The password is not right.' });
    case 'money on its way':
      return reply.code(409).send({
        error: 'Money is on its way back to you. Please erase your account when that is done, in an hour or so.',
      });
    case 'too many attempts':
      return sendTooMany(reply, refusal.retryAfterMs);
  }
}

function sendTooMany(reply: FastifyReply, retryAfterMs: number): FastifyReply {
  const { retryAfterSeconds, error } = tooMany(retryAfterMs);
  return reply.code(429).header('retry-after', retryAfterSeconds).send({ error });
}
