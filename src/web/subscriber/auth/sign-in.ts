import type { SignInAnswer, SignInBody } from '#contract/auth.ts';
import { calls } from '#contract/calls.ts';
import { notificationPrefixes, refusals } from '#contract/messages.ts';
import { type CallResult, call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';
import { enterAccount } from '#web/session/enter-account.ts';

export type SignInOutcome = 'signed in' | { refused: 'wrong details' | 'too many tries' | 'failed' };

/**
 * Signs in and opens the page that asked for it, or Account.
 * § 8: only the form shows wrong details; any other refusal is also a notification.
 */
export async function signIn(details: SignInBody, next: string | null): Promise<SignInOutcome> {
  const result = await call(calls.signIn, { body: details });
  const outcome = outcomeOf(result);
  if (result.data !== null) await enterAccount(result.data.token, next);
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
