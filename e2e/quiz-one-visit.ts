import type { Page } from '@playwright/test';
import { quizOne } from '../src/quiz/content/quiz-one';
import { chooseOption, enterText, goNext, startQuiz } from '../src/quiz/engine';
import { noneOfThese, type QuizState } from '../src/quiz/quiz';
import { keep, kept } from './browser-storage';
import { type Answer, planQuestions, questions } from './quiz-one';

const key = 'everkite.quiz-one';
const answers: readonly Answer[] = [...questions, ['Your focus profile', null] as const, ...planQuestions].map(
  ([_heading, given]) => given,
);

interface StoredQuiz {
  quiz: QuizState;
  healthConsentAt: number;
}

/** A visitor who has answered all screens before `screen` comes back to it; 30 is the end of the quiz. */
export async function returnToScreen(page: Page, screen: number) {
  const at = Date.now();
  let quiz = startQuiz(quizOne, at);
  while (quiz.currentScreen < screen && !quiz.passed) {
    quiz = goNext(quizOne, answered(quiz, answers[quiz.currentScreen - 1]!), at);
  }
  await keep(page, key, { state: { quiz, healthConsentAt: at } satisfies StoredQuiz, version: 1 });
  await keep(page, 'everkite.visitor', { state: { cohort: 'A' }, version: 0 });
  if (screen <= 29) await page.goto('/quiz/dialogues');
}

/** A visitor who has gone through the quiz. */
export const passQuizOne = (page: Page) => returnToScreen(page, 30);

/** What the browser has kept of the quiz. */
export const keptQuizOne = (page: Page) => kept<StoredQuiz>(page, key);

function answered(quiz: QuizState, given: Answer): QuizState {
  if (given === null) return quiz;
  if (typeof given === 'object' && 'age' in given) return enterText(quizOne, quiz, given.age);
  const labels = typeof given === 'string' ? [given] : given;
  return labels.reduce((state, label) => chooseOption(quizOne, state, optionId(quiz.currentScreen, label)), quiz);
}

function optionId(screen: number, label: string): string {
  if (label === 'None of these') return noneOfThese;
  return quizOne.screens[screen - 1]!.options!.find((option) => option.label === label)!.id;
}
