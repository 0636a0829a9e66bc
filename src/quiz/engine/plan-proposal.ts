import type { Area, LevelName, Quiz, QuizState } from '#quiz/quiz.ts';
import { resultOf } from './result.ts';

/** A goal or a skill. The id selects the exercise or habit; the label is the text that the visitor read. */
export interface PlanPart {
  id: string;
  label: string;
}

/** The choices from which a training plan is made. */
export interface Plan {
  goals: readonly PlanPart[];
  skills: readonly PlanPart[];
  /** Minutes a day. */
  dailyMinutes: number;
  /** `proposed` when the quiz does not ask for goals and skills, and the plan is derived from the other answers. */
  origin: 'chosen' | 'proposed';
}

const attention: PlanPart = { id: 'attention', label: 'Holding attention' };
const memory: PlanPart = { id: 'memory', label: 'Keeping things in mind' };
const planning: PlanPart = { id: 'planning', label: 'Planning ahead' };
const switching: PlanPart = { id: 'switching', label: 'Switching on purpose' };
const pausing: PlanPart = { id: 'pausing', label: 'Pausing before acting' };
const calming: PlanPart = { id: 'calming', label: 'Settling strong feelings' };

/**
 * The goal and skills for each area, with the ids and labels of the quiz `adhd`, which asks for them. No area's second
 * skill is another area's first, so that a plan for two areas has no skill twice.
 */
const byArea: Record<Area, { goal: PlanPart; skills: readonly [first: PlanPart, second: PlanPart] }> = {
  adhd: { goal: { id: 'judge-time', label: 'Judge time better' }, skills: [pausing, switching] },
  concentration: { goal: { id: 'hold-focus', label: 'Hold my focus for longer' }, skills: [attention, memory] },
  procrastination: {
    goal: { id: 'start-easier', label: 'Start things without the fight' },
    skills: [planning, switching],
  },
  anxiety: { goal: { id: 'wind-down', label: 'Wind down at night' }, skills: [calming, switching] },
};

/** Minutes a day. */
const minutesByLevel: Record<LevelName, number> = { low: 5, middle: 10, high: 20 };

/** A plan for more areas would no longer be a personal one. */
const areaCount = 2;

/** At most two areas, the one with the most signs first; none when no answer showed a sign. */
export function areasWithMostSigns(quiz: Quiz, state: QuizState): Area[] {
  return resultOf(quiz, state)
    .subAssessments.filter(({ position }) => position > 0)
    .sort((a, b) => b.position - a.position)
    .slice(0, areaCount)
    .map(({ area }) => area);
}

export const goalForArea = (area: Area): PlanPart => byArea[area].goal;
export const skillsForArea = (area: Area): readonly PlanPart[] => byArea[area].skills;

/** The plan for a quiz that does not ask for goals: derived from the areas with the most signs and from the level. */
export function proposePlan(quiz: Quiz, state: QuizState): Plan {
  const areas = areasWithMostSigns(quiz, state).map((area) => byArea[area]);
  const skills = [...areas.map((area) => area.skills[0]), ...areas.slice(0, 1).map((area) => area.skills[1])];
  return {
    goals: areas.map(({ goal }) => goal),
    skills: skills.length > 0 ? skills : [attention],
    dailyMinutes: minutesByLevel[resultOf(quiz, state).level],
    origin: 'proposed',
  };
}
