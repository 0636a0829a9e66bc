import type { QuizName } from '#quiz/catalogue.ts';
import {
  bows,
  early,
  everything,
  guided,
  line,
  onOneStep,
  runs,
  start,
  uneven,
  warmUp,
} from '#testing/training/progress-entries.ts';
import type { Entry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { progressOf } from '#training/progress/exercise-progress.ts';
import type { ScoredId } from '#training/progress/scored.ts';
import { saturday } from '#web/gallery/saturday-flight.tsx';
import { inShell } from '#web/gallery/signed-in.tsx';
import { ignore, press, storiesOf } from '#web/gallery/story.ts';
import { trainingOf } from '#web/gallery/training-entries.ts';
import { Card } from '#web/ui/card.tsx';
import { ExerciseDetail } from './exercise-detail.tsx';
import { furtherParts } from './further-parts.tsx';
import { OwnData } from './own-data.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';
import { ProgressView, ProgressWaiting } from './progress-view.tsx';

const data = <OwnData savedWhere="account" onDownload={ignore} onChangeWhere={ignore} onErase={ignore} />;

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
  inShell('progress', <ProgressView cards={cardsOf(entries, somebody)} further={furtherParts} data={data} />);

const sessions = (measured: ScoredId, entries: readonly Entry[]) => () => {
  const { main, ...rest } = progressOf(foldEntries(entries), measured);
  return main && <ExerciseDetail progress={{ ...rest, main }} today={saturday} onBack={ignore} onDownload={ignore} />;
};

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
    shows: progress(everything, { quiz: 'wellbeing' }),
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
    shows: inShell('progress', <Card title="Your data">{data}</Card>),
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
