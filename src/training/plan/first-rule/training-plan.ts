import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { exerciseForSkill, habitForGoal } from '#training/exercises/exercises.ts';
import { attentionFirst, shareOut, skillsFitting } from '../day-shares.ts';
import { goalsOfRound, inTurn } from '../goals-of-round.ts';
import { daysInWeek, type PlannedDay, type PlannedExercise, type PlannedWeek } from '../planned-week.ts';
import { skillsByWeek } from './skills-by-week.ts';

/** A day that always has a habit. */
export interface DayWithHabit extends PlannedDay {
  habit: PlannedExercise;
}

export interface WeekWithHabits extends PlannedWeek {
  days: DayWithHabit[];
}

/**
 * Four weeks by the first rule, for people who were in the middle of them when the second one came. Each week has the next goal and one skill more than fits into a day,
 * so that days differ; a skill that fits the goal is among them. In a round of four weeks every skill has its turn, and
 * a goal without a week is the first of the next round.
 * @param round from 0
 */
export function trainingPlan(plan: Plan, round = 0): WeekWithHabits[] {
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

/** `day` is counted from 0. */
function skillsOfDay(skills: readonly PlanPart[], day: number, daily: number): PlanPart[] {
  const count = Math.min(skills.length, daily);
  return Array.from({ length: count }, (_, place) => inTurn(skills, day * count + place)!);
}

function dayOf(skills: readonly PlanPart[], goal: PlanPart | null, dailyMinutes: number): Omit<DayWithHabit, 'number'> {
  const minutes = shareOut(dailyMinutes, skills.length + 1);
  return {
    practice: skills.map((skill, place) => ({ ...exerciseForSkill(skill), minutes: minutes[place]!, serves: skill })),
    habit: { ...habitForGoal(goal), minutes: minutes.at(-1)!, serves: goal },
  };
}
