import type { TrainingReminder } from '#contract/training.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { nextLetterAfter } from '#training/reminder/letter-times.ts';
import { isTimeZone } from '#training/reminder/zoned-time.ts';
import { lockTraining } from '../training-state.sql.ts';
import { deleteReminder, findFirstDay, findReminder, insertReminder, type StoredReminder } from './reminders.sql.ts';

/**
 * Sets or stops the weekly email. Setting the present one again changes nothing. Without a known time zone the email
 * follows UTC, and the answer says so.
 */
export async function saveReminder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  reminder: TrainingReminder | null,
): Promise<'kept' | { refused: 'no time zone' }> {
  const timeZone = reminder && zoneOf(reminder.time_zone);
  if (reminder !== null && timeZone === null) return { refused: 'no time zone' };
  await inTransaction(db, async (tx) => {
    if (!(await lockTraining(tx, userId))) return;
    if (reminder === null || timeZone === null) return deleteReminder(tx, userId);
    const { weekday, hour } = reminder;
    const time = { weekday, hour, timeZone };
    const present = await findReminder(tx, userId);
    if (present !== null && isSame(present, time)) return;
    const now = clock();
    const times = { ...time, firstDay: await findFirstDay(tx, userId) };
    await insertReminder(tx, { userId, ...times, nextAt: nextLetterAfter(now, times) });
  });
  return 'kept';
}

/** The name that CLDR gives to an unknown time zone. */
const unknownPlace = 'Etc/Unknown';

function zoneOf(given: string): string | null {
  if (given === unknownPlace) return 'UTC';
  return isTimeZone(given) ? given : null;
}

type Time = Pick<StoredReminder, 'weekday' | 'hour' | 'timeZone'>;

function isSame(one: Time, other: Time): boolean {
  return one.weekday === other.weekday && one.hour === other.hour && one.timeZone === other.timeZone;
}
