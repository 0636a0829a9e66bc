import type { Cohort } from '#contract/cohort.ts';
import type { AccountPlan, PlanChoices } from '#contract/plan.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { type QuizName, quizNames } from '#quiz/catalogue.ts';
import { dailyTimes } from '#quiz/engine/daily-time.ts';
import { asksForPlan } from '#quiz/engine/plan.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { newestRule, type PlanRule } from '#training/plan/plan-rule.ts';
import { goalLabels, skillLabels } from './option-labels.ts';

/**
 * A plan as it is stored: ids instead of labels, so that exercises can be found by them and texts can change. It names
 * its quiz, because the account's cohort may become another one later.
 */
export interface StoredPlan extends PlanChoices {
  quiz: QuizName;
  /** The newest rule when it was made; absent in plans from before the second one. */
  rule?: PlanRule;
}

/**
 * The plan to store. Ids that no quiz offers, and repeated ones, are dropped: a page that is older than this server must
 * not keep its visitor from saving. The order stays, because the goal with the most signs comes first.
 */
export function storedPlanOf(cohort: Cohort | '', { goals, skills, daily_minutes }: PlanChoices): StoredPlan {
  return {
    quiz: quizOfCohort(cohort),
    goals: knownIds(goals, goalLabels),
    skills: knownIds(skills, skillLabels),
    daily_minutes,
    rule: newestRule,
  };
}

/** The rule by which a stored plan was made. */
export function ruleOfStoredPlan(stored: unknown): PlanRule {
  return (stored as Partial<StoredPlan> | null)?.rule === 2 ? 2 : 1;
}

/** A stored plan with today's labels; null when it is no plan. Drops goals and skills that no quiz offers any more. */
export function readStoredPlan(stored: unknown): AccountPlan | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { quiz, goals, skills, daily_minutes } = stored as { [Field in keyof StoredPlan]?: unknown };
  const name = quizNames.find((each) => each === quiz);
  if (name === undefined) return null;
  return {
    quiz: name,
    origin: asksForPlan(quizzes[name]) ? 'chosen' : 'proposed',
    goals: partsOf(goals, goalLabels),
    skills: partsOf(skills, skillLabels),
    daily_minutes: dailyTimes.find(({ minutes }) => minutes === daily_minutes)?.minutes ?? dailyTimes[0].minutes,
  };
}

function knownIds(given: unknown, labels: ReadonlyMap<string, string>): string[] {
  const ids = Array.isArray(given) ? given.filter((id): id is string => labels.has(id)) : [];
  return [...new Set(ids)];
}

function partsOf(ids: unknown, labels: ReadonlyMap<string, string>): AccountPlan['goals'] {
  return knownIds(ids, labels).map((id) => ({ id, label: labels.get(id)! }));
}
