import { apiPaths } from '../../contract/api-paths';
import type { SignInAnswer, SignInBody } from '../../contract/auth';
import { notificationPrefixes, refusals } from '../../contract/messages';
import { fetchAccount } from '../account/fetch-account';
import { track } from '../analytics/track';
import { type CallResult, callApi } from '../platform/api';
import { go } from '../platform/navigate';
import { notifyFailure } from '../platform/notify';
import { pathAfterSignIn } from './path-after-sign-in';
import { hasActiveSubscription, isLoggedIn, useSession } from './session';

export type SignInOutcome = 'signed in' | { refused: 'wrong details' | 'too many tries' | 'failed' };

/**
 * Signs in and opens the page that asked for it, or Account.
 * § 8: wrong details are the form's to tell; any other refusal is a notification as well.
 */
export async function signIn(details: SignInBody, next: string | null): Promise<SignInOutcome> {
  const result = await callApi<SignInAnswer>('POST', apiPaths.signIn, details);
  const outcome = outcomeOf(result);
  if (result.data !== null) await enter(result.data.token, next);
  else if (outcome !== 'signed in' && outcome.refused !== 'wrong details') {
    notifyFailure(notificationPrefixes.signIn, result);
  }
  return outcome;
}

/** What the answer to a sign-in means to the form. */
function outcomeOf({ data, error, status }: CallResult<SignInAnswer>): SignInOutcome {
  if (data !== null) return 'signed in';
  if (isSilent(error)) return { refused: 'wrong details' };
  return { refused: status === 429 ? 'too many tries' : 'failed' };
}

/** § 8: returned to the form without a notification, and the same to it: nobody learns which addresses have an account. */
function isSilent(error: unknown): boolean {
  const said = (error as { error?: unknown } | null)?.error;
  return said === refusals.userNotFound || said === refusals.invalidCredentials;
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
