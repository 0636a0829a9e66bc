import { goalForArea, type Plan, skillsForArea } from '#quiz/engine/plan-proposal.ts';
import type { Area } from '#quiz/quiz.ts';
import { fitRank } from '#training/plan/fit-rank.ts';
import type { PlannedDay, PlannedExercise } from '#training/plan/planned-week.ts';
import { areaLabels } from './area-labels.ts';

/** The purpose of an exercise, and why it is in the plan. */
export interface Reason {
  /** The label of its goal or skill; null without one. */
  purpose: string | null;
  /** A whole sentence. */
  because: string;
}

interface Known {
  plan: Plan;
  /** Those with signs, strongest first; undefined where the answers are not known. */
  areas?: readonly Area[];
}

/** The reasons for the first day's practice, in its order. */
export function practiceReasons({ practice, habit }: PlannedDay, known: Known): Reason[] {
  return practice.map(({ serves }) => {
    const skill = serves!;
    const fits = fitRank(habit?.serves ?? null, skill) < Number.POSITIVE_INFINITY;
    const area = known.areas?.find((each) => skillsForArea(each).some(({ id }) => id === skill.id));
    return { purpose: skill.label, because: skillReason(known, { fits, area }) };
  });
}

interface SkillFacts {
  /** Whether it fits the goal of the week. */
  fits: boolean;
  /** The first area that it is proposed for. */
  area: Area | undefined;
}

function skillReason({ plan, areas }: Known, { fits, area }: SkillFacts): string {
  const sign = area === undefined ? null : signOf(area, areas!);
  if (plan.origin === 'proposed') {
    if (sign !== null) return startOfSentence(`${sign}.`);
    return areas?.length === 0 ? 'Your answers point to no area in particular.' : 'Proposed from your answers.';
  }
  if (plan.skills.length === 0) return 'You chose no skill, so attention comes first.';
  if (fits) return `You chose it, and it fits ${plan.goals.length > 1 ? 'the first week’s goal' : 'your goal'}.`;
  if (sign !== null) return `You chose it, and ${sign}.`;
  return plan.skills.length > 1 ? 'You chose it. It leads the first four weeks.' : 'You chose it.';
}

/** The reason for the first day's habit, if it has one. */
export function habitReasons({ habit }: PlannedDay, known: Known): Reason[] {
  return habit === null ? [] : [habitReason(habit, known)];
}

function habitReason({ serves: goal }: PlannedExercise, { plan, areas }: Known): Reason {
  if (plan.origin === 'proposed') {
    const area = goal && areas?.find((each) => goalForArea(each).id === goal.id);
    if (area) return { purpose: goal.label, because: startOfSentence(`${signOf(area, areas!)}.`) };
    return { purpose: goal?.label ?? null, because: goal ? 'Proposed from your answers.' : 'It closes the day.' };
  }
  if (goal === null) return { purpose: null, because: 'You chose no goal, so the day simply looks back.' };
  return {
    purpose: goal.label,
    because: plan.goals.length > 1 ? 'You chose this goal. It has the first week.' : 'You chose this goal.',
  };
}

/** The reason for the minute of help in the moment. */
export function helpReason([first, second]: readonly Area[]): Reason {
  if (first === undefined) {
    return { purpose: null, because: 'Nothing we asked about came up in your answers. This one suits everybody.' };
  }
  const then = second === undefined ? '' : `, then ${areaLabels[second]}`;
  return {
    purpose: null,
    because: `Of all we asked about, ${areaLabels[first]} came up most in your answers${then}.`,
  };
}

const signOf = (area: Area, [first]: readonly Area[]) =>
  `${areaLabels[area]} came up ${area === first ? 'most' : 'too'} in your answers`;

const startOfSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
