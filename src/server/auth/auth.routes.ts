import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths } from '../../contract/api-paths';
import { RequestPasswordResetBody, SetPasswordBody, SignInBody, SignUpBody } from '../../contract/auth';
import { refusals } from '../../contract/messages';
import type { Deps } from '../deps';
import { tooMany } from '../limit/too-many';
import { browserOf } from './browser';
import { findSignedInUser } from './find-signed-in-user.sql';
import { requestPasswordReset } from './request-password-reset';
import { endSession } from './sessions.sql';
import { changePassword, type SetPasswordOutcome, setPasswordByToken } from './set-password';
import { signIn } from './sign-in';
import { signUp } from './sign-up';
import { signedOut } from './signed-out';
import { hashToken, readToken } from './token';

type AuthDeps = Pick<Deps, 'config' | 'db' | 'pool' | 'clock' | 'passwords'>;

export function authRoutes(instance: FastifyInstance, deps: AuthDeps): void {
  const app = instance.withTypeProvider<TypeBoxTypeProvider>();

  /** Knows the calling browser again by what the answer gives it. */
  function browserHashOf(request: FastifyRequest, reply: FastifyReply): Buffer {
    const { hash, cookie } = browserOf(request.headers.cookie, deps.config.publicUrl);
    reply.header('set-cookie', cookie);
    return hash;
  }

  app.post(apiPaths.signUp, { schema: { body: SignUpBody } }, async (request, reply) => {
    const outcome = await signUp(deps, request.body, { ip: request.ip, browserHash: browserHashOf(request, reply) });
    if ('answer' in outcome) return reply.code(201).send(outcome.answer);
    switch (outcome.refused) {
      case 'exists':
        return reply.code(409).send({ error: refusals.userExists });
      case 'fault':
        return reply.code(400).send({ error: outcome.fault });
      case 'too many attempts':
        return sendTooMany(reply, outcome.retryAfterMs);
    }
  });

  app.post(apiPaths.signIn, { schema: { body: SignInBody } }, async (request, reply) => {
    const outcome = await signIn(deps, request.body, {
      ip: request.ip,
      userAgent: request.headers['user-agent'],
      browserHash: browserHashOf(request, reply),
    });
    if ('token' in outcome) return { token: outcome.token };
    switch (outcome.refused) {
      case 'user not found':
        return reply.code(400).send({ error: refusals.userNotFound });
      case 'invalid creds':
        return reply.code(400).send({ error: refusals.invalidCredentials });
      case 'too many attempts':
        return sendTooMany(reply, outcome.retryAfterMs);
    }
  });

  // A second press, or a token that is gone already, is signed out just as well.
  app.post(apiPaths.signOut, async (request, reply) => {
    const token = readToken(request.headers.authorization);
    if (token !== null) await endSession(deps.db, hashToken(token));
    return reply.code(204).send();
  });

  app.post(apiPaths.requestPasswordReset, { schema: { body: RequestPasswordResetBody } }, async (request, reply) => {
    const outcome = await requestPasswordReset(deps, request.body.email, request.ip);
    return outcome === 'asked' ? {} : sendTooMany(reply, outcome.retryAfterMs);
  });

  app.put(apiPaths.password, { schema: { body: SetPasswordBody } }, async (request, reply) => {
    const { body } = request;
    if ('token' in body)
      return sendSetPassword(reply, await setPasswordByToken(deps, body, browserHashOf(request, reply)));
    const user = await findSignedInUser(deps.pool, request.headers.authorization, deps.clock());
    if (!user) return reply.code(401).send(signedOut);
    return sendSetPassword(reply, await changePassword(deps, user, body));
  });
}

function sendSetPassword(reply: FastifyReply, outcome: SetPasswordOutcome): FastifyReply {
  if (outcome === 'set') return reply.code(200).send({});
  switch (outcome.refused) {
    case 'token':
      return reply.code(400).send({ error: 'This link has expired or was used already. Ask for a new one.' });
    case 'current password':
      return reply.code(400).send({ error: 'The current password is not right.' });
    case 'fault':
      return reply.code(400).send({ error: outcome.fault });
    case 'too many attempts':
      return sendTooMany(reply, outcome.retryAfterMs);
  }
}

function sendTooMany(reply: FastifyReply, retryAfterMs: number): FastifyReply {
  const { retryAfterSeconds, error } = tooMany(retryAfterMs);
  return reply.code(429).header('retry-after', retryAfterSeconds).send({ error });
}
