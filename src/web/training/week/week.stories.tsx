import { foldEntries } from '#training/entries/fold.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { weekAhead } from '#training/today/week-ahead.ts';
import { flownDays } from '#web/gallery/flown-days.ts';
import { saturday } from '#web/gallery/saturday-flight.tsx';
import { inShell } from '#web/gallery/signed-in.tsx';
import { ignore, press, storiesOf } from '#web/gallery/story.ts';
import { WeekView } from './week-view.tsx';

const trained = {
  plan: {
    goals: [{ id: 'hold-focus', label: 'Hold my focus' }],
    skills: [
      { id: 'attention', label: 'Holding attention' },
      { id: 'memory', label: 'Keeping things in mind' },
      { id: 'calming', label: 'Settling strong feelings' },
    ],
    dailyMinutes: 10,
    origin: 'chosen' as const,
  },
  form: 'training' as const,
  fromDay: '2026-11-16',
};
const folded = foldEntries(flownDays([['2026-11-19', '08:00', 90]]));
const week = (restDays: readonly number[]) =>
  inShell(
    'train',
    <>
      <h1>Your week</h1>
      <WeekView days={weekAhead(trainedDay(trained, folded, saturday), restDays)} onSwap={ignore} />
    </>,
  );

export const place = 321;
export const stories = storiesOf('Train', {
  'week-ahead': { title: 'The next seven days', shows: week([6]) },
  'week-ahead-swap': { title: 'The next seven days, one changes places', shows: week([6]), act: press('Swap, Monday') },
  'week-ahead-rest': { title: 'The next seven days, most of them rest', shows: week([5, 6, 0, 2, 4]) },
});
