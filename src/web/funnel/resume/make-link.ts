import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import { portableQuizState } from '#quiz/engine/portable-quiz-state.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { quizStore } from '../progress/quiz-stores.ts';
import { rememberSealed, type SealedAnswers } from '../progress/sealed-answers.ts';

/** Sends the answers so far with their consent to the server. At no other time do they leave the device. */
export async function makeLink(quiz: QuizName): Promise<{ sealed: SealedAnswers } | { fault: string }> {
  const { key } = catalogue[quiz];
  const { content, quiz: state, healthConsentAt } = quizStore(quiz).getState();
  const body = {
    quiz: key,
    state: portableQuizState(content, state),
    health_consent_at: new Date(healthConsentAt).toISOString(),
  };
  const result = await call(calls.makeResumeLink, { body });
  if (result.data === null) return { fault: errorSentence(result) };
  const sealed = { token: result.data.token, quiz: key, expiresAt: Date.parse(result.data.expires_at) };
  rememberSealed(sealed);
  return { sealed };
}

/** Mails the link. Null when the email is on its way, otherwise the error. */
export async function sendLink({ token }: SealedAnswers, email: string): Promise<string | null> {
  const result = await call(calls.sendResumeLink, { body: { token, email } });
  return result.error === null ? null : errorSentence(result);
}

/** The token is in the fragment, which browsers send neither to servers nor as a referrer. */
export function linkTo({ token }: SealedAnswers): string {
  return `${location.origin}${paths.resume}#${token}`;
}
