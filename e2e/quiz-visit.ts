import type { Page } from '@playwright/test';
import { quizPages } from '#contract/quiz-pages.ts';
import { storedQuizState } from '#quiz/engine/portable-quiz-state.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { store } from './browser-storage.ts';
import type { Pick } from './funnel-walk.ts';

/** Fills the storage like a visitor who has answered all screens of a quiz. */
export async function passQuiz(page: Page, quiz: Quiz, pick: Pick = nearShare(0.5)) {
  await saveVisit(page, quiz, walkThrough(quiz, pick));
}

/** Returns as a visitor who has answered all screens before `screen`. */
export async function returnTo(page: Page, quiz: Quiz, screen: number, pick: Pick = nearShare(0.5)) {
  const full = walkThrough(quiz, pick);
  const answered = Object.entries(full.screens).filter(([number]) => Number(number) < screen);
  await saveVisit(page, quiz, { screens: Object.fromEntries(answered), currentScreen: screen, passed: false });
  await page.goto(quizPages[quiz.name].screens);
}

async function saveVisit(page: Page, quiz: Quiz, visit: QuizState) {
  const state = { quiz: storedQuizState(quiz, visit), healthConsentAt: Date.now() };
  await store(page, `everkite.${quiz.key}`, { state, version: 1 });
  await store(page, 'everkite.visitor', { state: { cohort: quiz.cohort }, version: 0 });
}
