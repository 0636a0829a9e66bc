import type { QuizState, ScreenProgress } from '#quiz/quiz.ts';

/** What another device needs to continue: the current screen and the answers, without times and points. */
export interface PortableQuizState {
  screens: Readonly<Record<number, Pick<ScreenProgress, 'answers' | 'answered'>>>;
  currentScreen: number;
  passed: boolean;
}

/** Keeps only what another device needs; `restoreQuizState` turns it back into a state. */
export function portableQuizState({ screens, currentScreen, passed }: QuizState): PortableQuizState {
  const touched = Object.entries(screens).filter(([, { answers, answered }]) => answered || answers.length > 0);
  return {
    screens: Object.fromEntries(touched.map(([number, { answers, answered }]) => [number, { answers, answered }])),
    currentScreen,
    passed,
  };
}
