import { dailyTimes } from '#quiz/engine/daily-time.ts';
import { planOf } from '#quiz/engine/plan.ts';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import type { Area, Quiz, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';

/** All subsets: bit by bit, each number stands for one of them. */
const subsetsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((_item, index) => (bits >> index) & 1));

function offered(quiz: Quiz, purpose: Screen['purpose']): PlanPart[] {
  const options = quiz.screens.filter((screen) => screen.purpose === purpose).flatMap((screen) => screen.options ?? []);
  return options.map(({ id, label }) => ({ id, label }));
}

/** Every plan that a visitor of a quiz can choose. */
const chosenPlans = (quiz: Quiz): Plan[] =>
  subsetsOf(offered(quiz, 'goals')).flatMap((goals) =>
    subsetsOf(offered(quiz, 'skills')).flatMap((skills) =>
      dailyTimes.map(({ minutes: dailyMinutes }): Plan => ({ goals, skills, dailyMinutes, origin: 'chosen' })),
    ),
  );

const areas: readonly Area[] = ['adhd', 'concentration', 'procrastination', 'anxiety'];
const shares = [0, 1 / 3, 0.6, 1];

/** The plans that a quiz proposes: every area with no, some or many signs. */
const proposedPlans = (quiz: Quiz): Plan[] =>
  areas
    .reduce<Partial<Record<Area, number>>[]>(
      (all, area) => all.flatMap((one) => shares.map((share) => ({ ...one, [area]: share }))),
      [{}],
    )
    .map((signs) =>
      planOf(
        quiz,
        walkThrough(quiz, (screen, number) => nearShare((screen.area && signs[screen.area]) ?? 0)(screen, number)),
      ),
    );

const { adhd, frequency, wellbeing } = quizzes;
/** Every plan that can be made in each quiz. */
export const everyPlan: readonly (readonly [Quiz, Plan[]])[] = [
  [adhd, chosenPlans(adhd)],
  [frequency, proposedPlans(frequency)],
  [wellbeing, chosenPlans(wellbeing)],
];
