import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { habitForGoal, lookBack } from '#training/exercises/exercises.ts';
import { shareOut, skillsFitting } from './day-shares.ts';
import { goalsOfRound, inTurn } from './goals-of-round.ts';
import { type ChosenExercise, leadsOf, ownExercises } from './leads.ts';
import type { PlanForm } from './plan-form.ts';
import { daysInRound, daysInWeek, type PlannedDay, type PlannedWeek } from './planned-week.ts';
import { newOfDays, schoolDays } from './school.ts';

/** A day with this many minutes or fewer has no room for a third exercise. */
const shortDay = 5;
/** On a short day the lead gives each of these days to the next other skill. */
const leadGivesWay = 4;

interface RoundParts {
  lead: ChosenExercise;
  /** The other chosen skills. */
  others: readonly ChosenExercise[];
  /** What is new on each day of the school. */
  fresh: readonly ChosenExercise[];
  dailyMinutes: number;
}

interface DayContent {
  practice: readonly ChosenExercise[];
  habit: ChosenExercise | null;
}

/**
 * Four weeks by the second rule (delight.md § 4). The round has one lead, which comes every day; the first seven days are
 * the flight school, with the lead and something new. After them other skills take turns beside the lead, and each week
 * has the next goal's habit. Both forms have the same exercises, except that a personal week after the school ends with
 * a look back.
 * @param round from 0
 * @param schoolRound the round that begins with the school: the first of the plan, or the first one by this rule
 */
export function leadPlan(plan: Plan, form: PlanForm, round = 0, schoolRound = 0): PlannedWeek[] {
  const parts = partsOf(plan, round - schoolRound);
  return goalsOfRound(plan, round).map((goal, week) => {
    const days = Array.from({ length: daysInWeek }, (_, day) => {
      const index = (round - schoolRound) * daysInRound + week * daysInWeek + day;
      const content = contentOf(parts, index, habitOf(goal));
      const endsWeek = form === 'personal' && day === daysInWeek - 1 && index >= schoolDays;
      return withMinutes(endsWeek ? { ...content, habit: habitOf(null) } : content, day + 1, plan.dailyMinutes);
    });
    return { number: week + 1, goal: goal?.label ?? null, skills: skillsOf(days), days };
  });
}

/** @param round since the school began, from 0 */
function partsOf(plan: Plan, round: number): RoundParts {
  const lead = inTurn(leadsOf(plan), round)!;
  const others = ownExercises(plan).filter(({ id }) => id !== lead.id);
  return { lead, others, fresh: newOfDays(plan), dailyMinutes: plan.dailyMinutes };
}

/** @param index of the day since the school began, from 0 */
function contentOf(
  { lead, others, fresh, dailyMinutes }: RoundParts,
  index: number,
  habit: ChosenExercise,
): DayContent {
  if (index === 0) return { practice: [lead], habit };
  if (index < schoolDays) return schoolDay(lead, fresh[index]!, habit, dailyMinutes);
  return { practice: practiceOf(lead, others, index - schoolDays, dailyMinutes), habit };
}

/** The week's habit keeps its place when it is what is new. */
function schoolDay(lead: ChosenExercise, fresh: ChosenExercise, habit: ChosenExercise, minutes: number): DayContent {
  if (fresh.id === habit.id) return { practice: [lead], habit };
  return { practice: [lead, fresh], habit: minutes > shortDay ? habit : null };
}

/** @param index of the day after the school, from 0 */
function practiceOf(
  lead: ChosenExercise,
  others: readonly ChosenExercise[],
  index: number,
  minutes: number,
): ChosenExercise[] {
  const beside = Math.min(skillsFitting(minutes) - 1, others.length);
  if (others.length > 0 && skillsFitting(minutes) === 1) {
    const isOthersDay = index % leadGivesWay === leadGivesWay - 1;
    return [isOthersDay ? inTurn(others, Math.floor(index / leadGivesWay))! : lead];
  }
  return [lead, ...Array.from({ length: beside }, (_, place) => inTurn(others, index * beside + place)!)];
}

function habitOf(goal: PlanPart | null): ChosenExercise {
  return goal === null ? { ...lookBack, serves: null } : { ...habitForGoal(goal), serves: goal };
}

function withMinutes({ practice, habit }: DayContent, number: number, dailyMinutes: number): PlannedDay {
  const minutes = shareOut(dailyMinutes, practice.length + (habit === null ? 0 : 1));
  return {
    number,
    practice: practice.map((each, place) => ({ ...each, minutes: minutes[place]! })),
    habit: habit && { ...habit, minutes: minutes.at(-1)! },
  };
}

/** The labels of what the days' practice is for. */
function skillsOf(days: readonly PlannedDay[]): string[] {
  const labels = days.flatMap(({ practice }) => practice.flatMap(({ serves }) => serves?.label ?? []));
  return [...new Set(labels)];
}
