import { apiPaths } from '../../contract/api-paths';
import { dayMs } from '../../contract/day';
import { resumeLinkDays } from '../../contract/limits';
import { quizPages } from '../../contract/quiz-pages';
import type { OpenResumeLinkAnswer, OpenResumeLinkBody } from '../../contract/resume';
import { openScreen } from '../../quiz/engine';
import type { QuizName, QuizOutline, QuizState } from '../../quiz/quiz';
import { restoreQuizState } from '../../quiz/restore-quiz-state';
import { callApi } from '../platform/api';
import { go } from '../platform/navigate';
import { quizStores } from '../quiz/quiz-stores';
import { useVisitor } from '../visitor/visitor';
import { rememberCopy } from './copies';
import { faultWords } from './fault-words';
import { whichAnswers } from './which-answers';

/** What a link leads to, and what this device has of the same quiz. */
export interface OpenedLink {
  quiz: QuizOutline;
  own: QuizState;
  linked: QuizState;
  /** Epoch ms. */
  healthConsentAt: number;
  verdict: ReturnType<typeof whichAnswers>;
}

export type Opening = OpenedLink | 'gone' | { fault: string };

/** Fetches what the link holds; changes nothing on this device but that it can erase the copy, too. */
export async function openLink(token: string): Promise<Opening> {
  const body: OpenResumeLinkBody = { token };
  const result = await callApi<OpenResumeLinkAnswer>('POST', apiPaths.openResumeLink, body, { quiet: true });
  // A token that cannot be one is as dead as an expired one.
  if (result.status === 404 || result.status === 400) return 'gone';
  if (result.data === null) return { fault: faultWords(result) };

  const { quiz: name, state, health_consent_at } = result.data;
  const useQuiz = quizStores[name];
  await useQuiz.getState().begin();
  const { content, quiz: own, healthConsentAt: ownConsentAt } = useQuiz.getState();
  const linked = restoreQuizState(content, state);
  if (linked === null) return 'gone';
  // Not told when the copy ends; it cannot be later than this.
  rememberCopy({ token, quiz: name, expiresAt: Date.now() + resumeLinkDays * dayMs });
  return {
    quiz: content,
    own,
    linked,
    healthConsentAt: Date.parse(health_consent_at),
    verdict: ownConsentAt > 0 ? whichAnswers(own, linked) : 'linked',
  };
}

/** Goes on in the quiz, with the answers of the link or with this device's own. */
export function goOnWith(answers: 'own' | 'linked', { quiz, linked, healthConsentAt }: OpenedLink): void {
  const useQuiz = quizStores[quiz.name];
  if (answers === 'linked') useQuiz.setState({ quiz: openScreen(quiz, linked, Date.now()), healthConsentAt });
  useVisitor.setState({ cohort: quizPages[quiz.name].cohort });
  go(nextPage(quiz.name, useQuiz.getState().quiz), { replace: true });
}

/** The screen where the visitor was; after the last one the page that follows. */
function nextPage(name: QuizName, { passed }: QuizState): string {
  return passed ? quizPages[name].email : quizPages[name].screens;
}
