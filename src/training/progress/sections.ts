import type { QuizName } from '#quiz/catalogue.ts';

/** The parts of the Progress page. */
export type ProgressSection = 'exercises' | 'own life' | 'yardsticks' | 'weekly look' | 'data';

const exercisesFirst: readonly ProgressSection[] = ['exercises', 'own life', 'yardsticks', 'weekly look', 'data'];
const ownLifeFirst: readonly ProgressSection[] = ['own life', 'exercises', 'yardsticks', 'weekly look', 'data'];

/** The quizzes whose people see the numbers about their daily life first (training.md § 4.6): cohorts B and C. */
const withOwnLifeFirst: readonly QuizName[] = ['frequency', 'wellbeing'];

/** The order of the page for somebody with a plan of a quiz; null without a plan. */
export function sectionsFor(quiz: QuizName | null): readonly ProgressSection[] {
  return quiz !== null && withOwnLifeFirst.includes(quiz) ? ownLifeFirst : exercisesFirst;
}
