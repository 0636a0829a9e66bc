import { paths } from '#contract/paths.ts';
import { track } from '#web/measuring/analytics/track.ts';
import { go } from '#web/platform/navigate.ts';
import { fetchAccount } from './fetch-account.ts';
import { hasActiveSubscription, isLoggedIn, useSession } from './session.ts';
import type { SetPasswordOutcome } from './set-password.ts';

/**
 * § 4, after a successful sign-in: keeps the session and opens the page that asked for it, or Account.
 * @param next the page, from the address; null for Account
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

/** After a new password: the first one has signed in; with any other the person signs in. */
export async function enterWithNewPassword(outcome: Exclude<SetPasswordOutcome, { refused: string }>): Promise<void> {
  if (outcome === 'set') go(`${paths.login}?password=set`, { replace: true });
  else await enterAccount(outcome.token);
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
