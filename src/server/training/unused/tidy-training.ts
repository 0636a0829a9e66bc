import { dayMs } from '#contract/day.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { readAccessFacts } from '../access-facts.sql.ts';
import { eraseAll } from '../change-training.ts';
import { deleteOldStopLinks } from '../reminder/reminders.sql.ts';
import { findTraining, lockTraining } from '../training-state.sql.ts';
import { deleteOldTrials } from '../trials.sql.ts';
import { writableUntil } from '../writable-until.ts';
import { findUse, insertQuestion, listUnusedTraining } from './questions.sql.ts';
import { answerMs, fateOf, unusedAfterMs } from './unused-training.ts';

type TidyDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** A link in a weekly email stops them for two years; mail programs ask for 30 days. */
const stopLinkLifeMs = 2 * 366 * dayMs;
/** Limit for one run of the tidying, so that it stays short. */
const mostAtOnce = 200;

/**
 * Deletes trials and links whose time is over. Asks people who have had no plan for long whether to keep their
 * training, and erases it when they did not answer.
 */
export async function tidyTraining({ db, clock, log }: TidyDeps): Promise<void> {
  const now = clock();
  await deleteOldTrials(db, now);
  await deleteOldStopLinks(db, now - stopLinkLifeMs);
  const before = { endedAt: now - unusedAfterMs, askedAt: now - answerMs };
  await eachApart(
    await listUnusedTraining(db, before, mostAtOnce),
    (userId) => tidyTrainingOf(db, userId, now),
    (error, userId) => log.error({ userId, reason: reasonOf(error) }, 'Unused training could not be tidied'),
  );
}

/** Decides by the facts after locking, because the person may answer or buy at the same moment. */
async function tidyTrainingOf(db: Deps['db'], userId: string, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockTraining(tx, userId);
    const use = await findUse(tx, userId);
    if (use === null) return;
    const { subscriptions, grants } = await readAccessFacts(tx, userId);
    const fate = fateOf({ ...use, accessEndedAt: writableUntil(subscriptions, grants, now) }, now);
    if (fate === 'erase') await eraseAll(tx, userId, { stored: await findTraining(tx, userId), erasedAt: now, now });
    if (fate !== 'ask') return;
    await insertQuestion(tx, userId, now);
    const asked_at = new Date(now).toISOString();
    await enqueue(tx, {
      kind: 'unused-training',
      uniqueKey: `unused-training:${userId}:${asked_at}`,
      payload: { user_id: userId, asked_at },
    });
  });
}
