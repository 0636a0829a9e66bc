import { apiPaths } from '../../contract/api-paths';
import type { SignUpAnswer, SignUpBody } from '../../contract/auth';
import { quizOfCohort, quizPages } from '../../contract/quiz-pages';
import { track } from '../analytics/track';
import { callApi } from '../platform/api';
import { errorText } from '../platform/error-text';

/** `setupToken` is null when the address was given before. */
export type SignUpOutcome = { setupToken: string | null } | { refused: 'exists' } | { refused: 'fault'; words: string };

/** Makes an account of an e-mail address. § 8: errors go to the caller, without a notification. */
export async function signUp(body: SignUpBody): Promise<SignUpOutcome> {
  const result = await callApi<SignUpAnswer>('POST', apiPaths.signUp, body);
  if (result.error === null) {
    track('profile_saved', { quiz: quizPages[quizOfCohort(body.cohort)].eventId });
    return { setupToken: result.data?.setup_token ?? null };
  }
  if (result.status === 409) return { refused: 'exists' };
  const words = errorText(result);
  return { refused: 'fault', words: words.charAt(0).toUpperCase() + words.slice(1) };
}
