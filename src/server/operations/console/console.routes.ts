import { consoleCalls } from '#contract/console-calls.ts';
import { consoleRefusals } from '#contract/console-refusals.ts';
import { browserOf } from '#server/identity/browser.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import { deviceOf } from '#server/identity/device-of.ts';
import { hashToken, readToken } from '#server/identity/token.ts';
import { tooMany } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { countSignal } from '#server/platform/signals/signals.sql.ts';
import { endConsoleSession } from './console-sessions.sql.ts';
import { readOwnOperator } from './read-own-operator.ts';
import { signInToConsole } from './sign-in-to-console.ts';

/** Signing in to the console and out. */
export function consoleRoutes(
  route: AddRoute,
  deps: Pick<IdentityDeps, 'config' | 'db' | 'clock' | 'passwords'>,
): void {
  route(consoleCalls.signInToConsole, async (request, reply) => {
    const { hash, cookie } = browserOf(request.headers.cookie, deps.config.publicUrl);
    reply.header('set-cookie', cookie);
    const outcome = await signInToConsole(deps, request.body.password, {
      ip: request.ip,
      browserHash: hash,
      device: deviceOf(request.headers['user-agent']),
    });
    if ('opened' in outcome) {
      const { token, expiresAt } = outcome.opened;
      return { token, expires_at: new Date(expiresAt).toISOString() };
    }
    if (outcome.refused === 'wrong password') await countSignal(deps.db, 'refused sign-in', deps.clock());
    return outcome.refused === 'wrong password'
      ? { refusal: { status: 400, error: consoleRefusals.wrongPassword } }
      : tooMany(outcome.retryAfterMs);
  });

  route(consoleCalls.readOwnOperator, async ({ operator }) => readOwnOperator(deps, operator));

  // Answers the same when the session has ended already.
  route(consoleCalls.signOutOfConsole, async ({ headers }) => {
    const token = readToken(headers.authorization);
    if (token !== null) await endConsoleSession(deps.db, hashToken(token));
    return null;
  });
}
