import type { Page } from '@playwright/test';
import { quizPages } from '../src/contract/quiz-pages';
import type { Quiz, QuizState } from '../src/quiz/quiz';
import { nearShare, walkThrough } from '../src/quiz/walk.fixture';
import { keep } from './browser-storage';
import type { Pick } from './funnel-walk';

/** A visitor who has answered all screens of a quiz comes back to one of its pages. */
export async function passQuiz(page: Page, quiz: Quiz, pick: Pick = nearShare(0.5)) {
  await keepVisit(page, quiz, walkThrough(quiz, pick));
}

/** A visitor who has answered all screens before `screen` comes back to it. */
export async function returnTo(page: Page, quiz: Quiz, screen: number, pick: Pick = nearShare(0.5)) {
  const whole = walkThrough(quiz, pick);
  const answered = Object.entries(whole.screens).filter(([number]) => Number(number) < screen);
  await keepVisit(page, quiz, { screens: Object.fromEntries(answered), currentScreen: screen, passed: false });
  await page.goto(quizPages[quiz.name].screens);
}

async function keepVisit(page: Page, { name }: Quiz, quiz: QuizState) {
  await keep(page, `everkite.${name}`, { state: { quiz, healthConsentAt: Date.now() }, version: 1 });
  await keep(page, 'everkite.visitor', { state: { cohort: quizPages[name].cohort }, version: 0 });
}
