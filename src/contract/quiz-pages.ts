import type { QuizName } from '../quiz/quiz';
import type { Cohort } from './cohort';
import type { EventProperties } from './event';
import { type PagePath, paths } from './paths';

/** Where a quiz's visitors go (§ 2), in this order. */
interface QuizPages {
  /** § 4 requireCohort: the visitors whose quiz it is. */
  cohort: Cohort;
  /** The address all its pages lie at or below. */
  root: PagePath;
  /** Where it begins: its start page, or its first screen when it has none. */
  start: PagePath;
  screens: PagePath;
  /** Screen 33. */
  email: PagePath;
  /** Where the e-mail page leads. */
  afterEmail: PagePath;
  /** Screen 34: the plan; for quiz two the offer, which shows the plan too. */
  plan: PagePath;
  /** Where one can buy. */
  offers: PagePath;
  /** Its name in events. */
  eventId: NonNullable<EventProperties['screen1_open']['quiz']>;
}

export const quizPages: Record<QuizName, QuizPages> = {
  'quiz-one': {
    cohort: 'A',
    root: paths.quizOne,
    start: paths.quizOneScreens,
    screens: paths.quizOneScreens,
    email: paths.quizOneEmail,
    afterEmail: paths.quizOneTrainingPlan,
    plan: paths.quizOneTrainingPlan,
    offers: paths.quizOneInapps,
    eventId: 'quiz_one',
  },
  'quiz-two': {
    cohort: 'B',
    root: paths.quizTwo,
    start: paths.quizTwo,
    screens: paths.quizTwoScreens,
    email: paths.quizTwoSignUp,
    afterEmail: paths.quizTwoOffer,
    plan: paths.quizTwoOffer,
    offers: paths.quizTwoOffer,
    eventId: 'quiz_two',
  },
  'mental-health': {
    cohort: 'C',
    root: paths.mentalQuiz,
    start: paths.mentalQuiz,
    screens: paths.mentalQuizScreens,
    email: paths.mentalQuizEmail,
    afterEmail: paths.mentalQuizCreatingPlan,
    plan: paths.mentalQuizPersonalPlan,
    offers: paths.mentalQuizInapps,
    eventId: 'quiz_mental_health',
  },
};

const quizNames = Object.keys(quizPages) as QuizName[];

/** The quiz of a cohort; before one is drawn, the first. */
export function quizOfCohort(cohort: Cohort | ''): QuizName {
  return quizNames.find((name) => quizPages[name].cohort === cohort) ?? 'quiz-one';
}

/** The cohort of a quiz by its name in events; null when there is none of that name. */
export function cohortOfQuizId(eventId: string): Cohort | null {
  const name = quizNames.find((quiz) => quizPages[quiz].eventId === eventId);
  return name === undefined ? null : quizPages[name].cohort;
}

/** The quiz at or above an address; null when it belongs to none. */
export function quizAtPath(path: string): QuizName | null {
  return quizNames.find((name) => path === quizPages[name].root || path.startsWith(`${quizPages[name].root}/`)) ?? null;
}
