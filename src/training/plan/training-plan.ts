import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { type Exercise, exerciseForSkill, habitForGoal } from '#training/exercises/exercises.ts';
import { inTurn, skillsByWeek } from './turns.ts';

export interface PlannedExercise extends Exercise {
  minutes: number;
  /** The goal or skill it is for; null when it is for none. */
  serves: PlanPart | null;
}

export interface PlannedDay {
  /** From 1. */
  number: number;
  /** Exercises for skills. */
  practice: PlannedExercise[];
  /** For the week's goal, or a look back. Practice and habit add up to the daily time. */
  habit: PlannedExercise;
}

export interface PlannedWeek {
  /** From 1, within its round. */
  number: number;
  /** The label of this week's goal; null when none was chosen. */
  goal: string | null;
  /** Labels of the skills it trains, those that fit the goal first. */
  skills: string[];
  /** Seven. */
  days: PlannedDay[];
}

const weeksInRound = 4;
const daysInWeek = 7;

/** A shorter exercise would not be worth starting. */
const shortestMinutes = 3;

/** The default when no skill was chosen. */
const attentionFirst: PlanPart = { id: 'attention', label: 'Holding attention' };

/**
 * Four weeks made from the visitor's own choices. Each week has the next goal and one skill more than fits into a day,
 * so that days differ; a skill that fits the goal is among them. In a round of four weeks every skill has its turn, and
 * a goal without a week is the first of the next round.
 * @param round from 0
 */
export function trainingPlan(plan: Plan, round = 0): PlannedWeek[] {
  const goals = goalsOfRound(plan, round);
  const daily = skillsFitting(plan.dailyMinutes);
  const own = plan.skills.length > 0 ? plan.skills : [attentionFirst];
  return skillsByWeek(goals, own, daily + 1).map((skills, week) => ({
    number: week + 1,
    goal: goals[week]?.label ?? null,
    skills: skills.map(({ label }) => label),
    days: Array.from({ length: daysInWeek }, (_, day) => ({
      number: day + 1,
      ...dayOf(skillsOfDay(skills, day, daily), goals[week]!, plan.dailyMinutes),
    })),
  }));
}

/** The goals that have no week in a round; the next one begins with them. */
export function goalsLeftOut(plan: Plan, round = 0): PlanPart[] {
  const planned = goalsOfRound(plan, round);
  return plan.goals.filter((goal) => !planned.includes(goal));
}

/** The goal of each week. They go on in turn from round to round. */
function goalsOfRound({ goals }: Plan, round: number): (PlanPart | null)[] {
  return Array.from({ length: weeksInRound }, (_, week) => inTurn(goals, round * weeksInRound + week));
}

/** `day` is counted from 0. */
function skillsOfDay(skills: readonly PlanPart[], day: number, daily: number): PlanPart[] {
  const count = Math.min(skills.length, daily);
  return Array.from({ length: count }, (_, place) => inTurn(skills, day * count + place)!);
}

function dayOf(skills: readonly PlanPart[], goal: PlanPart | null, dailyMinutes: number): Omit<PlannedDay, 'number'> {
  const minutes = shareOut(dailyMinutes, skills.length + 1);
  return {
    practice: skills.map((skill, place) => ({ ...exerciseForSkill(skill), minutes: minutes[place]!, serves: skill })),
    habit: { ...habitForGoal(goal), minutes: minutes.at(-1)!, serves: goal },
  };
}

/** One in 5 minutes, two in 10, three in 20 and more; the goal's habit always comes with them. */
function skillsFitting(dailyMinutes: number): number {
  return Math.max(1, Math.min(3, Math.floor(dailyMinutes / shortestMinutes) - 1));
}

/** Whole minutes, as equal as possible, the longer ones first. */
function shareOut(minutes: number, count: number): number[] {
  const each = Math.floor(minutes / count);
  const left = minutes - each * count;
  return Array.from({ length: count }, (_, index) => each + (index < left ? 1 : 0));
}
