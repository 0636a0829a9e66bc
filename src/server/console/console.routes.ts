import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { ConsoleSignInAnswer, ConsoleSignInBody, consoleRefusals } from '../../contract/console';
import { ErrorBody } from '../../contract/error';
import { browserOf } from '../auth/browser';
import { hashToken, readToken } from '../auth/token';
import type { Deps } from '../deps';
import { tooMany } from '../limit/too-many';
import { endConsoleSession } from './console-sessions.sql';
import { signInToConsole } from './sign-in-to-console';

/** The console's door. It never answers 401, which would sign a user out of his account (§ 6). */
export function consoleRoutes(
  instance: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'passwords'>,
): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  app.post(
    apiPaths.consoleSignIn,
    { schema: { body: ConsoleSignInBody, response: { 200: ConsoleSignInAnswer, 400: ErrorBody, 429: ErrorBody } } },
    async (request, reply) => {
      const { hash, cookie } = browserOf(request.headers.cookie, deps.config.publicUrl);
      reply.header('set-cookie', cookie);
      const outcome = await signInToConsole(deps, request.body.password, { ip: request.ip, browserHash: hash });
      if ('opened' in outcome) {
        const { token, expiresAt } = outcome.opened;
        return { token, expires_at: new Date(expiresAt).toISOString() };
      }
      if (outcome.refused === 'wrong password') {
        return reply.code(400).send({ error: consoleRefusals.wrongPassword });
      }
      const { retryAfterSeconds, error } = tooMany(outcome.retryAfterMs);
      return reply.code(429).header('retry-after', retryAfterSeconds).send({ error });
    },
  );

  // A second press, or a token that is gone already, is signed out just as well.
  app.post(apiPaths.consoleSignOut, async (request, reply) => {
    const token = readToken(request.headers.authorization);
    if (token !== null) await endConsoleSession(deps.db, hashToken(token));
    return reply.code(204).send();
  });
}
