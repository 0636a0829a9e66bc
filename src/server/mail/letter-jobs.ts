import type { JobHandlers } from '../job/worker';
import { accountLetters } from './account-letter-jobs';
import { leavingLetters } from './leaving-letter-jobs';
import { paymentLetters } from './payment-letter-jobs';
import { type LetterDeps, sendOnce, type Written } from './send-once';

/**
 * What each kind of letter says when its time comes, which may be long after its job was made: the facts are looked at
 * again, and null means that there is nothing left to say.
 */
export type LetterWriters = Record<string, (payload: Record<string, unknown>) => Promise<Written | null>>;

/**
 * The letters, one kind of job each, sent once under the job's key. A recipient that the mail server refuses for good
 * gives the letter up; any other failure has it tried again later.
 */
export function letterJobs(deps: LetterDeps): JobHandlers {
  const writers = { ...accountLetters(deps), ...paymentLetters(deps), ...leavingLetters(deps) };
  const handlers = Object.entries(writers).map(([kind, write]): [string, JobHandlers[string]] => [
    kind,
    (payload, job) => sendOnce(deps, { kind, key: job.uniqueKey ?? `${kind}:${job.id}` }, () => write(payload)),
  ]);
  return Object.fromEntries(handlers);
}
