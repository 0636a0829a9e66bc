import { paths } from '#contract/paths.ts';
import { trainedPlanOf } from '#contract/trained-plan.ts';
import { findUserById } from '#server/identity/users.sql.ts';
import type { EmailDeps, WritingDeps, Written } from '#server/mail/send-once.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import type { Entry } from '#training/entries/entry.ts';
import { letterOf } from '#training/reminder/letter.ts';
import { letterOn } from '#training/reminder/letter-times.ts';
import { offsetMinutesAt } from '#training/reminder/zoned-time.ts';
import { isPausedOn, trainingDayOf } from '#training/training-day.ts';
import { readAccessFacts } from '../access-facts.sql.ts';
import { listEntries } from '../entries.sql.ts';
import { trainingPlanOf } from '../plan-version.ts';
import { findTraining } from '../training-state.sql.ts';
import { isWithinAccess, writableUntil } from '../writable-until.ts';
import { letterCopy } from './letter-copy.ts';
import { letterEmail } from './letter-email.ts';
import { createStopLink, findReminder } from './reminders.sql.ts';
import { latestMs } from './send-due-emails.ts';
import { stopPostUrl } from './stop-url.ts';

/**
 * Sends nothing to a person who has stopped it, has no access now, has paused, or has flown today already, nothing late,
 * and nothing that is no longer true.
 */
export async function writeLetter(
  { config, db, clock, say }: WritingDeps,
  { user_id: userId, due_at }: JobPayloads['weekly-email'],
): Promise<Written | null> {
  const now = clock();
  if (now >= Date.parse(due_at) + latestMs) return null;
  const user = await findUserById(db, userId);
  const reminder = await findReminder(db, userId);
  if (!user || reminder === null) return null;
  const { subscriptions, grants } = await readAccessFacts(db, userId);
  if (!isWithinAccess(now, writableUntil(subscriptions, grants, now), now)) return null;
  const stored = await findTraining(db, userId);
  const offsetMin = offsetMinutesAt(now, reminder.timeZone);
  const day = trainingDayOf(now, offsetMin);
  if (stored.pause !== null && isPausedOn(day, stored.pause)) return null;

  const dueDay = new Date(Date.parse(due_at) + offsetMin * 60_000).toISOString().slice(0, 10);
  // Without one when the person has chosen another weekday meanwhile.
  const kind = letterOn(dueDay, reminder) ?? 'weekly';
  const plan = stored.newestVersion && trainingPlanOf(stored.newestVersion);
  const trained = plan && trainedPlanOf(plan, offsetMin);
  // None of a person who trains on the device: choosing it has erased the account's copy.
  const entries = await allEntries(db, userId);
  const letter = letterOf({ kind, day, entries, trained }, letterCopy(say));
  if (letter === null || (kind !== 'weekly' && hasFlownOn(entries, day))) return null;

  const token = await createStopLink(db, userId, now);
  const email = letterEmail(
    {
      to: user.email,
      kind,
      letter,
      publicUrl: config.publicUrl,
      // The token is in the fragment, so that no server, log or referrer ever sees it.
      stopUrl: `${config.publicUrl}${paths.stopEmails}#${token}`,
      stopPostUrl: stopPostUrl(config.publicUrl, token),
    },
    say,
  );
  return { userId, email };
}

const pageSize = 1000;

async function allEntries(db: EmailDeps['db'], userId: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let after = 0; ; ) {
    const page = await listEntries(db, userId, { after: String(after), limit: pageSize, withTrials: false });
    entries.push(...page.map(({ entry }) => entry));
    if (page.length < pageSize) return entries;
    after = page.at(-1)!.seq;
  }
}

const hasFlownOn = (entries: readonly Entry[], day: string): boolean =>
  entries.some((entry) => entry.kind === 'item' && entry.day === day);
