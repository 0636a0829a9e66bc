import type { QuizOutline, QuizState, ScreenProgress } from '#quiz/quiz.ts';

/** One screen's progress with the screen's id, by which it is found again after the screens have moved. */
type Identified<Progress> = Progress & { id?: string };

/** A quiz state as it is stored. */
export interface StoredQuizState extends Omit<QuizState, 'screens'> {
  screens: Readonly<Record<number, Identified<ScreenProgress>>>;
}

/** The data that another device needs to continue: the current screen and the answers, without times and points. */
export interface PortableQuizState extends Omit<QuizState, 'screens'> {
  screens: Readonly<Record<number, Identified<Pick<ScreenProgress, 'answers' | 'answered'>>>>;
}

/** Adds the screens' ids for storing; `restoreQuizState` turns it back into a state. */
export function storedQuizState(quiz: QuizOutline, state: QuizState): StoredQuizState {
  return { ...state, screens: mapScreens(quiz, state, (progress) => progress) };
}

/** Drops all data that another device does not need; `restoreQuizState` turns it back into a state. */
export function portableQuizState(quiz: QuizOutline, state: QuizState): PortableQuizState {
  const { currentScreen, passed } = state;
  const touched = Object.entries(state.screens).filter(([, { answers, answered }]) => answered || answers.length > 0);
  const screens = mapScreens(quiz, { ...state, screens: Object.fromEntries(touched) }, ({ answers, answered }) => ({
    answers,
    answered,
  }));
  return { screens, currentScreen, passed };
}

function mapScreens<Kept>(quiz: QuizOutline, state: QuizState, keep: (progress: ScreenProgress) => Kept) {
  return Object.fromEntries(
    Object.entries(state.screens).map(([number, progress]) => {
      const id = quiz.screens[Number(number) - 1]?.id;
      return [number, { ...keep(progress), ...(id !== undefined && { id }) }];
    }),
  ) as Record<number, Identified<Kept>>;
}
