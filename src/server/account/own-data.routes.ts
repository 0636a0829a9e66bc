import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { brand } from '../../contract/brand';
import { EraseAccountBody } from '../../contract/session-list';
import { forgottenBrowser } from '../auth/browser';
import { findSignedInUser } from '../auth/find-signed-in-user.sql';
import { signedOut } from '../auth/signed-out';
import type { Deps } from '../deps';
import { type AttemptLimit, limitKey } from '../limit/attempt-limit';
import { bookAttempt } from '../limit/attempts.sql';
import { tooMany } from '../limit/too-many';
import { measuredDeviceOf } from '../visitor/measured-device';
import { bindDevice } from './account-devices.sql';
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
  // The browser that asks is one of the account's, also when nothing was asked from it before.
  const deviceOf = ({ headers }: FastifyRequest) => measuredDeviceOf(headers.cookie, deps.config.analytics);

  app.get(apiPaths.exportAccount, async (request, reply) => {
    const user = await userOf(request);
    reply.header('cache-control', 'no-store');
    if (!user) return reply.code(401).send(signedOut);
    const attempt = await bookAttempt(deps.db, exportLimit(user.id), deps.clock());
    if (!attempt.allowed) return sendTooMany(reply, attempt.retryAfterMs);
    const deviceId = deviceOf(request);
    if (deviceId !== null) await bindDevice(deps.db, { userId: user.id, deviceId, now: deps.clock() });
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${brand.toLowerCase()}-my-data.json"`)
      .send(Readable.from(exportOwnData(deps, user.id)));
  });

  app.delete<{ Body: EraseAccountBody }>(
    apiPaths.account,
    { schema: { body: EraseAccountBody } },
    async (request, reply) => {
      const user = await userOf(request);
      if (!user) return reply.code(401).send(signedOut);
      const { password } = request.body;
      const outcome = await eraseOwnAccount(deps, user, { password, deviceId: deviceOf(request) });
      if (outcome !== 'erased') return refuse(reply, outcome);
      return reply.code(204).header('set-cookie', forgottenBrowser).send();
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
