import type { Quiz, QuizOutline, QuizState } from '#quiz/quiz.ts';

export interface QuizActions {
  /** Chooses an option; a screen with a single answer moves on by itself shortly after. */
  choose(optionId: string): void;
  chooseAll(): void;
  /** Keeps the text typed into the screen's field. */
  enterText(text: string): void;
  /** Moves on if the screen is answered. */
  next(): void;
  back(): void;
  /** Ends the quiz for a visitor under 18 and erases everything. */
  stop(): void;
  /** Withdraws the health consent and erases all answers. */
  erase(): void;
  /** Performs the taps made before the page's code had loaded. */
  replayEarlyTaps(): void;
  /**
   * Whether the heading of the new screen takes the focus: always after a step, on return only if nothing else has it.
   * Keys work only while the focus is inside the screen.
   */
  headingTakesFocus(): boolean;
}

export interface ScreenProps {
  quiz: Quiz | QuizOutline;
  state: QuizState;
  /** From 1. */
  number: number;
  /** See `QuizStore`. */
  isReady: boolean;
  actions: QuizActions;
}
