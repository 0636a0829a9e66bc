import type { ItemEntry } from '#training/entries/entry.ts';
import type { GuidedEngine, TaskEngine } from '#training/exercises/engine.ts';
import { exerciseBy } from '#training/exercises/exercises.ts';
import { exercisesIn, roundsOf, runsBy } from './done-sums.ts';
import { type FlownDay, hourOf, itemsBy, paceOf, sumOf, wholeOf } from './flown-day.ts';

/** Seconds for which the kites are followed in a round, on average. */
const followS = 6;
/** All own kites of a round, by the run's variant. */
const allKites: Readonly<Record<string, string>> = {
  r1: 'your kite',
  r2: 'both',
  r3: 'all three',
  r4: 'all four',
};
/** Every task, by name: the list of engines is in the file of Progress, which a flight does not load. */
const skyGames: Readonly<Record<TaskEngine, true>> = {
  'hold-the-line': true,
  'count-the-bows': true,
  'chart-the-wind': true,
  'change-course': true,
  'wait-for-the-gust': true,
};

/** Exercises that were finished for the first time. */
export function newIn(day: FlownDay) {
  return exercisesIn(day).filter((id) => !day.earlier.exercises.has(id));
}

/** Places that it came to for the first time. */
export const newPlaces = ({ places, earlier }: FlownDay) => places.filter((name) => !earlier.places.has(name));

/** All that were seen until then, on a day with a new one. */
export const placesSeen = (day: FlownDay) =>
  newPlaces(day).length === 0 ? 0 : day.earlier.places.size + newPlaces(day).length;

/** Exercises that the person chose themselves. */
export const freelyChosen = ({ items }: FlownDay) =>
  exercisesIn({ items: items.filter(({ body }) => body.free), runs: [] });

const hasNewTask = (day: FlownDay) => newIn(day).some((id) => id in skyGames);
const isDoneBy = (day: FlownDay, id: string) =>
  [...day.earlier.exercises, ...exercisesIn(day)].some((exercise) => exercise === id);

/** Whether every task was done, and one of them today for the first time. */
export const completesTasks = (day: FlownDay): boolean =>
  hasNewTask(day) && Object.keys(skyGames).every((id) => isDoneBy(day, id));

const timedLines = (day: FlownDay) => runsBy(day, 'hold-the-line').filter(({ form }) => form === 'timed');

export const minutesFollowed = (day: FlownDay) => Math.floor((roundsOf(timedLines(day)) * followS) / 60);

/** By the number of own kites. */
export function roundsFound(day: FlownDay): { rounds: number; all: string }[] {
  const runs = timedLines(day);
  return Object.entries(allKites)
    .map(([variant, all]) => ({
      rounds: sumOf(
        runs.filter((run) => run.variant === variant),
        ({ right }) => right,
      ),
      all,
    }))
    .filter(({ rounds }) => rounds > 0);
}

/** Rounds with another sign than the one before. */
export const signsChanged = (day: FlownDay) => sumOf(runsBy(day, 'change-course'), ({ facts }) => facts.turns ?? 0);

/** The cards of the largest chart that flew. */
export function cardsFlown(day: FlownDay): number {
  const flown = runsBy(day, 'chart-the-wind').filter(({ right }) => right > 0);
  return Math.max(0, ...flown.map(({ facts }) => facts.cards ?? 0));
}

/** Of Still air as the still form of Hold the line; a press before the change is void and no round. */
export const changesAwaited = (day: FlownDay) =>
  roundsOf(runsBy(day, 'hold-the-line').filter(({ form }) => form === 'still'));

export const sumIn = ({ items }: FlownDay, engine: GuidedEngine, name: string) =>
  sumOf(itemsBy(items, engine), (item) => wholeOf(item, name));

/** Breath to its end; after a minute it is also stored when it was left. */
function breathsOf(day: FlownDay): ItemEntry[] {
  return itemsBy(day.items, 'breath').filter((item) => {
    const { breaths } = exerciseBy('breath', item.exercise);
    const { numbers, minutes } = item.body;
    return breaths === null ? (numbers.minutes ?? 0) >= minutes : wholeOf(item, 'breaths') >= breaths;
  });
}

export const breathsIn = (day: FlownDay) => sumOf(breathsOf(day), (item) => wholeOf(item, 'breaths'));

/** The latest pace, if the exercise had it on the day before it, too. */
export function samePace(day: FlownDay) {
  const item = breathsOf(day).at(-1);
  const pace = item === undefined ? null : paceOf(item);
  const before = item === undefined ? undefined : day.earlier.paces[item.exercise];
  return pace !== null && before?.in === pace.in && before.out === pace.out ? [pace] : [];
}

export const feelingsIn = ({ items }: FlownDay) =>
  new Set(itemsBy(items, 'weather-report').flatMap(({ body }) => body.words)).size;

/** Of one exercise: a worry that is parked, and then once more, would count twice. */
export const parkedIn = ({ items }: FlownDay) =>
  Math.max(0, ...itemsBy(items, 'cloud-and-window').map((item) => wholeOf(item, 'parked')));

export const knotsTied = ({ items }: FlownDay) =>
  itemsBy(items, 'one-knot').filter((item) => wholeOf(item, 'planned') === 1).length;

/** The seconds that were asked for. */
export const drillsIn = ({ items }: FlownDay) =>
  itemsBy(items, 'guess-then-look')
    .map((item) => wholeOf(item, 'drill_s'))
    .filter((seconds) => seconds > 0);

/** Of clocks that ran to their end; after a minute one is also stored when it was left. */
export const minutesStayed = ({ items }: FlownDay) =>
  sumOf(
    itemsBy(items, 'clocks').filter((item) => wholeOf(item, 'minutes') >= wholeOf(item, 'planned_min')),
    (item) => wholeOf(item, 'minutes'),
  );

/** With this flight. */
export const timesAtHour = (day: FlownDay) => (day.earlier.timesAt[hourOf(day)] ?? 0) + 1;
