import { apiPaths } from '../../contract/api-paths';
import { paths } from '../../contract/paths';
import type { MakeResumeLinkAnswer, MakeResumeLinkBody, SendResumeLinkBody } from '../../contract/resume';
import { portableQuizState } from '../../quiz/portable-quiz-state';
import type { QuizName } from '../../quiz/quiz';
import { callApi } from '../platform/api';
import { quizStores } from '../quiz/quiz-stores';
import { type Copy, rememberCopy } from './copies';
import { faultWords } from './fault-words';

/** Sends the answers given so far, with the consent they were given under; the only time they leave the device. */
export async function makeLink(quiz: QuizName): Promise<{ copy: Copy } | { fault: string }> {
  const { quiz: state, healthConsentAt } = quizStores[quiz].getState();
  const body: MakeResumeLinkBody = {
    quiz,
    state: portableQuizState(state),
    health_consent_at: new Date(healthConsentAt).toISOString(),
  };
  const result = await callApi<MakeResumeLinkAnswer>('POST', apiPaths.resumeLinks, body, { quiet: true });
  if (result.data === null) return { fault: faultWords(result) };
  const copy = { token: result.data.token, quiz, expiresAt: Date.parse(result.data.expires_at) };
  rememberCopy(copy);
  return { copy };
}

/** Has the link mailed. Null when the letter is on its way, else what went wrong. */
export async function sendLink({ token }: Copy, email: string): Promise<string | null> {
  const body: SendResumeLinkBody = { token, email };
  const result = await callApi('POST', apiPaths.sendResumeLink, body, { quiet: true });
  return result.error === null ? null : faultWords(result);
}

/** The token stands in the fragment, which no browser sends along: neither to servers nor as a referrer. */
export function linkTo({ token }: Copy): string {
  return `${location.origin}${paths.resume}#${token}`;
}
