import { paths } from '#contract/paths.ts';
import { track } from '#web/measuring/analytics/track.ts';
import { go } from '#web/platform/navigate.ts';
import { fetchAccount } from './fetch-account.ts';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { hasActiveSubscription, isLoggedIn, useSession } from './session.ts';

/**
 * § 4, after a successful sign-in: keeps the session and opens the page that asked for it, or Account.
 * @param next the page, from the address; null without one
 */
export async function enterAccount(token: string, next: string | null = null): Promise<void> {
  useSession.getState().signIn(token);
  await fetchAccount();
  const session = useSession.getState();
  if (!isLoggedIn(session)) return;
  go(pathAfterSignIn(next), { replace: true });
  // A profile that could not be read is empty, which means no subscription (§ 4).
  track('open_account', { subscription: hasActiveSubscription(session) ? 'subs' : 'no_subs' });
}

/**
 * Continues after a new password: with a token, which the first password gives, the person is signed in; without one
 * they sign in themselves.
 * @param next the page to open; Account without one
 */
export async function enterWithNewPassword(token: string | null, next: string | null = null): Promise<void> {
  if (token === null) go(`${paths.login}?password=set`, { replace: true });
  else await enterAccount(token, next);
}
