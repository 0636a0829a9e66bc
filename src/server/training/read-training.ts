import type { Transaction } from 'kysely';
import type { TrainingState } from '#contract/training.ts';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readAccessFacts } from './access-facts.sql.ts';
import { nextVersion, trainingPlanOf } from './plan-version.ts';
import {
  answerQuestion,
  findTraining,
  insertVersion,
  lockTraining,
  type StoredTraining,
} from './training-state.sql.ts';
import { writableUntil } from './writable-until.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * A person's training beside the entries. Adds a version of the plan when the account's plan has changed since the last
 * reading, once even if several devices read at the same moment. Reading also answers the question whether to keep the
 * training.
 */
export async function readTraining({ db, clock }: ReadDeps, userId: string): Promise<TrainingState> {
  const now = clock();
  const found = await findTraining(db, userId);
  const isCurrent = nextVersion(found.plan, found.newestVersion, now) === null;
  const stored = isCurrent ? found : await inTransaction(db, (tx) => addVersion(tx, userId, now));
  if (stored.isAsked) await answerQuestion(db, userId, now);
  const { subscriptions, grants } = await readAccessFacts(db, userId);
  return stateOf(stored, writableUntil(subscriptions, grants, now));
}

/** Looks again after locking, because another device may have added it meanwhile. */
async function addVersion(tx: Transaction<Schema>, userId: string, now: number): Promise<StoredTraining> {
  await lockTraining(tx, userId);
  const stored = await findTraining(tx, userId);
  const version = nextVersion(stored.plan, stored.newestVersion, now);
  if (version !== null) await insertVersion(tx, userId, version);
  return { ...stored, newestVersion: version ?? stored.newestVersion };
}

function stateOf(stored: StoredTraining, writableUntilAt: number | null): TrainingState {
  const { newestVersion, consent, pause, newestSeq, erasedAt, reminder, hasGiven, noise } = stored;
  const hasPlan = newestVersion !== null && readStoredPlan(stored.plan) !== null;
  return {
    plan: hasPlan ? trainingPlanOf(newestVersion) : null,
    pause,
    consent: consent && { kept_where: consent.savedWhere, version: consent.version },
    writable_until: isoOf(writableUntilAt),
    newest_seq: newestSeq,
    ...(erasedAt !== null && { erased_at: new Date(erasedAt).toISOString() }),
    ...(reminder !== null && { reminder }),
    ...(noise !== null && { noise }),
    ...(hasGiven && { has_given: true as const }),
  };
}

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
