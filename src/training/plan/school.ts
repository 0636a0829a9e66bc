import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { type ExerciseId, exerciseOf, habitForGoal } from '#training/exercises/exercises.ts';
import { type ChosenExercise, eachOnce, isTask, leadsOf, ownExercises } from './leads.ts';

/** The days of the flight school, each with something new. */
export const schoolDays = 7;

/** What is new when fewer was chosen: the tasks, then three calm ones. */
const more: readonly ExerciseId[] = [
  'hold-the-line',
  'count-the-bows',
  'wait-for-the-gust',
  'change-course',
  'chart-the-wind',
  'settle',
  'guess-then-look',
  'one-thing',
];

/**
 * The new exercise of each day of the flight school: the lead on the first; then all that was chosen, skills before the
 * first goal's habit, and what was not. Two tasks follow each other only where there are not enough others.
 */
export function newOfDays(plan: Plan): ChosenExercise[] {
  const lead = leadsOf(plan)[0]!;
  const [goal] = plan.goals;
  const habits = goal === undefined ? [] : [{ ...habitForGoal(goal), serves: goal }];
  const others = more.map((id): ChosenExercise => ({ ...exerciseOf(id), serves: null }));
  const fresh = eachOnce([...ownExercises(plan), ...habits, ...others]).filter(({ id }) => id !== lead.id);
  return [lead, ...inOrder(lead, fresh.slice(0, schoolDays - 1))];
}

/** Tasks and others by turns, as long as the others last. */
function inOrder(lead: ChosenExercise, fresh: readonly ChosenExercise[]): ChosenExercise[] {
  const tasks = fresh.filter(isTask);
  const others = fresh.filter((each) => !isTask(each));
  const order = [lead];
  while (tasks.length + others.length > 0) {
    const isOthersTurn = isTask(order.at(-1)!) && others.length > 0 && others.length >= tasks.length / 2;
    order.push((isOthersTurn || tasks.length === 0 ? others : tasks).shift()!);
  }
  return order.slice(1);
}
