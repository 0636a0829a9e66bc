import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { taskEngines } from '#training/exercises/engine.ts';
import { type Exercise, exerciseForSkill } from '#training/exercises/exercises.ts';
import { attentionFirst } from './day-shares.ts';
import type { PlannedExercise } from './planned-week.ts';

/** An exercise of a plan before it has its minutes. */
export type ChosenExercise = Omit<PlannedExercise, 'minutes'>;

/** Whether an exercise has rounds and a score. */
export const isTask = ({ engine }: Pick<Exercise, 'engine'>): boolean =>
  (taskEngines as readonly string[]).includes(engine);

/** The exercises of the chosen skills, each once, in the order chosen. */
export function ownExercises({ skills }: Pick<Plan, 'skills'>): ChosenExercise[] {
  return eachOnce(skills.map((skill) => ofSkill(skill)));
}

/**
 * The exercises that lead in turn, one for each round of four weeks: the chosen tasks, otherwise the chosen skills,
 * otherwise attention.
 */
export function leadsOf(plan: Pick<Plan, 'skills'>): ChosenExercise[] {
  const own = ownExercises(plan);
  const tasks = own.filter(isTask);
  if (tasks.length > 0) return tasks;
  return own.length > 0 ? own : [ofSkill(attentionFirst)];
}

export function eachOnce(exercises: readonly ChosenExercise[]): ChosenExercise[] {
  return exercises.filter(({ id }, index) => exercises.findIndex((each) => each.id === id) === index);
}

const ofSkill = (skill: PlanPart): ChosenExercise => ({ ...exerciseForSkill(skill), serves: skill });
