import { settingEntry } from '#testing/training/entries.ts';
import { airDays } from '#training/air/air-days.ts';
import type { AirStretch } from '#training/air/air-due.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { exerciseOf } from '#training/exercises/exercises.ts';
import { dayAfter } from '#training/training-day.ts';
import { flownDays } from '#web/gallery/flown-days.ts';
import { saturday } from '#web/gallery/saturday-flight.tsx';
import { storiesOf } from '#web/gallery/story.ts';
import { AirView } from './air-view.tsx';

const ago = (days: number) => dayAfter(saturday, -days);
const restDay = settingEntry(900, ago(27), { name: 'rest-days', value: [6] });
const times: readonly (readonly [days: number, time: string, rounds: number])[] = [
  [27, '08:00', 90],
  [25, '07:40', 90],
  [24, '12:30', 150],
  [22, '19:10', 44],
  [21, '08:10', 90],
  [19, '08:00', 16],
  [17, '21:30', 90],
  [15, '09:00', 0],
  [14, '08:20', 110],
  [12, '13:00', 90],
  [10, '18:40', 150],
  [8, '07:50', 90],
  [5, '08:05', 90],
  [4, '12:40', 0],
  [3, '08:10', 150],
  [1, '20:30', 44],
  [0, '08:00', 110],
];
const folded = foldEntries([...flownDays([...times.map(([days, ...rest]) => [ago(days), ...rest] as const)]), restDay]);
const facts = [
  { id: 'week-days', text: 'You flew on five days.' },
  { id: 'week-places', text: 'You passed eight places, from the mill to the lighthouse.' },
  { id: 'week-rest', text: 'One rest day. It counts as rest.' },
];
const next = [exerciseOf('chart-the-wind'), exerciseOf('long-tail')];
const air = (stretch: AirStretch, fewer = false) => {
  const view = (
    <AirView
      stretch={stretch}
      days={airDays(folded, stretch)}
      facts={fewer ? facts.slice(0, 1) : facts}
      next={fewer ? [] : next}
    />
  );
  return () => view;
};

export const place = 320;
export const stories = storiesOf('Train', {
  'week-air': { title: 'A week in the air', shows: air({ end: saturday, days: 7 }) },
  'week-air-few': { title: 'A week in the air with one flight', shows: air({ end: ago(7), days: 7 }, true) },
  'week-air-four': { title: 'Four weeks in the air', shows: air({ end: saturday, days: 28 }) },
});
