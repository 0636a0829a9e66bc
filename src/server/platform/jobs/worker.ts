import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { reasonOf } from '../log/reason-of.ts';
import { readableReason } from '../work/readable-reason.ts';
import { closeWork, openWork } from '../work/work-items.sql.ts';
import type { GivenUp, Job, JobHandlers } from './job.ts';
import { markDone, postpone, takeDueJob } from './jobs.sql.ts';

const firstRetryMs = 5_000;
const longestRetryMs = 60 * 60_000;
/** About two days of hourly attempts; after that the job stays as a record of the failure. */
export const maxAttempts = 60;
const pollMs = 500;
const concurrency = 2;

type WorkerDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Doubles from 5 s to an hour. `attempts` counts the failures before this one. */
export function retryDelayMs(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** attempts, longestRetryMs);
}

/**
 * Runs the job that is due longest; false when there is none. The job's row is locked while it runs, so that no other
 * worker takes it, and is unlocked at once if this process ends.
 */
export async function runNextJob({ db, clock, log }: WorkerDeps, handlers: JobHandlers): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const job = await takeDueJob(tx, { kinds: Object.keys(handlers), maxAttempts, now: clock() });
    if (!job) return false;
    try {
      const outcome = await handlers[job.kind]!(job);
      const givenUp = outcome ? outcome.givenUp : null;
      if (givenUp !== null) log.error({ job: job.id, kind: job.kind, reason: givenUp }, 'A job was given up');
      if (outcome) await tellGivenUp(tx, { job, outcome, canRunAgain: false, now: clock() });
      else if (job.attempts > 0) await tellDone(tx, job, clock());
      await markDone(tx, { id: job.id, now: clock(), givenUp });
    } catch (error) {
      const reason = reasonOf(error);
      log.warn(
        { job: job.id, kind: job.kind, attempts: job.attempts + 1, reason },
        'A job failed and will be tried again',
      );
      await postpone(tx, job.id, clock() + retryDelayMs(job.attempts), reason);
      if (job.attempts + 1 >= maxAttempts) {
        await tellGivenUp(tx, { job, outcome: { givenUp: reason }, canRunAgain: true, now: clock() });
      }
    }
    return true;
  });
}

interface Failure {
  job: Job;
  outcome: GivenUp;
  canRunAgain: boolean;
  now: number;
}

/** Puts a job that was given up on the work list. */
async function tellGivenUp(tx: Transaction<Schema>, { job, outcome, canRunAgain, now }: Failure): Promise<void> {
  if (outcome.isTold) return;
  const { user_id: userId } = job.payload as { user_id?: unknown };
  await openWork(tx, {
    kind: 'job given up',
    subject: job.id,
    now,
    userId: typeof userId === 'string' && /^\d{1,18}$/.test(userId) ? userId : null,
    facts: {
      job_kind: job.kind,
      attempts: job.attempts + 1,
      can_run_again: canRunAgain,
      reason: readableReason(outcome.givenUp),
    },
  });
}

function tellDone(tx: Transaction<Schema>, { id }: Job, now: number): Promise<void> {
  return closeWork(tx, { kind: 'job given up', about: { subject: id }, because: 'The job has run.', now });
}

/**
 * Runs jobs until stopped; `stop` resolves when the running ones are finished. Not a library, because those use the
 * database's clock and not the product's (docs/dependencies.md).
 */
export function startWorker(deps: WorkerDeps, handlers: JobHandlers): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = Array.from({ length: concurrency }, () => workUntil(stopping.signal, deps, handlers));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function workUntil(stopping: AbortSignal, deps: WorkerDeps, handlers: JobHandlers): Promise<void> {
  while (!stopping.aborted) {
    const worked = await runNextJob(deps, handlers).catch((error: Error) => {
      deps.log.warn(`The job queue cannot be read: ${reasonOf(error)}`);
      return false;
    });
    if (!worked) await wait(pollMs, null, { signal: stopping }).catch(() => null);
  }
}
