import type { Quiz, QuizOutline, QuizState } from '#quiz/quiz.ts';

/** What a visitor can do on a screen. */
export interface QuizActions {
  /** Takes a tap on an option; one-of screens move on by themselves a moment later. */
  choose(optionId: string): void;
  chooseAll(): void;
  /** Keeps what was typed on a screen with a field. */
  enterText(text: string): void;
  /** Closes the screen and moves on, when it has its answer. */
  next(): void;
  back(): void;
  /** The visitor is under 18: ends the quiz with nothing kept. */
  stop(): void;
  /** Takes back the consent: all answers are gone. */
  erase(): void;
  /** Does what was tapped before the page's code was there. */
  replayEarlyTaps(): void;
  /**
   * Whether the heading of the screen that is shown now takes the focus: after a step inside the quiz, and on return to
   * it as long as nothing else has the focus, because keys are heard only where that is.
   */
  headingTakesFocus(): boolean;
}

export interface ScreenProps {
  quiz: Quiz | QuizOutline;
  state: QuizState;
  /** From 1. */
  number: number;
  /** Whether the state counts yet: see `QuizStore`. */
  isReady: boolean;
  actions: QuizActions;
}
