import type { QuizState, ScreenProgress } from '#quiz/quiz.ts';

/** What another device needs to go on: place and answers. When a screen was looked at, and its points, stay behind. */
export interface PortableQuizState {
  screens: Readonly<Record<number, Pick<ScreenProgress, 'answers' | 'answered'>>>;
  currentScreen: number;
  passed: boolean;
}

/** Packs a state for the way; `restoreQuizState` unpacks it. */
export function portableQuizState({ screens, currentScreen, passed }: QuizState): PortableQuizState {
  const touched = Object.entries(screens).filter(([, { answers, answered }]) => answered || answers.length > 0);
  return {
    screens: Object.fromEntries(touched.map(([number, { answers, answered }]) => [number, { answers, answered }])),
    currentScreen,
    passed,
  };
}
