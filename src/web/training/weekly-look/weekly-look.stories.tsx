import { lookEntry } from '#testing/training/entries.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { dayAfter } from '#training/training-day.ts';
import { highestOf, lookSets } from '#training/weekly-look/look-items.ts';
import { lookProgress } from '#training/weekly-look/look-progress.ts';
import type { LookRun } from '#training/weekly-look/look-run.ts';
import { inShell } from '#web/gallery/signed-in.tsx';
import { ignore, storiesOf } from '#web/gallery/story.ts';
import { Card } from '#web/ui/card.tsx';
import { WeeklyLookAsk } from '../asks/today-asks.tsx';
import { WeeklyLookView } from '../progress/weekly-look-row.tsx';
import { LookDay } from '../settings/look-day.tsx';
import { LookQuestion } from './look-question.tsx';
import { LookClosed, LookSaved } from './look-view.tsx';

const { adhd, frequency, wellbeing } = lookSets;

const question =
  (items = adhd.items, place = 0, answers: LookRun['answers'] = {}, furthest = place) =>
  () => (
    <LookQuestion items={items} run={{ place, furthest, answers }} onAnswer={ignore} onGoOn={ignore} onBack={ignore} />
  );

const day = { weekday: 5, opens: 'Saturday, 28 November 2026', onWeekday: ignore };
/** Points in the order of the questions. */
const answers = (...points: (number | null)[]) =>
  Object.fromEntries(adhd.items.map(({ id }, place) => [id, points[place]!]));
const kept = (given: LookRun['answers'], looks: number) =>
  inShell('train', <LookSaved items={adhd.items} answers={given} looks={looks} {...day} />);

/** A look whose points add up to a sum, most of them in the first questions. */
function lookOf(sum: number, week: number) {
  let left = sum;
  const points = adhd.items.map((item) => {
    const own = Math.min(left, highestOf(item) - 1);
    left -= own;
    return own;
  });
  return lookEntry(week, dayAfter('2026-09-07', 7 * week), { answers: answers(...points) });
}

/** Weekly looks with these sums, from the 7th of September on. */
const progress = (title: string, ...sums: readonly number[]) => ({
  title: `Weekly look on Progress, ${title}`,
  shows: inShell(
    'progress',
    <Card title="Weekly look">
      <WeeklyLookView quiz="adhd" progress={lookProgress(foldEntries(sums.map(lookOf)), 'adhd')} />
    </Card>,
  ),
});

export const place = 320;
export const stories = storiesOf('Weekly look', {
  'look-first': { title: 'Weekly look, the first question', shows: question() },
  'look-chosen': { title: 'Weekly look, a choice on the third', shows: question(adhd.items, 2, { 'put-off': 2 }) },
  'look-returned': {
    title: 'Weekly look, back at an answer',
    shows: question(wellbeing.items, 3, { 'lost-in-phone': 1 }, 5),
  },
  'look-skipped': {
    title: 'Weekly look, one was skipped',
    shows: question(frequency.items, 1, { tomorrow: null }, 3),
  },
  'look-last': { title: 'Weekly look, the last question', shows: question(wellbeing.items, 5) },
  'look-kept': { title: 'Weekly look, kept', shows: kept(answers(1, 2, 3, 2, 0, 1), 1) },
  'look-kept-skipped': {
    title: 'Weekly look, kept with some skipped',
    shows: kept(answers(1, 2, null, 2, null, 1), 9),
  },
  'look-kept-few': {
    title: 'Weekly look, kept with few answers',
    shows: kept(answers(1, null, null, null, null, null), 3),
  },
  'look-done': { title: 'Weekly look, done this week', shows: inShell('train', <LookClosed isDone {...day} />) },
  'look-closed': {
    title: 'Weekly look, not open',
    shows: inShell('train', <LookClosed isDone={false} {...day} weekday={null} opens={null} />),
  },
  'look-day': {
    title: 'The day of the weekly look',
    shows: inShell(
      'train',
      <Card title="Your week">
        <LookDay chosen={2} onChange={ignore} />
      </Card>,
    ),
  },
  'look-ask': {
    title: 'Today asks for the weekly look',
    shows: inShell('train', <WeeklyLookAsk onNotToday={ignore} />),
  },
  'look-week-one': progress('week one', 12),
  'look-week-eight': progress('week eight', 14, 11, 13, 12, 10, 12, 9, 11),
  'look-steady': progress('no change', 14, 11, 13, 12, 10, 12, 9, 11, 10),
  'look-outside': progress('one look apart', 14, 13, 14, 13, 12, 13, 10, 9, 8),
  'look-lower': progress('lower', 14, 13, 14, 13, 9, 8, 7, 8, 7, 8),
  'look-higher': progress('higher', 5, 6, 5, 6, 11, 12, 11, 12, 13),
  'look-rough': progress('too rough to tell', 2, 16, 1, 15, 3, 16, 0, 15, 2),
});
