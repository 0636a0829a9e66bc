import type { SignUpBody } from '#contract/auth.ts';
import { calls } from '#contract/calls.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { catalogue } from '#quiz/catalogue.ts';
import { track } from '#web/measuring/analytics/track.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';

/** `setupToken` is null when the address was known before. */
export type SignUpOutcome =
  | { setupToken: string | null }
  | { refused: 'exists' }
  | { refused: 'fault'; reason: string };

/**
 * Creates an account for an email address; `quiet` without the loading overlay. § 8: errors are returned to the caller,
 * without a notification.
 */
export async function signUp(body: SignUpBody, { quiet = false } = {}): Promise<SignUpOutcome> {
  const result = await call(calls.signUp, { body, quiet });
  if (result.error === null) {
    track('profile_saved', { quiz: catalogue[quizOfCohort(body.cohort)].eventId });
    return { setupToken: result.data?.setup_token ?? null };
  }
  if (result.status === 409) return { refused: 'exists' };
  return { refused: 'fault', reason: errorSentence(result) };
}
