import type { FastifyReply, FastifyRequest } from 'fastify';
import { consoleCalls } from '#contract/console/calls.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import { browserOf } from '#server/identity/browser.ts';
import { deviceOf } from '#server/identity/device-of.ts';
import { type Refusal, tooMany } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { countSignal } from '#server/platform/signals/signals.sql.ts';
import { beginConfirming, type ConfirmOutcome, confirmByCode, confirmByPasskey } from './confirm.ts';
import type { ConsoleDeps } from './deps.ts';
import { openInvitation } from './enrol.ts';
import type { From, OpenedSession, SignInOutcome } from './open-session.ts';
import { readOwnOperator } from './read-own-operator.ts';
import { signInAsOperator } from './sign-in-as-operator.ts';
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey.ts';
import { consoleDoor, signInToConsole } from './sign-in-to-console.ts';
import { signOut } from './sign-out.ts';

/** Signing in to the console, confirming, and signing out. */
export function signInRoutes(route: AddRoute, deps: ConsoleDeps): void {
  const { wrongPassword, wrongSignIn, wrongPasskey, wrongCode, passwordClosed } = consoleRefusals;

  /** Where a request comes from; sets the cookie by which its browser is known. */
  function fromOf({ ip, headers }: FastifyRequest, reply: FastifyReply): From {
    const { hash, cookie } = browserOf(headers.cookie, deps.config.publicUrl);
    reply.header('set-cookie', cookie);
    return { ip, browserHash: hash, device: deviceOf(headers['user-agent']) };
  }

  /** The answer; refused sign-ins are counted for the alert about them. */
  async function answered(outcome: SignInOutcome, error: string) {
    if ('refused' in outcome && outcome.refused === 'wrong') {
      await countSignal(deps.db, 'refused sign-in', deps.clock());
    }
    return answerOf(outcome, error);
  }

  route(consoleCalls.readConsoleDoor, async () => ({ console_password: await consoleDoor(deps) }));

  route(consoleCalls.signInToConsole, async (request, reply) => {
    const outcome = await signInToConsole(deps, request.body.password, fromOf(request, reply));
    if ('refused' in outcome && outcome.refused === 'closed') {
      return { refusal: { status: 403, error: passwordClosed } };
    }
    return answered(outcome, wrongPassword);
  });

  route(consoleCalls.signInAsOperator, async (request, reply) =>
    answered(await signInAsOperator(deps, request.body, fromOf(request, reply)), wrongSignIn),
  );

  route(consoleCalls.beginPasskeySignIn, async ({ ip }) => {
    const begun = await beginPasskeySignIn(deps, ip);
    return 'request' in begun ? begun.request : tooMany(begun.retryAfterMs);
  });

  route(consoleCalls.signInByPasskey, async (request, reply) =>
    answered(await signInByPasskey(deps, request.body.response, fromOf(request, reply)), wrongPasskey),
  );

  route(consoleCalls.openInvitation, async (request, reply) => {
    const outcome = await openInvitation(deps, request.body.token, fromOf(request, reply));
    if ('opened' in outcome) return { ...opened(outcome.opened), invited_by: outcome.invitedBy };
    if (outcome.refused === 'too many attempts') return tooMany(outcome.retryAfterMs);
    const error = 'This invitation was used, was replaced by a later one, or is older than a day. Ask for another one.';
    return { refusal: { status: 404, error } };
  });

  route(consoleCalls.readOwnOperator, async ({ operator }) => readOwnOperator(deps, operator));

  // Answers the same when the session has ended already.
  route(consoleCalls.signOutOfConsole, async ({ headers }) => {
    await signOut(deps, headers.authorization);
    return null;
  });

  route(consoleCalls.beginConfirming, async ({ operator }) => {
    const begun = await beginConfirming(deps, operator);
    return begun ?? { refusal: { status: 409, error: 'You have no passkey. Use a code.' } };
  });

  route(consoleCalls.confirmByPasskey, async ({ operator, body }) =>
    confirmedOf(await confirmByPasskey(deps, operator, body.response), wrongPasskey),
  );

  route(consoleCalls.confirmByCode, async ({ operator, body }) =>
    confirmedOf(await confirmByCode(deps, operator, body.code), wrongCode),
  );
}

function answerOf(outcome: SignInOutcome, error: string) {
  if ('opened' in outcome) return opened(outcome.opened);
  return outcome.refused === 'too many attempts' ? tooMany(outcome.retryAfterMs) : wrong(error);
}

function confirmedOf(outcome: ConfirmOutcome, error: string): null | Refusal<400> | Refusal<429> {
  if (outcome === 'confirmed') return null;
  return outcome.refused === 'too many attempts' ? tooMany(outcome.retryAfterMs) : wrong(error);
}

function opened({ token, expiresAt }: OpenedSession) {
  return { token, expires_at: new Date(expiresAt).toISOString() };
}

function wrong(error: string): Refusal<400> {
  return { refusal: { status: 400, error } };
}
