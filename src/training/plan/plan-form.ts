import { catalogue, type QuizName } from '#quiz/catalogue.ts';

/** A day of a training plan has practice and a habit; in a personal plan these are its morning and its evening. */
export type PlanForm = 'training' | 'personal';

/** The form of a quiz's plan: personal where it has a page for a personal plan (§ 2). */
export function planFormOf(quizName: QuizName): PlanForm {
  return 'personal-plan' in catalogue[quizName].pages ? 'personal' : 'training';
}
