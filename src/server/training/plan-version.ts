import { randomBytes } from 'node:crypto';
import type { AccountPlan } from '#contract/plan.ts';
import type { TrainingPlan } from '#contract/training.ts';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import type { PlanVersion } from './training-state.sql.ts';

/**
 * The version to add because the account's plan has changed; null while it is the same, or without a plan.
 * @param now epoch ms
 */
export function nextVersion(plan: AccountPlan | null, newest: PlanVersion | null, now: number): PlanVersion | null {
  if (plan === null || (newest !== null && isSamePlan(plan, newest))) return null;
  return versionOf(plan, (newest?.version ?? 0) + 1, now);
}

/** A version with a seed of its own. `now` is epoch ms. */
export function versionOf(plan: AccountPlan, version: number, now: number): PlanVersion {
  return { ...contentOf(plan), version, seed: newSeed(), madeAt: now };
}

/** A version as the device reads it, with today's labels; null when it can no longer be read. */
export function trainingPlanOf(version: PlanVersion): TrainingPlan | null {
  const plan = readStoredPlan(version);
  return (
    plan && { ...plan, version: version.version, seed: version.seed, made_at: new Date(version.madeAt).toISOString() }
  );
}

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
