import { eraseUnusedAccounts } from '#server/account/erase-own-account.ts';
import { forgetErased } from '#server/account/provider-notifications.sql.ts';
import { forgetUserAgents } from '#server/analytics/conversion/conversions.sql.ts';
import { forgetMarks } from '#server/billing/buyer/purchase-marks.sql.ts';
import { removeOldConsents } from '#server/billing/consent/record-consent.ts';
import { sessionIdleMs } from '#server/identity/find-signed-in-user.sql.ts';
import { respellMailboxes } from '#server/identity/respell-mailboxes.sql.ts';
import { removeOldSuppressions } from '#server/mail/bounces/suppressions.sql.ts';
import { removeOldEntries } from '#server/platform/audit/verify-audit.ts';
import type { Deps } from '#server/platform/deps.ts';
import { longestWindowMs } from '#server/platform/limits/attempt-limit.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { removeOldSignals } from '#server/platform/signals/signals.sql.ts';
import { forgetRendered } from '#server/site/rendered-pages.sql.ts';
import { tidyTraining } from '#server/training/unused/tidy-training.ts';
import { removeOldAlerts } from '../alerts/alerts.sql.ts';
import { foldCounts } from '../desk/subscriber-states.sql.ts';
import { forgetRehearsals, rehearsalMemoryMs } from '../rehearsal/rehearsals.sql.ts';
import { eraseAttribution } from '../revenue/erase-attribution.ts';
import { deleteExpired } from './tidy.sql.ts';

const everyMs = 60 * 60_000;
/** Also how long a finished job prevents another one with its key. */
const jobMemoryMs = 30 * 24 * 60 * 60_000;
/** California's automatic renewal law: three years, or one after the contract's end when that is later. */
const consentMemoryMs = 3 * 366 * 24 * 60 * 60_000;
const afterContractMs = 366 * 24 * 60 * 60_000;

/** A second withdrawal counts for a year, a second trial as long as consents are kept. */
const withdrawalMemoryMs = 366 * 24 * 60 * 60_000;

/** Books and the records that belong to them are kept for six years in many countries (audit: six years). */
const auditMemoryMs = 6 * 366 * 24 * 60 * 60_000;

/** Longer than a notification about an erased person may wait for its processing. */
const notificationMemoryMs = 7 * 24 * 60 * 60_000;

/** No rule looks back further than a day. */
const signalMemoryMs = 3 * 24 * 60 * 60_000;
/** Longer than two builds run side by side; what is older and still shown is rendered at the next start. */
const renderedMemoryMs = 90 * 24 * 60 * 60_000;
/** A mailbox may later belong to somebody else. */
const suppressionMemoryMs = 2 * 366 * 24 * 60 * 60_000;

/** Longer than a trial lasts: its first payment is reported with the browser in which it began. */
const userAgentMemoryMs = 90 * 24 * 60 * 60_000;

type TidyDeps = Pick<Deps, 'db' | 'clock' | 'wallClock' | 'log'>;

/** The data that is deleted once its time is over, each kind by itself. */
const tasks: Record<string, (deps: TidyDeps, now: number) => Promise<unknown>> = {
  'expired rows': ({ db, wallClock }, now) =>
    deleteExpired(db, {
      sessionSeenAt: now - sessionIdleMs,
      expiredAt: now,
      // Sign-ins to the console are counted by real time, which is never ahead of the emulated one.
      attemptedAt: wallClock() - longestWindowMs,
      now: wallClock(),
      jobDoneAt: now - jobMemoryMs,
    }),
  consents: ({ db }, now) =>
    removeOldConsents(db, { acceptedBefore: now - consentMemoryMs, endedBefore: now - afterContractMs }),
  'audit entries': ({ db }, now) => removeOldEntries(db, now - auditMemoryMs),
  'unused accounts': eraseUnusedAccounts,
  'marks of buyers': ({ db }, now) =>
    forgetMarks(db, { withdrawnAt: now - withdrawalMemoryMs, triedAt: now - consentMemoryMs }),
  training: tidyTraining,
  'notifications about erased people': ({ db }, now) => forgetErased(db, now - notificationMemoryMs),
  'rendered pages': ({ db }, now) => forgetRendered(db, now - renderedMemoryMs),
  signals: ({ db }, now) => removeOldSignals(db, now - signalMemoryMs),
  'suppressed addresses': ({ db }, now) => removeOldSuppressions(db, now - suppressionMemoryMs),
  'names of browsers': ({ db }, now) => forgetUserAgents(db, now - userAgentMemoryMs),
  'spellings of mailboxes': ({ db }) => respellMailboxes(db),
  alerts: ({ db }, now) => removeOldAlerts(db, now - auditMemoryMs),
  'quiz and source of erased people': eraseAttribution,
  // Their process is heard of by real time.
  rehearsals: ({ db, wallClock }) => forgetRehearsals(db, wallClock() - rehearsalMemoryMs),
  'counts of states': ({ db }) => foldCounts(db),
};

/** Deletes everything whose time is over. */
export async function tidyUp(deps: TidyDeps): Promise<void> {
  const now = deps.clock();
  await eachApart(
    Object.entries(tasks),
    ([, task]) => task(deps, now),
    (error, [what]) => deps.log.warn(`What was kept for its time could not be tidied: ${what}: ${reasonOf(error)}`),
  );
}

/** Tidies up now and every hour. */
export function startTidying(deps: TidyDeps): { stop: () => Promise<void> } {
  return doEvery(
    everyMs,
    () => tidyUp(deps),
    (error) => deps.log.warn(`Expired rows could not be removed: ${reasonOf(error)}`),
  );
}
