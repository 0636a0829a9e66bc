import type { FastifyInstance } from 'fastify';
import { readToken } from '../auth/token';
import type { Deps } from '../deps';
import { limitKey } from '../limit/attempt-limit';
import { bookAttempt } from '../limit/attempts.sql';
import { networkOf } from '../limit/network-of';
import { tooMany } from '../limit/too-many';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Each such call makes us call Paddle, which allows us only so many a minute for all. */
    callsPaddle?: boolean;
  }
}

const perSession = 60;
const perNetwork = 300;
const windowMs = 60 * 60_000;

/** Keeps one subscriber from using up what Paddle allows us for all; holds over several processes. */
export function limitPaddleCalls(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.callsPaddle) return;
    const token = readToken(request.headers.authorization);
    const limits = [
      { key: limitKey('paddle-from', networkOf(request.ip)), max: perNetwork, windowMs },
      ...(token === null ? [] : [{ key: limitKey('paddle', token), max: perSession, windowMs }]),
    ];
    const attempt = await bookAttempt(db, limits, clock());
    if (attempt.allowed) return;
    const { retryAfterSeconds, error } = tooMany(attempt.retryAfterMs);
    return reply.code(429).header('retry-after', retryAfterSeconds).send({ error });
  });
}
