import type { Page } from '@playwright/test';
import { chooseOption, enterText, goNext, startQuiz } from '#quiz/engine/progress.ts';
import { noneOfThese, type QuizState } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { type Answer, planQuestions, questions } from './adhd.ts';
import { kept, store } from './browser-storage.ts';

const { adhd } = quizzes;

const key = 'everkite.quiz-one';
const answers: readonly Answer[] = [...questions, ['Your focus profile', null] as const, ...planQuestions].map(
  ([_heading, given]) => given,
);

interface StoredQuiz {
  quiz: QuizState;
  healthConsentAt: number;
}

/** Returns as a visitor who has answered all screens before `screen`; 30 is the end of the quiz. */
export async function returnToScreen(page: Page, screen: number) {
  const at = Date.now();
  let quiz = startQuiz(adhd, at);
  while (quiz.currentScreen < screen && !quiz.passed) {
    quiz = goNext(adhd, answered(quiz, answers[quiz.currentScreen - 1]!), at);
  }
  await store(page, key, { state: { quiz, healthConsentAt: at } satisfies StoredQuiz, version: 1 });
  await store(page, 'everkite.visitor', { state: { cohort: 'A' }, version: 0 });
  if (screen <= 29) await page.goto('/quiz/dialogues');
}

/** Returns as a visitor who has passed the quiz. */
export const passAdhd = (page: Page) => returnToScreen(page, 30);

/** The browser's stored state of the quiz. */
export const storedAdhd = (page: Page) => kept<StoredQuiz>(page, key);

function answered(quiz: QuizState, given: Answer): QuizState {
  if (given === null) return quiz;
  if (typeof given === 'object' && 'age' in given) return enterText(adhd, quiz, given.age);
  const labels = typeof given === 'string' ? [given] : given;
  return labels.reduce((state, label) => chooseOption(adhd, state, optionId(quiz.currentScreen, label)), quiz);
}

function optionId(screen: number, label: string): string {
  if (label === 'None of these') return noneOfThese;
  return adhd.screens[screen - 1]!.options!.find((option) => option.label === label)!.id;
}
