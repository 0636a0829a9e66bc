import type { QuizName } from '#quiz/catalogue.ts';

/** The quizzes whose people see the numbers about their daily life first (training.md § 4.6): cohorts B and C. */
const withOwnLifeFirst: readonly QuizName[] = ['frequency', 'wellbeing'];

/** Whether the numbers about the daily life of somebody with a plan of a quiz come before the exercises. */
export const isOwnLifeFirst = (quiz: QuizName | null): boolean => quiz !== null && withOwnLifeFirst.includes(quiz);
