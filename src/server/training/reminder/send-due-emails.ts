import { dayMs } from '#contract/day.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { nextLetterAfter } from '#training/reminder/letter-times.ts';
import { isTimeZone } from '#training/reminder/zoned-time.ts';
import { lockDueReminders, moveReminders, type StoredReminder } from './reminders.sql.ts';

type ReminderDeps = Pick<Deps, 'db' | 'clock'>;

/** All hours of all time zones begin in one of these. */
const quarterMs = 15 * 60_000;
const minuteMs = 60_000;
/** Emails in one run. The queue sends more than that in a minute, so that other emails do not wait behind these. */
const mostAtOnce = 300;
/** An email that is later than this is not sent at all; the next one comes in its week. */
export const latestMs = dayMs;

/** Enqueues the next run, once for all processes. Called at start, and before each run. */
export function scheduleWeeklyEmails({ db, clock }: ReminderDeps): Promise<void> {
  return scheduleRun(db, (Math.floor(clock() / quarterMs) + 1) * quarterMs);
}

/** Moves due reminders to their next letter, and enqueues their emails in the same transaction. */
export async function sendDueEmails({ db, clock }: ReminderDeps, limit = mostAtOnce): Promise<void> {
  const now = clock();
  const found = await inTransaction(db, async (tx) => {
    const due = await lockDueReminders(tx, { now, limit });
    if (due.length === 0) return 0;
    const planned = due.map((reminder) => planOf(reminder, now));
    await moveReminders(tx, planned);
    for (const { userId, dueAt } of planned) {
      if (dueAt > now) continue;
      const due_at = new Date(dueAt).toISOString();
      await enqueue(tx, {
        kind: 'weekly-email',
        uniqueKey: `weekly-email:${userId}:${due_at}`,
        payload: { user_id: userId, due_at },
        runAt: now,
      });
    }
    return due.length;
  });
  if (found === limit) await scheduleRun(db, (Math.floor(now / minuteMs) + 1) * minuteMs);
}

/**
 * When an email is due, and the next one after it. With a time zone that is no longer known, as after a change of the
 * list of zones, this person's email comes a week later, and the other emails are not affected.
 */
function planOf(reminder: StoredReminder, now: number) {
  const { userId, nextAt } = reminder;
  if (!isTimeZone(reminder.timeZone)) return { userId, dueAt: nextAt, nextAt: now + 7 * dayMs };
  return {
    userId,
    dueAt: nextLetterAfter(Math.max(nextAt - 1, now - latestMs), reminder),
    nextAt: nextLetterAfter(now, reminder),
  };
}

function scheduleRun(db: Deps['db'], runAt: number): Promise<void> {
  return enqueue(db, { kind: 'weekly-emails', uniqueKey: `weekly-emails:${runAt}`, payload: {}, runAt });
}
