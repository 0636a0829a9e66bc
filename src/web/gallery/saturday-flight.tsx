import type { ReactNode } from 'react';
import { type ExerciseId, exerciseOf } from '#training/exercises/exercises.ts';
import type { TodayItem } from '#training/today/today.ts';
import { weekAround } from '#training/today/week.ts';
import { type TodayFacts, TodayView } from '#web/training/today/today-view.tsx';
import { WindyChip } from '#web/training/today/windy.tsx';
import { inShell } from './signed-in.tsx';
import { ignore } from './story.ts';

/** The day of the console and of training, a day after that of the clock. */
export const saturday = '2026-11-21';
const trained = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'];
/** The week before the flight, with Saturday free. */
export const restingWeek = weekAround(saturday, trained, [5]);

const item = (id: ExerciseId, minutes: number, label: string): Omit<TodayItem, 'isDone'> => ({
  exercise: exerciseOf(id),
  minutes,
  serves: { id, label },
});
export const items = (done: number): TodayItem[] =>
  [
    item('hold-the-line', 4, 'Holding attention'),
    item('count-the-bows', 3, 'Keeping things in mind'),
    item('settle', 3, 'Settling strong feelings'),
  ].map((each, place) => ({ ...each, isDone: place < done }));

/** A Saturday's flight of three, of which some are done. */
export const factsOf = (done: number, change: Partial<TodayFacts> = {}): TodayFacts => ({
  weekday: 'Saturday',
  kind: 'training',
  today: { items: items(done), extras: [], next: items(done).find(({ isDone }) => !isDone) ?? null },
  minutes: 10,
  spentSeconds: done === 3 ? 640 : null,
  week: weekAround(saturday, done > 0 ? [...trained, saturday] : trained, []),
  school: null,
  hasMore: true,
  saysFreeDay: false,
  pauseEnd: null,
  ...change,
});

/** Today, with something that is asked or said beside the flight. */
export const today = (facts: TodayFacts, { asks, children }: { asks?: ReactNode; children?: ReactNode } = {}) =>
  inShell(
    'train',
    <TodayView
      facts={facts}
      onMinutes={ignore}
      onStart={ignore}
      onOneMore={ignore}
      onEvidence={ignore}
      onEndPause={ignore}
      asks={asks}
    >
      {children}
    </TodayView>,
    <WindyChip />,
  );
