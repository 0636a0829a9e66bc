import type { SignInAnswer, SignInBody } from '#contract/auth.ts';
import { calls } from '#contract/calls.ts';
import { notificationPrefixes, refusals } from '#contract/messages.ts';
import { paths } from '#contract/paths.ts';
import { track } from '#web/measuring/analytics/track.ts';
import { type CallResult, call } from '#web/platform/call.ts';
import { go } from '#web/platform/navigate.ts';
import { notifyFailure } from '#web/platform/notify.ts';
import { fetchAccount } from '#web/session/fetch-account.ts';
import { hasActiveSubscription, isLoggedIn, useSession } from '#web/session/session.ts';

export type SignInOutcome = 'signed in' | { refused: 'wrong details' | 'too many tries' | 'failed' };

/**
 * Signs in and opens the page that asked for it, or Account.
 * § 8: only the form shows wrong details; any other refusal is also a notification.
 */
export async function signIn(details: SignInBody, next: string | null): Promise<SignInOutcome> {
  const result = await call(calls.signIn, { body: details });
  const outcome = outcomeOf(result);
  if (result.data !== null) await enter(result.data.token, next);
  else if (outcome !== 'signed in' && outcome.refused !== 'wrong details') {
    notifyFailure(notificationPrefixes.signIn, result);
  }
  return outcome;
}

function outcomeOf({ data, error, status }: CallResult<SignInAnswer>): SignInOutcome {
  if (data !== null) return 'signed in';
  if (isSilent(error)) return { refused: 'wrong details' };
  return { refused: status === 429 ? 'too many tries' : 'failed' };
}

/** § 8: shown by the form only and with one message, so that nobody learns which addresses have an account. */
function isSilent(error: unknown): boolean {
  const reason = (error as { error?: unknown } | null)?.error;
  return reason === refusals.userNotFound || reason === refusals.invalidCredentials;
}

/** § 4, after a successful sign-in. */
async function enter(token: string, next: string | null) {
  useSession.getState().signIn(token);
  await fetchAccount();
  const session = useSession.getState();
  if (!isLoggedIn(session)) return;
  go(pathAfterSignIn(next), { replace: true });
  // A profile that could not be read is empty, which means no subscription (§ 4).
  track('open_account', { subscription: hasActiveSubscription(session) ? 'subs' : 'no_subs' });
}

/**
 * The page to open after signing in: the one that asked for it, or Account (§ 2).
 * @param next from the address; ignored unless it is a path on this site, so that no link can lead to another site
 */
export function pathAfterSignIn(next: string | null): string {
  const target = next?.startsWith('/') && URL.canParse(next, ownOrigin) ? new URL(next, ownOrigin) : null;
  if (target === null || target.origin !== ownOrigin || target.pathname.startsWith(paths.auth)) return paths.account;
  return target.pathname + target.search;
}

/** A placeholder for this site's origin; a path that resolves to another origin leaves the site. */
const ownOrigin = 'https://site.invalid';
