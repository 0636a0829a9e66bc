import type { QuizName } from '#quiz/catalogue.ts';
import { itemEntry, lookEntry, runEntry } from '#testing/training/entries.ts';
import type { Entry, RunEntry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { progressOf } from '#training/progress/exercise-progress.ts';
import type { ScoredId } from '#training/progress/scored.ts';
import { dayAfter } from '#training/training-day.ts';
import { lookSets } from '#training/weekly-look/look-items.ts';
import { saturday } from '#web/gallery/saturday-flight.tsx';
import { inShell } from '#web/gallery/signed-in.tsx';
import { ignore, press, storiesOf } from '#web/gallery/story.ts';
import { trainingOf } from '#web/gallery/training-entries.ts';
import { DataCard } from './data-card.tsx';
import { ExerciseDetail } from './exercise-detail.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';
import { ProgressView, ProgressWaiting } from './progress-view.tsx';

const data = <DataCard savedWhere="account" onDownload={ignore} onChangeWhere={ignore} onErase={ignore} />;

interface Somebody {
  quiz?: QuizName;
  mayTrain?: boolean;
}

const cardsOf = (entries: readonly Entry[], { quiz = 'adhd', mayTrain = true }: Somebody): ProgressCardProps => ({
  training: trainingOf(entries),
  quiz,
  today: saturday,
  mayTrain,
  onOpen: ignore,
});

const progress = (entries: readonly Entry[], somebody: Somebody = {}) =>
  inShell('progress', <ProgressView cards={cardsOf(entries, somebody)} data={data} />);

const sessions = (measured: ScoredId, entries: readonly Entry[]) => () => {
  const { main, ...rest } = progressOf(foldEntries(entries), measured);
  return main && <ExerciseDetail progress={{ ...rest, main }} today={saturday} onBack={ignore} onDownload={ignore} />;
};

interface Series {
  exercise?: RunEntry['exercise'];
  series?: string;
  from?: string;
}

let lastId = 0;

/** Four sessions a week with these scores. */
function runs(
  scores: readonly (number | null)[],
  {
    exercise = 'count-the-bows',
    series = 'count-the-bows/forwards/timed/phone/touch',
    from = '2026-10-12',
  }: Series = {},
): RunEntry[] {
  return scores.map((score, i) => {
    lastId += 1;
    const day = dayAfter(from, 7 * Math.floor(i / 4) + 2 * (i % 4));
    return { ...runEntry(lastId, day, { session: i + 1 }), exercise, series, score };
  });
}

const warmUp = [3.4, 4.3, 3.9, 4.6];
const start = [4.4, 4.9, 4.1, 4.8, 4.3, 5];
const rising = [...warmUp, ...start, 5.2, 5.6, 5, 5.4, 5.8, 5.2, 5.6, 5.1, 6.1, 5.7, 5.3, 6];
const bows = runs(rising);
const onOneStep = runs([...warmUp, ...start, 4.7, 4.2, 4.9, 4.4, 4.6, 5.4, 5.6, 5.3, 5.9, 5.5]);
const uneven = runs([...warmUp, 2.2, 7.5, 3.1, 8.4, 2.4, 7.9, 3, 8.1, 2.6, 7.2, 2.9, 8.3]);

const line = runs(
  [
    -1.9, -1.4, -1.6, -1, -0.95, -0.7, -1.15, -0.8, -1.05, -0.75, -0.9, -0.6, -0.95, -0.8, -0.65, -1, -0.85, -0.7,
    -0.95, -0.75, -0.9, -0.65,
  ],
  { exercise: 'hold-the-line', series: 'hold-the-line/r2/timed/phone/touch' },
);
const course = runs(
  [
    -0.02, 0.16, 0.1, 0.28, 0.5, 0.42, 0.54, 0.46, 0.52, 0.44, 0.36, 0.38, 0.32, 0.4, 0.2, 0.25, 0.12, 0.22, 0.1, 0.28,
    0.16, 0.14,
  ],
  { exercise: 'change-course', series: 'change-course/plain/timed/phone/touch' },
);
const gust = runs([0.1, 0.3, 0.25, 0.4, 0.35, 0.5, 0.42, 0.38, 0.45], {
  exercise: 'wait-for-the-gust',
  series: 'wait-for-the-gust/plain/timed/phone/touch',
  from: '2026-10-30',
});
const air = [3.6, 3.8, 3.4, 4, 3.7, 3.75, 3.3, 3.9, 3.7].map((score, week) => ({
  ...runEntry(500 + week, dayAfter('2026-09-26', 7 * week)),
  exercise: 'still-air' as const,
  series: 'still-air/plain/timed/phone/touch',
  score,
}));
const looks = [12, 9, 11, 10, 8, 10, 7, 9, 8].map((sum, week) => {
  let left = sum;
  const answers = lookSets.adhd.items.map(({ id }) => {
    const own = Math.min(left, 2);
    left -= own;
    return [id, own];
  });
  return lookEntry(600 + week, dayAfter('2026-09-26', 7 * week), { answers: Object.fromEntries(answers) });
});
const guided = [1, 2, 3].map((number) => itemEntry(700 + number, dayAfter('2026-11-13', number)));
const everything = [...bows, ...line, ...course, ...gust, ...air, ...looks, ...guided];

const early = [...runs([3.4, 4.3, 3.9, 4.6, 4.4], { from: '2026-11-12' }), ...guided];
const onComputer = runs([...warmUp, ...start, 4.7, 4.2, 4.9, 4.4, 4.6, 4.8, 4.3, 4.5], {
  series: 'count-the-bows/forwards/timed/desktop/key',
  from: '2026-09-14',
});
const newPhone = [...onComputer, ...runs([3.8, 4.4, 4.1], { from: '2026-11-16' })];

export const place = 314;
export const stories = storiesOf('Train', {
  progress: { title: 'Progress: higher, no change, lower, not yet', shows: progress(everything) },
  'progress-own-life-first': {
    title: 'Progress, own life first',
    shows: progress([...bows, ...guided], { quiz: 'wellbeing' }),
  },
  'progress-early': { title: 'Progress, too early to say', shows: progress(early) },
  'progress-empty': { title: 'Progress, nothing yet', shows: progress([]) },
  'progress-rough': {
    title: 'Progress, days differ too much, and nothing measured',
    shows: progress([
      ...uneven,
      ...runs([null, null, null], { exercise: 'chart-the-wind', series: 'chart-the-wind/plain/untimed/phone/touch' }),
    ]),
  },
  'progress-outside': { title: 'Progress, one look outside', shows: progress(onOneStep) },
  'progress-seam': { title: 'Progress on a new device', shows: progress(newPhone) },
  'progress-lapsed': {
    title: 'Progress after the plan has ended',
    shows: progress([...bows, ...guided], { mayTrain: false }),
  },
  'progress-unreachable': {
    title: 'Progress cannot be read',
    shows: () => <ProgressWaiting onRetry={ignore} />,
  },
  'progress-erase': {
    title: 'Progress, erasing is asked',
    shows: inShell('progress', data),
    act: press('Erase my training'),
  },
  'progress-exercise': { title: 'All sessions: higher', shows: sessions('count-the-bows', bows) },
  'progress-exercise-unfolded': {
    title: 'All sessions as a table: no change',
    shows: sessions('hold-the-line', line),
    act: async ({ press }) => {
      await press('What this cannot tell');
      await press('All 22 sessions as a table');
    },
  },
  'progress-exercise-early': { title: 'All sessions: too early to say', shows: sessions('count-the-bows', early) },
  'progress-exercise-seam': { title: 'All sessions, on two devices', shows: sessions('count-the-bows', newPhone) },
});
