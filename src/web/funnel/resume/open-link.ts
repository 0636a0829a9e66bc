import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { resumeLinkDays } from '#contract/limits.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { catalogue, type QuizName, quizNames } from '#quiz/catalogue.ts';
import { openScreen } from '#quiz/engine/progress.ts';
import { restoreQuizState } from '#quiz/engine/restore-quiz-state.ts';
import type { QuizOutline, QuizState } from '#quiz/quiz.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { go } from '#web/platform/navigate.ts';
import { quizStore } from '../progress/quiz-stores.ts';
import { rememberSealed } from '../progress/sealed-answers.ts';
import { whichAnswers } from './which-answers.ts';

/** A link's answers beside this device's own to the same quiz. */
export interface OpenedLink {
  quiz: QuizOutline;
  own: QuizState;
  linked: QuizState;
  /** Epoch ms. */
  healthConsentAt: number;
  verdict: ReturnType<typeof whichAnswers>;
}

export type Opening = OpenedLink | 'gone' | { fault: string };

/** Fetches a link's answers. Changes nothing on this device except that it can now erase them. */
export async function openLink(token: string): Promise<Opening> {
  const result = await call(calls.openResumeLink, { body: { token } });
  // A malformed token is as useless as an expired one.
  if (result.status === 404 || result.status === 400) return 'gone';
  if (result.data === null) return { fault: errorSentence(result) };

  const { quiz: key, state, health_consent_at } = result.data;
  const name = quizNames.find((each) => catalogue[each].key === key);
  if (name === undefined) return 'gone';
  const useQuiz = quizStore(name);
  await useQuiz.getState().begin();
  const { content, quiz: own, healthConsentAt: ownConsentAt } = useQuiz.getState();
  const linked = restoreQuizState(content, state);
  if (linked === null) return 'gone';
  // The server does not say when they expire; it cannot be later than this.
  rememberSealed({ token, quiz: key, expiresAt: Date.now() + resumeLinkDays * dayMs });
  return {
    quiz: content,
    own,
    linked,
    healthConsentAt: Date.parse(health_consent_at),
    verdict: ownConsentAt > 0 ? whichAnswers(own, linked) : 'linked',
  };
}

/** Continues the quiz with the link's answers or with this device's own. */
export function continueWith(answers: 'own' | 'linked', { quiz, linked, healthConsentAt }: OpenedLink): void {
  const useQuiz = quizStore(quiz.name);
  if (answers === 'linked') useQuiz.setState({ quiz: openScreen(quiz, linked, Date.now()), healthConsentAt });
  useVisitor.setState({ cohort: quiz.cohort });
  go(nextPage(quiz.name, useQuiz.getState().quiz), { replace: true });
}

/** The visitor's screen, or the page after the last one. */
function nextPage(name: QuizName, { passed }: QuizState): string {
  return passed ? quizPages[name].email : quizPages[name].screens;
}
