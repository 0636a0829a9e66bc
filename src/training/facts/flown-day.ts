import type { ItemEntry, RunEntry } from '#training/entries/entry.ts';
import { type Folded, lessonsHeard } from '#training/entries/fold.ts';
import type { Engine } from '#training/exercises/engine.ts';
import { type ExerciseId, exerciseIds, exerciseOf } from '#training/exercises/exercises.ts';
import { placesOf } from '#training/picture/places-passed.ts';
import type { MeasuredId } from '#training/run/yardstick.ts';

/** A run with the parts that it consists of after interruptions. */
export type WholeRun = Pick<RunEntry, 'exercise'> &
  Pick<RunEntry['body'], 'form' | 'variant' | 'rounds' | 'right' | 'facts'>;

/** Seconds of a breath in and out. */
interface Pace {
  in: number;
  out: number;
}

/** What the flights before a day leave behind; numbers, so that a year of them is quickly gone through. */
interface Earlier {
  /** Null before the first flight. */
  lastDay: string | null;
  exercises: ReadonlySet<ExerciseId>;
  places: ReadonlySet<string>;
  hasEarly: boolean;
  hasLate: boolean;
  /** The number of flights about each full hour, 0 to 23. */
  timesAt: Readonly<Record<number, number>>;
  /** The latest pace of each exercise with one. */
  paces: Readonly<Partial<Record<ExerciseId, Pace>>>;
}

/** A day with a finished exercise: all that a fact about it may be made of. */
export interface FlownDay {
  day: string;
  /** Its finished exercises, oldest first. */
  items: readonly ItemEntry[];
  /** The runs of these exercises. What was begun of one after it was finished last is left out, because it was left. */
  runs: readonly WholeRun[];
  /** Minutes of the local day at which its first exercise began, and ended. */
  beganMin: number;
  endedMin: number;
  /** The places that it passed and reached, in order, each once; none of entries without one. */
  places: readonly string[];
  earlier: Earlier;
  /** Lessons that were heard for the first time on that day, and until then. */
  lessons: { today: number; heard: number };
}

const minuteMs = 60_000;
const dayMin = 24 * 60;
/** A training day ends at four. */
const firstMin = 4 * 60;
const earlyUntilMin = 8 * 60;
const lateFromMin = 21 * 60;

const noFlight: Earlier = {
  lastDay: null,
  exercises: new Set(),
  places: new Set(),
  hasEarly: false,
  hasLate: false,
  timesAt: {},
  paces: {},
};

/** All days with a finished exercise, oldest first. */
export function flownDays({ items, runs, settings }: Pick<Folded, 'items' | 'runs' | 'settings'>): FlownDay[] {
  const heardOn = lessonsHeard({ settings }).map(({ day }) => day);
  const runsOn = byDay(runs);
  let earlier = noFlight;
  return [...byDay(items)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ofDay]) => {
      const lessons = {
        today: heardOn.filter((each) => each === day).length,
        heard: heardOn.filter((each) => each <= day).length,
      };
      const flown = { ...flownDay(day, ofDay, runsOn.get(day) ?? [], earlier), lessons };
      earlier = withDay(flown);
      return flown;
    });
}

/** Whether it was over before eight in the morning. */
export const isEarly = ({ beganMin, endedMin }: FlownDay): boolean => beganMin >= firstMin && endedMin < earlyUntilMin;

/** Whether it began after nine at night. */
export const isLate = ({ beganMin }: FlownDay): boolean => beganMin >= lateFromMin || beganMin < firstMin;

/** The full hour that is nearest to its beginning, 0 to 23. */
export const hourOf = ({ beganMin }: FlownDay): number => Math.round(beganMin / 60) % 24;

/** The part of the day that a local minute lies in. */
export function partOfDay(minute: number): string {
  const hour = Math.floor(minute / 60);
  if (hour < 4 || hour >= 21) return 'at night';
  if (hour < 12) return 'in the morning';
  return hour < 18 ? 'in the afternoon' : 'in the evening';
}

/** Looked up for each row of each day, so that years of training are gone through quickly. */
const engineOf: ReadonlyMap<ExerciseId, Engine> = new Map(exerciseIds.map((id) => [id, exerciseOf(id).engine]));

