import { dayMs } from '#contract/day.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { nextTimeAfter } from '#training/reminder/next-time.ts';
import { lockDueReminders, moveReminders } from './reminders.sql.ts';

type ReminderDeps = Pick<Deps, 'db' | 'clock'>;

/** All hours of all time zones begin in one of these. */
const quarterMs = 15 * 60_000;
const minuteMs = 60_000;
/** In one run. The queue sends more than that in a minute, so that other emails do not wait behind these. */
const mostAtOnce = 300;
/** An email that is later than this is not sent at all; the next one comes in its week. */
export const latestMs = dayMs;

/** Enqueues the next run, once for all processes. Called at start, and before each run. */
export function planWeeklyEmails({ db, clock }: ReminderDeps): Promise<void> {
  return planRun(db, (Math.floor(clock() / quarterMs) + 1) * quarterMs);
}

/** Moves those that are due to their next week, and enqueues their emails in the same transaction. */
export async function sendDueEmails({ db, clock }: ReminderDeps, limit = mostAtOnce): Promise<void> {
  const now = clock();
  const found = await db.transaction().execute(async (tx) => {
    const due = await lockDueReminders(tx, { now, limit });
    if (due.length === 0) return 0;
    await moveReminders(
      tx,
      due.map((reminder) => ({ userId: reminder.userId, nextAt: nextTimeAfter(now, reminder) })),
    );
    for (const reminder of due) {
      const dueAt = nextTimeAfter(Math.max(reminder.nextAt - 1, now - latestMs), reminder);
      if (dueAt > now) continue;
      const { userId } = reminder;
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
  if (found === limit) await planRun(db, (Math.floor(now / minuteMs) + 1) * minuteMs);
}

function planRun(db: Deps['db'], runAt: number): Promise<void> {
  return enqueue(db, { kind: 'weekly-emails', uniqueKey: `weekly-emails:${runAt}`, payload: {}, runAt });
}
