import { itemEntry } from '#testing/training/entries.ts';
import type { Entry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { ownLifeOf } from '#training/progress/own-life.ts';
import { ownNumbersOf } from '#training/progress/own-life-copy.ts';
import { dayAfter } from '#training/training-day.ts';
import { inShell } from '#web/gallery/signed-in.tsx';
import { press, storiesOf } from '#web/gallery/story.ts';
import { Card } from '#web/ui/card.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { GiftView } from './gift-row.tsx';
import { OwnLifeMeanings } from './meanings.tsx';
import { OwnLifeCard } from './own-life-card.tsx';

type Numbers = Readonly<Record<string, number>>;
let made = 0;
const done = (exercise: ExerciseId, ...times: readonly Numbers[]): Entry[] =>
  times.map((numbers, i) =>
    itemEntry(made++, dayAfter('2026-10-01', i), { exercise, body: { minutes: 3, rounds: 0, numbers, words: [] } }),
  );

const ratios = [1, 1.3, 1.5, 1.2, 2, 1.6, 1.7, 1.8, 1.4, 3.5, 2.1, 1.6, 1.9, 1.3];
const guesses = (count: number) =>
  ratios.slice(0, count).map((ratio) => ({ guess_min: 10, actual_min: Math.round(10 * ratio) }));
const plans = (begun: number, planned: number) =>
  Array.from({ length: planned }, (_, i) => ({ planned: 1, begun: i < begun ? 1 : 0 }));
const windows = [3, 1, 2, 3, 2].map((letGo) => ({ atWindow: 1, steps: 1, parked: letGo === 1 ? 2 : 0, letGo }));
const parked = [1, 2, 3].map((count) => ({ atWindow: 0, steps: 0, parked: count, letGo: 0 }));
const calmer = [2, 3, 1, 2, 0, 4, 2, 1, 3].map((by) => ({ before: 6, after: 6 - by }));
const kinder = [1, 0, -1, 2, 0, 1, -1, 1].map((by) => ({ before: 5, after: 5 + by }));

const whole = [
  ...done('guess-then-look', ...guesses(14)),
  ...done('one-knot-at-a-time', ...plans(7, 10)),
  ...done('worry-window', ...parked, ...windows),
  ...done('settle', ...calmer),
  ...done('a-kind-word', ...kinder),
];
const few = [
  ...done('guess-then-look', ...guesses(3)),
  ...done('one-knot-at-a-time', ...plans(1, 2)),
  ...done('let-the-cloud-pass', ...parked),
  ...done('settle', ...calmer.slice(0, 1)),
];
const ends = [
  ...done('guess-then-look', ...guesses(8).map(({ guess_min }) => ({ guess_min, actual_min: 5 * guess_min }))),
  ...done('one-knot-at-a-time', ...plans(30, 30)),
  ...done('settle', ...Array.from({ length: 9 }, () => ({ before: 9, after: 3 }))),
];

function ownLife(entries: readonly Entry[]) {
  const numbers = ownNumbersOf(ownLifeOf(foldEntries(entries)));
  return inShell(
    'progress',
    <div className="stack">
      <OwnLifeCard numbers={numbers} />
      <Rows>
        <OwnLifeMeanings numbers={numbers} />
      </Rows>
    </div>,
  );
}

const gift = (answer: { outcome: 'given' | 'already' } | { fault: string } = { outcome: 'given' }, count = 2) =>
  inShell(
    'progress',
    <Card title="Give your scores, if you like">
      <GiftView count={count} onGive={async () => answer} />
    </Card>,
  );

export const place = 313;
export const stories = storiesOf('Train', {
  'own-life': {
    title: 'Your own life',
    shows: ownLife(whole),
    act: press('What your numbers mean'),
  },
  'own-life-few': {
    title: 'Your own life, too few to say more',
    shows: ownLife(few),
    act: press('What your numbers mean'),
  },
  'own-life-ends': {
    title: 'Your own life, intervals that leave the drawing',
    shows: ownLife(ends),
  },
  gift: { title: 'Giving scores, asked', shows: gift() },
  'gift-one': { title: 'Giving scores, one series', shows: gift({ outcome: 'given' }, 1) },
  'gift-given': { title: 'Giving scores, given', shows: gift(), act: press('Give them') },
  'gift-kept': { title: 'Giving scores, kept', shows: gift(), act: press('Keep them') },
  'gift-already': {
    title: 'Giving scores, given before',
    shows: gift({ outcome: 'already' }),
    act: press('Give them'),
  },
  'gift-failed': {
    title: 'Giving scores, no answer',
    shows: gift({ fault: 'The service did not answer. Nothing is lost, so please try again.' }),
    act: press('Give them'),
  },
});
