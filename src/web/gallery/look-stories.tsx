import type { ReactNode } from 'react';
import type { LookEntry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { dayAfter } from '#training/training-day.ts';
import { highestOf, lookSets } from '#training/weekly-look/look-items.ts';
import { lookProgress } from '#training/weekly-look/look-progress.ts';
import type { LookRun } from '#training/weekly-look/look-run.ts';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { WeeklyLookAsk } from '#web/training/asks/today-asks.tsx';
import { WeeklyLookView } from '#web/training/progress/weekly-look-card.tsx';
import { LookDay } from '#web/training/settings/look-day.tsx';
import { LookQuestion } from '#web/training/weekly-look/look-question.tsx';
import { LookClosed, LookSaved } from '#web/training/weekly-look/look-view.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Story } from './story.ts';

const nothing = () => {};
const { adhd, frequency, wellbeing } = lookSets;

const question =
  (items = adhd.items, place = 0, answers: LookRun['answers'] = {}, furthest = place) =>
  () => (
    <LookQuestion
      items={items}
      run={{ place, furthest, answers }}
      onAnswer={nothing}
      onGoOn={nothing}
      onBack={nothing}
    />
  );

const inShell = (current: 'train' | 'progress', inside: ReactNode) => () => (
  <SignedInShell current={current}>{inside}</SignedInShell>
);
const day = { weekday: 5, opens: 'Saturday, 28 November 2026', onWeekday: nothing };
/** Points in the order of the questions. */
const answers = (...points: (number | null)[]) =>
  Object.fromEntries(adhd.items.map(({ id }, place) => [id, points[place]!]));
const kept = (given: LookRun['answers'], looks: number) =>
  inShell('train', <LookSaved items={adhd.items} answers={given} looks={looks} {...day} />);

/** Weekly looks with these sums, from the 7th of September on. */
function looksOf(...sums: readonly number[]) {
  const entries = sums.map((sum, week) => lookEntryOf(week, sum));
  return lookProgress(foldEntries(entries), 'adhd');
}

/** A look whose points add up to a sum, most of them in the first questions. */
function lookEntryOf(week: number, sum: number): LookEntry {
  const day = dayAfter('2026-09-07', 7 * week);
  let left = sum;
  const points = adhd.items.map((item) => {
    const own = Math.min(left, highestOf(item) - 1);
    left -= own;
    return own;
  });
  const body = { quiz: 'adhd' as const, answers: answers(...points) };
  return { kind: 'check_in', id: day, day, at: `${day}T12:00:00.000Z`, tz_min: 0, body };
}

const progress = (id: string, title: string, ...sums: readonly number[]): Omit<Story, 'part'> => ({
  id: `look-${id}`,
  title: `Weekly look on Progress, ${title}`,
  shows: inShell('progress', <WeeklyLookView quiz="adhd" progress={looksOf(...sums)} />),
});

const stories: Omit<Story, 'part'>[] = [
  { id: 'look-first', title: 'Weekly look, the first question', shows: question() },
  { id: 'look-chosen', title: 'Weekly look, a choice on the third', shows: question(adhd.items, 2, { 'put-off': 2 }) },
  {
    id: 'look-returned',
    title: 'Weekly look, back at an answer',
    shows: question(wellbeing.items, 3, { 'lost-in-phone': 1 }, 5),
  },
  {
    id: 'look-skipped',
    title: 'Weekly look, one was skipped',
    shows: question(frequency.items, 1, { tomorrow: null }, 3),
  },
  { id: 'look-last', title: 'Weekly look, the last question', shows: question(wellbeing.items, 5) },
  { id: 'look-kept', title: 'Weekly look, kept', shows: kept(answers(1, 2, 3, 2, 0, 1), 1) },
  {
    id: 'look-kept-skipped',
    title: 'Weekly look, kept with some skipped',
    shows: kept(answers(1, 2, null, 2, null, 1), 9),
  },
  {
    id: 'look-kept-few',
    title: 'Weekly look, kept with few answers',
    shows: kept(answers(1, null, null, null, null, null), 3),
  },
  {
    id: 'look-done',
    title: 'Weekly look, done this week',
    shows: inShell('train', <LookClosed isDone {...day} />),
  },
  {
    id: 'look-closed',
    title: 'Weekly look, not open',
    shows: inShell('train', <LookClosed isDone={false} {...day} weekday={null} opens={null} />),
  },
  {
    id: 'look-day',
    title: 'The day of the weekly look',
    shows: inShell(
      'train',
      <Card title="Your week">
        <LookDay chosen={2} onChange={nothing} />
      </Card>,
    ),
  },
  {
    id: 'look-ask',
    title: 'Today asks for the weekly look',
    shows: inShell('train', <WeeklyLookAsk onNotToday={nothing} />),
  },
  progress('week-one', 'week one', 12),
  progress('week-eight', 'week eight', 14, 11, 13, 12, 10, 12, 9, 11),
  progress('steady', 'no change', 14, 11, 13, 12, 10, 12, 9, 11, 10),
  progress('outside', 'one look apart', 14, 13, 14, 13, 12, 13, 10, 9, 8),
  progress('lower', 'lower', 14, 13, 14, 13, 9, 8, 7, 8, 7, 8),
  progress('higher', 'higher', 5, 6, 5, 6, 11, 12, 11, 12, 13),
  progress('rough', 'too rough to tell', 2, 16, 1, 15, 3, 16, 0, 15, 2),
];

/** The weekly look, from Today to Progress. */
export const lookStories: Story[] = stories.map((story) => ({ ...story, part: 'Weekly look' }));
