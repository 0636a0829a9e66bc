import { isCohort } from '#contract/cohort.ts';
import type { HealthAnswer } from '#contract/console-desk.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findHealthData } from './health.sql.ts';

/** Quiz, goals and skills of a person, with a reason that the audit keeps. Null for an unknown account. */
export async function openHealthData(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, by, reason }: { userId: string; by: Actor; reason: string },
): Promise<HealthAnswer | null> {
  if ((await findHealthData(db, userId)) === null) return null;
  await recordAuditAlone(db, { by, act: 'opened health data', userId, reason, now: clock() });
  const found = await findHealthData(db, userId);
  if (found === null) return null;
  const plan = readStoredPlan(found.plan);
  const quiz = plan?.quiz ?? (isCohort(found.cohort) ? quizOfCohort(found.cohort) : null);
  return {
    quiz: quiz === null ? null : quizzes[quiz].title,
    goals: plan?.goals.map(({ label }) => label) ?? [],
    skills: plan?.skills.map(({ label }) => label) ?? [],
  };
}