export const itemsBy = (items: readonly ItemEntry[], engine: Engine): ItemEntry[] =>
  items.filter(({ exercise }) => engineOf.get(exercise) === engine);

/** A stored number as a whole one; 0 when it is absent or of another version. */
export function wholeOf({ body }: Pick<ItemEntry, 'body'>, name: string): number {
  const number = body.numbers[name];
  return number !== undefined && Number.isFinite(number) ? Math.max(0, Math.floor(number)) : 0;
}

export const sumOf = <Each>(all: readonly Each[], numberOf: (each: Each) => number): number =>
  all.reduce((sum, each) => sum + numberOf(each), 0);

/** The pace of an item of breath; null for one of another version. */
export function paceOf(item: ItemEntry): Pace | null {
  const pace = { in: wholeOf(item, 'pace_in'), out: wholeOf(item, 'pace_out') };
  return pace.in > 0 && pace.out > 0 ? pace : null;
}

function byDay<Each extends { day: string }>(entries: readonly Each[]): Map<string, Each[]> {
  const days = new Map<string, Each[]>();
  for (const entry of entries) {
    const ofDay = days.get(entry.day);
    if (ofDay === undefined) days.set(entry.day, [entry]);
    else ofDay.push(entry);
  }
  return days;
}

function flownDay(
  day: string,
  items: readonly ItemEntry[],
  runs: readonly RunEntry[],
  earlier: Earlier,
): Omit<FlownDay, 'lessons'> {
  const first = items[0]!;
  const tookMs = (first.body.seconds ?? first.body.minutes * 60) * 1000;
  return {
    day,
    items,
    runs: wholeRuns(finishedRuns(items, runs)),
    beganMin: localMinute(first, tookMs),
    endedMin: localMinute(first, 0),
    places: [...new Set(items.flatMap(placesOf))],
    earlier,
  };
}

function localMinute({ at, tz_min }: ItemEntry, beforeMs: number): number {
  const minute = Math.floor((Date.parse(at) - beforeMs) / minuteMs) + tz_min;
  return ((minute % dayMin) + dayMin) % dayMin;
}

function finishedRuns(items: readonly ItemEntry[], runs: readonly RunEntry[]): RunEntry[] {
  // Items are in order, so the last time of each exercise stays.
  const finishedAt = new Map<MeasuredId, number>(items.map(({ exercise, at }) => [exercise, Date.parse(at)]));
  return runs.filter(({ exercise, at }) => Date.parse(at) <= (finishedAt.get(exercise) ?? Number.NEGATIVE_INFINITY));
}

/** A part has its own rounds, and the facts of the run until then; so the facts of the last one are those of the run. */
function wholeRuns(runs: readonly RunEntry[]): WholeRun[] {
  const byId = new Map(runs.map((run) => [run.id, run]));
  const continued = new Set(runs.map(({ body }) => body.continues));
  return runs
    .filter(({ id }) => !continued.has(id))
    .map((last) => {
      const parts = new Set([last]);
      for (let part = partBefore(byId, last); part !== undefined && !parts.has(part); part = partBefore(byId, part)) {
        parts.add(part);
      }
      const { form, variant, facts } = last.body;
      const rounds = sumOf([...parts], ({ body }) => body.rounds);
      const right = sumOf([...parts], ({ body }) => body.right);
      return { exercise: last.exercise, form, variant, rounds, right, facts };
    });
}

const partBefore = (byId: ReadonlyMap<string, RunEntry>, { body }: RunEntry) => byId.get(body.continues ?? '');

function withDay(flown: FlownDay): Earlier {
  const { day, items, earlier } = flown;
  const hour = hourOf(flown);
  const paces = itemsBy(items, 'breath').flatMap((item) => {
    const pace = paceOf(item);
    return pace === null ? [] : [[item.exercise, pace] as const];
  });
  return {
    lastDay: day,
    exercises: new Set([...earlier.exercises, ...items.map(({ exercise }) => exercise)]),
    places: new Set([...earlier.places, ...flown.places]),
    hasEarly: earlier.hasEarly || isEarly(flown),
    hasLate: earlier.hasLate || isLate(flown),
    timesAt: { ...earlier.timesAt, [hour]: (earlier.timesAt[hour] ?? 0) + 1 },
    paces: { ...earlier.paces, ...Object.fromEntries(paces) },
  };
}
