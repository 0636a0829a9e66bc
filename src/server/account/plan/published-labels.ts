import type { AccountPlan, SavedDetails } from '#contract/plan.ts';
import type { QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import type { ShownQuizzes } from '#server/site/quiz-files.ts';

type Bodies = ShownQuizzes['bodies'];

/** The labels of the options on these screens of quizzes that are not as shipped, by id. */
function labelsIn(bodies: Bodies, isOne: (screen: QuizScreen) => boolean): ReadonlyMap<string, string> {
  const screens = Object.values(bodies).flatMap((body) => body.screens.filter(isOne));
  return new Map(screens.flatMap(({ options = [] }) => options.map(({ id, label }) => [id, label] as const)));
}

/** A plan in the words of the quizzes that are published; an id means the same in all of them. */
export function withPublishedLabels(plan: AccountPlan, bodies: Bodies): AccountPlan {
  const relabel = (parts: AccountPlan['goals'], purpose: QuizScreen['purpose']) => {
    const labels = labelsIn(bodies, (screen) => screen.purpose === purpose);
    return parts.map(({ id, label }) => ({ id, label: labels.get(id) ?? label }));
  };
  return { ...plan, goals: relabel(plan.goals, 'goals'), skills: relabel(plan.skills, 'skills') };
}

/** The published label of a gender by its id; undefined where its quiz is as shipped. */
export const publishedGender = (id: string, bodies: Bodies): SavedDetails['gender'] | undefined =>
  labelsIn(bodies, ({ type }) => type === 'gender').get(id);
