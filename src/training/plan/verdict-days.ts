import type { Plan } from '#quiz/engine/plan-proposal.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { exerciseRule } from '#training/progress/verdict.ts';
import { leadPlan } from './lead-plan.ts';
import { isTask } from './leads.ts';
import { daysInRound, exercisesOfDay } from './planned-week.ts';

/** A run of fewer minutes has fewer rounds than a usual one and is left out. */
const shortestRunMin = 3;

/**
 * The training day, from 1, on which each measured exercise of a plan has the sessions that a first verdict needs, when
 * every day is flown as planned and its series does not change. Exercises that do not get there are left out.
 * @param days training days to look at
 */
export function verdictDays(plan: Plan, days: number): Map<ExerciseId, number> {
  const sessions = new Map<ExerciseId, number>();
  const verdicts = new Map<ExerciseId, number>();
  for (let round = 0; round * daysInRound < days; round++) {
    const ofRound = leadPlan(plan, 'training', round).flatMap((week) => week.days);
    for (const [index, day] of ofRound.entries()) {
      const number = round * daysInRound + index + 1;
      if (number > days) return verdicts;
      for (const exercise of exercisesOfDay(day)) {
        if (!isTask(exercise) || exercise.minutes < shortestRunMin) continue;
        const count = (sessions.get(exercise.id) ?? 0) + 1;
        sessions.set(exercise.id, count);
        if (count === exerciseRule.fewest) verdicts.set(exercise.id, number);
      }
    }
  }
  return verdicts;
}
