import { randomBytes } from 'node:crypto';
import type { AccountPlan } from '#contract/plan.ts';
import type { TrainingPlan } from '#contract/training.ts';
import { readStoredPlan, ruleOfStoredPlan } from '#server/identity/plan/stored-plan.ts';
import { newestRule } from '#training/plan/plan-rule.ts';
import type { PlanVersion } from './training-state.sql.ts';

/**
 * The version to add because the account's plan has changed, or was made once more by a newer rule; null while it is the
 * same, or without a plan.
 * @param stored the account's plan, not validated
 * @param now epoch ms
 */
export function nextVersion(stored: unknown, newest: PlanVersion | null, now: number): PlanVersion | null {
  const plan = readStoredPlan(stored);
  if (plan === null) return null;
  if (newest !== null && isSamePlan(plan, newest) && ruleOfStoredPlan(stored) <= newest.rule) return null;
  return versionOf(plan, (newest?.version ?? 0) + 1, now);
}

/** A version by the newest rule, with a seed of its own. `now` is epoch ms. */
export function versionOf(plan: AccountPlan, version: number, now: number): PlanVersion {
  return { ...contentOf(plan), version, seed: newSeed(), madeAt: now, rule: newestRule, nextRuleAt: null };
}

/** A version as the device reads it, with today's labels; null when it can no longer be read. */
export function trainingPlanOf(version: PlanVersion): TrainingPlan | null {
  const plan = readStoredPlan(version);
  const { rule, nextRuleAt } = version;
  return (
    plan && {
      ...plan,
      version: version.version,
      seed: version.seed,
      made_at: isoOf(version.madeAt),
      rule,
      ...(nextRuleAt !== null && { next_rule_at: isoOf(nextRuleAt) }),
    }
  );
}

const isoOf = (at: number) => new Date(at).toISOString();

function contentOf({ quiz, origin, goals, skills, daily_minutes }: AccountPlan) {
  return { quiz, origin, goals: goals.map(({ id }) => id), skills: skills.map(({ id }) => id), daily_minutes };
}

function isSamePlan(plan: AccountPlan, version: PlanVersion): boolean {
  const { quiz, origin, goals, skills, daily_minutes } = version;
  return JSON.stringify(contentOf(plan)) === JSON.stringify({ quiz, origin, goals, skills, daily_minutes });
}

/** Random, so that a person's sequences cannot be derived from their plan; it fits into a bigint. */
function newSeed(): string {
  return (randomBytes(8).readBigUInt64BE() >> 1n).toString();
}
