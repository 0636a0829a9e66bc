import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SetPasswordAnswer } from '#contract/auth.ts';
import { calls } from '#contract/calls.ts';
import { refusals } from '#contract/messages.ts';
import { type Refusal, signedOut, tooMany } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { browserOf } from './browser.ts';
import type { IdentityDeps } from './deps.ts';
import { requestPasswordReset } from './request-email.ts';
import { endSession } from './sessions.sql.ts';
import { changePassword, type SetPasswordOutcome, setPasswordByToken } from './set-password.ts';
import { type SignInOutcome, signIn } from './sign-in.ts';
import { type SignUpOutcome, signUp } from './sign-up.ts';
import { hashToken, readToken } from './token.ts';

type AuthDeps = Pick<IdentityDeps, 'config' | 'db' | 'pool' | 'clock' | 'passwords'>;

export function authRoutes(route: AddRoute, deps: AuthDeps): void {
  /** Hash of the calling browser. The answer sets the cookie by which it is recognised. */
  function browserHashOf(request: FastifyRequest, reply: FastifyReply): Buffer {
    const { hash, cookie } = browserOf(request.headers.cookie, deps.config.publicUrl);
    reply.header('set-cookie', cookie);
    return hash;
  }

  route(calls.signUp, async (request, reply) => {
    const outcome = await signUp(deps, request.body, { ip: request.ip, browserHash: browserHashOf(request, reply) });
    return 'answer' in outcome ? outcome.answer : signUpRefusalAnswer(outcome);
  });

  route(calls.signIn, async (request, reply) => {
    const outcome = await signIn(deps, request.body, {
      ip: request.ip,
      userAgent: request.headers['user-agent'],
      browserHash: browserHashOf(request, reply),
    });
    return 'token' in outcome ? { token: outcome.token } : signInRefusalAnswer(outcome);
  });

  // Also succeeds with a token that is already signed out.
  route(calls.signOut, async ({ headers }) => {
    const token = readToken(headers.authorization);
    if (token !== null) await endSession(deps.db, hashToken(token));
    return null;
  });

  route(calls.requestPasswordReset, async ({ body, ip }) => {
    const outcome = await requestPasswordReset(deps, body.email, ip);
    return outcome === 'requested' ? {} : tooMany(outcome.retryAfterMs);
  });

  route(calls.setPassword, async (request, reply) => {
    const { body, user } = request;
    if ('token' in body) {
      const caller = { browserHash: browserHashOf(request, reply), userAgent: request.headers['user-agent'] };
      return setPasswordAnswer(await setPasswordByToken(deps, body, caller));
    }
    return user ? setPasswordAnswer(await changePassword(deps, user, body)) : signedOut;
  });
}

function signUpRefusalAnswer(refusal: Exclude<SignUpOutcome, { answer: unknown }>): Refusal<400 | 409 | 429> {
  switch (refusal.refused) {
    case 'exists':
      return { refusal: { status: 409, error: refusals.userExists } };
    case 'fault':
      return { refusal: { status: 400, error: refusal.fault } };
    case 'too many attempts':
      return tooMany(refusal.retryAfterMs);
  }
}

function signInRefusalAnswer(refusal: Exclude<SignInOutcome, { token: string }>): Refusal<400 | 429> {
  switch (refusal.refused) {
    case 'user not found':
      return { refusal: { status: 400, error: refusals.userNotFound } };
    case 'invalid creds':
      return { refusal: { status: 400, error: refusals.invalidCredentials } };
    case 'too many attempts':
      return tooMany(refusal.retryAfterMs);
  }
}

function setPasswordAnswer(outcome: SetPasswordOutcome): SetPasswordAnswer | Refusal<400 | 429> {
  if (outcome === 'set') return {};
  if ('token' in outcome) return { token: outcome.token };
  switch (outcome.refused) {
    case 'token':
      return {
        refusal: { status: 400, error: 'This link has expired or was used already. Ask for a new one.' },
      };
    case 'current password':
      return { refusal: { status: 400, error: 'The current password is not right.' } };
    case 'fault':
      return { refusal: { status: 400, error: outcome.fault } };
    case 'too many attempts':
      return tooMany(outcome.retryAfterMs);
  }
}
