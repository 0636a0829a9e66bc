import { paths } from '#contract/paths.ts';
import type { Email } from '#server/mail/email.ts';
import type { Say } from '#server/mail/say.ts';
import { letterCopy } from '#server/training/reminder/letter-copy.ts';
import { letterEmail } from '#server/training/reminder/letter-email.ts';
import type { ItemEntry } from '#training/entries/entry.ts';
import { type LetterFacts, letterOf } from '#training/reminder/letter.ts';
import type { TrainedPlan } from '#training/today/today.ts';
import { dayAfter } from '#training/training-day.ts';

const firstDay = '2027-01-09';
const trained: TrainedPlan = {
  plan: {
    goals: [{ id: 'hold-focus', label: 'Hold my focus for longer' }],
    skills: [{ id: 'memory', label: 'Keeping things in mind' }],
    dailyMinutes: 10,
    origin: 'chosen',
  },
  form: 'training',
  fromDay: firstDay,
};

const flown = (number: number, hour: number, exercise: ItemEntry['exercise']): ItemEntry => ({
  id: `01948000-0000-7000-8000-00000000000${number}`,
  kind: 'item',
  exercise,
  day: dayAfter(firstDay, number - 1),
  at: `${dayAfter(firstDay, number - 1)}T${String(hour).padStart(2, '0')}:00:00.000Z`,
  tz_min: 0,
  body: { minutes: 4, seconds: 250, rounds: 12, numbers: {}, words: [], place: number },
});
const week = [
  flown(1, 8, 'count-the-bows'),
  flown(3, 12, 'hold-the-line'),
  flown(4, 9, 'settle'),
  flown(6, 19, 'count-the-bows'),
];

const letters: Readonly<Record<string, LetterFacts>> = {
  'letter-second-flight': { kind: 'second flight', day: dayAfter(firstDay, 1), entries: week.slice(0, 1), trained },
  'letter-first-week': { kind: 'first week', day: dayAfter(firstDay, 6), entries: week, trained },
  weekly: { kind: 'weekly', day: dayAfter(firstDay, 30), entries: [], trained: null },
};

/** The letters of training, of a person who flew four times in the first week. */
export function letterStories(publicUrl: string, say: Say): Record<string, Email> {
  return Object.fromEntries(
    Object.entries(letters).map(([name, facts]) => {
      const letter = letterOf(facts, letterCopy(say))!;
      const links = {
        stopUrl: `${publicUrl}${paths.stopEmails}#story`,
        stopPostUrl: `${publicUrl}/api/training/reminder/stop/story`,
      };
      return [name, letterEmail({ to: 'ada@example.com', kind: facts.kind, letter, publicUrl, ...links }, say)];
    }),
  );
}
