import { type ExerciseId, exerciseOf, type GuidedEngine } from '#training/plan/exercises.ts';
import type {
  Entry,
  GuidedNumbers,
  ItemEntry,
  RunEntry,
  Setting,
  SettingEntry,
  SettingName,
  SettingValue,
} from './entry.ts';

/**
 * What entries say together. It is the same for every order of the same entries, however often each one came, so that
 * two devices that were offline cannot contradict each other (training.md § 5.3).
 */
export interface Folded {
  /** Oldest first. */
  runs: readonly RunEntry[];
  /** Oldest first. */
  items: readonly ItemEntry[];
  /** The newest of each name; of what was said of exercises, the newest of each exercise. */
  settings: Readonly<Record<string, Setting>>;
}

/** A guided exercise that was finished. */
export interface DoneItem extends GuidedNumbers {
  exercise: ExerciseId;
  /** Epoch ms. */
  at: number;
  day: string;
}

/** A day's measurement of an exercise: its first block, with what was added after an interruption. */
export interface Measurement {
  day: string;
  series: string;
  score: number;
  se: number | null;
  rounds: number;
}

export function foldEntries(entries: readonly Entry[]): Folded {
  const sorted = distinct(entries).sort(compareTimes);
  const settings = sorted.filter((entry) => entry.kind === 'setting');
  return {
    runs: sorted.filter((entry) => entry.kind === 'run'),
    items: sorted.filter((entry) => entry.kind === 'item'),
    settings: Object.fromEntries(settings.map(({ body }) => [settingKey(body), body])),
  };
}

/** Each id once. An erased entry hides the other one with its id; otherwise the same id is the same entry. */
export function distinct(entries: readonly Entry[]): Entry[] {
  const byId = new Map<string, Entry>();
  for (const entry of entries) if (byId.get(entry.id)?.kind !== 'erased') byId.set(entry.id, entry);
  return [...byId.values()];
}

/** The exercises that were finished on a day, in the order in which they were. */
export function doneOn({ items }: Folded, day: string): ExerciseId[] {
  return [...new Set(items.filter((item) => item.day === day).map(({ exercise }) => exercise))];
}

/** The days with at least one finished exercise, in order. */
export const trainedDaysOf = ({ items }: Folded): string[] => [...new Set(items.map(({ day }) => day))].sort();

/** An exercise's runs, oldest first. */
export const runsOf = ({ runs }: Folded, exercise: ExerciseId): RunEntry[] =>
  runs.filter((run) => run.exercise === exercise);

/** The rounds of an exercise on a day: a run that goes on from another one has only its own. */
export function roundsOn(folded: Folded, exercise: ExerciseId, day: string): number {
  return runsOf(folded, exercise)
    .filter((run) => run.day === day)
    .reduce((sum, { body }) => sum + body.rounds, 0);
}

/** When a guided engine's exercises were finished, oldest first, with their numbers. */
export function pastOf({ items }: Folded, engine: GuidedEngine): DoneItem[] {
  return items
    .filter(({ exercise }) => exerciseOf(exercise).engine === engine)
    .map(({ exercise, at, day, body: { numbers, words } }) => ({ exercise, at: Date.parse(at), day, numbers, words }));
}

/** The newest value of a setting; null when it was never set. For what was said of an exercise, see `feelOf`. */
export function settingOf<Name extends SettingName>({ settings }: Folded, name: Name): SettingValue<Name> | null {
  return (settings[name]?.value ?? null) as SettingValue<Name> | null;
}

/** What was last said of an exercise; null when nothing was. */
export function feelOf({ settings }: Folded, exercise: ExerciseId) {
  const setting = settings[feelKey(exercise)];
  return setting?.name === 'feel' ? setting.value.feel : null;
}

/**
 * The measurements of an exercise, oldest first: of each day only the first block counts, and without a score there is
 * none. A run that was interrupted and what went on from it are one, with the score of both and the rounds of all.
 */
export function measurementsOf(folded: Folded, exercise: ExerciseId): Measurement[] {
  const runs = runsOf(folded, exercise);
  const firstOf = firstRuns(runs);
  const days = [...new Set(runs.map(({ day }) => day))];
  return days.flatMap((day) => {
    const first = runs.find((run) => run.day === day)!;
    const parts = runs.filter((run) => firstOf(run) === first);
    const last = parts.at(-1);
    if (firstOf(first) !== first || last === undefined || last.score === null || last.series === null) return [];
    const rounds = parts.reduce((sum, { body }) => sum + body.rounds, 0);
    return [{ day, series: last.series, score: last.score, se: last.se, rounds }];
  });
}

/** Gives for each run the one that its chain begins with. A link to a run that is not there, or in a circle, is none. */
function firstRuns(runs: readonly RunEntry[]): (run: RunEntry) => RunEntry {
  const byId = new Map(runs.map((run) => [run.id, run]));
  return (run) => {
    let first = run;
    const seen = new Set([run.id]);
    for (;;) {
      const before = byId.get(first.body.continues ?? '');
      if (before === undefined || seen.has(before.id)) return first;
      seen.add(before.id);
      first = before;
    }
  };
}

const feelKey = (exercise: ExerciseId) => `feel/${exercise}`;
const settingKey = (setting: Setting) => (setting.name === 'feel' ? feelKey(setting.value.exercise) : setting.name);

/** The moment from which a setting is surely newer than the one it replaces, even if another device's clock was ahead. */
export function settingTime(entries: readonly Entry[], setting: Setting, now: number): number {
  const times = entries
    .filter((entry): entry is SettingEntry => entry.kind === 'setting')
    .filter(({ body }) => settingKey(body) === settingKey(setting))
    .map(({ at }) => Date.parse(at) + 1);
  return Math.max(now, ...times);
}

function compareTimes(a: Entry, b: Entry): number {
  return Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
