import { paths } from '#contract/paths.ts';
import { findUserById } from '#server/identity/users.sql.ts';
import type { EmailDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { offsetMinutesAt } from '#training/reminder/next-time.ts';
import { isPausedOn, trainingDayOf } from '#training/training-day.ts';
import { readAccessFacts } from '../access-facts.sql.ts';
import { findTraining } from '../training-state.sql.ts';
import { isWithinAccess, writableUntil } from '../writable-until.ts';
import { createStopLink, findReminder } from './reminders.sql.ts';
import { latestMs } from './send-due-emails.ts';
import { stopPostUrl } from './stop-url.ts';
import { weeklyEmail } from './weekly-email.ts';

/** Sends nothing to a person who has stopped it, has no access now, or has paused, and nothing late. */
export async function writeWeeklyEmail(
  { config, db, clock }: EmailDeps,
  { user_id: userId, due_at }: JobPayloads['weekly-email'],
): Promise<Written | null> {
  const now = clock();
  if (now >= Date.parse(due_at) + latestMs) return null;
  const user = await findUserById(db, userId);
  const reminder = await findReminder(db, userId);
  if (!user || reminder === null) return null;
  const { subscriptions, grants } = await readAccessFacts(db, userId);
  if (!isWithinAccess(now, writableUntil(subscriptions, grants, now), now)) return null;
  const { pause } = await findTraining(db, userId);
  if (pause !== null && isPausedOn(trainingDayOf(now, offsetMinutesAt(now, reminder.timeZone)), pause)) return null;

  const token = await createStopLink(db, userId, now);
  const email = weeklyEmail({
    to: user.email,
    url: config.publicUrl + paths.train,
    // The token is in the fragment, so that no server, log or referrer ever sees it.
    stopUrl: `${config.publicUrl}${paths.stopEmails}#${token}`,
    stopPostUrl: stopPostUrl(config.publicUrl, token),
  });
  return { userId, email };
}
