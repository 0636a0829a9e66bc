import type { FastifyInstance } from 'fastify';
import { findSignedInUser } from '../auth/find-signed-in-user.sql';
import type { Deps } from '../deps';
import { limitKey } from '../limit/attempt-limit';
import { bookAttempt } from '../limit/attempts.sql';
import { tooMany } from '../limit/too-many';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Each such call makes us call Paddle, which allows us only so many a minute for all. */
    callsPaddle?: boolean;
  }
}

const perAccount = 60;
const windowMs = 60 * 60_000;

/**
 * Keeps one subscriber from using up what Paddle allows us for all; holds over several processes. Who is not signed in makes
 * no such call and is not counted, so that strangers keep nobody away.
 */
export function limitPaddleCalls(app: FastifyInstance, { db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.callsPaddle) return;
    const user = await findSignedInUser(pool, request.headers.authorization, clock());
    if (!user) return;
    const attempt = await bookAttempt(db, [{ key: limitKey('paddle', user.id), max: perAccount, windowMs }], clock());
    if (attempt.allowed) return;
    const { retryAfterSeconds, error } = tooMany(attempt.retryAfterMs);
    return reply.code(429).header('retry-after', retryAfterSeconds).send({ error });
  });
}
