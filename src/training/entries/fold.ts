import type { Engine, GuidedEngine } from '#training/exercises/engine.ts';
import { type ExerciseId, exerciseOf } from '#training/exercises/exercises.ts';
import type { MeasuredId } from '#training/run/yardstick.ts';
import type {
  Entry,
  GuidedNumbers,
  HabitDayEntry,
  ItemEntry,
  LookEntry,
  RunEntry,
  Setting,
  SettingEntry,
  SettingName,
  SettingValue,
} from './entry.ts';

/**
 * The state that the entries add up to. Their order and repetitions do not matter, so that two devices that were
 * offline cannot contradict each other (training.md § 5.3).
 */
export interface Folded {
  /** Oldest first. */
  runs: readonly RunEntry[];
  /** Oldest first. */
  items: readonly ItemEntry[];
  /** Weekly looks, oldest first. */
  looks: readonly LookEntry[];
  /** Oldest first. */
  habitDays: readonly HabitDayEntry[];
  /** The newest setting of each name; settings of an exercise, by exercise. */
  settings: Readonly<Record<string, Setting>>;
}

/** A finished guided exercise. */
export interface DoneItem extends GuidedNumbers {
  exercise: ExerciseId;
  /** Epoch ms. */
  at: number;
  day: string;
}

/** A day's measurement of an exercise: its first block with its continuations after an interruption. */
export interface Measurement {
  day: string;
  series: string;
  score: number;
  se: number | null;
  rounds: number;
  /** The exercise's own facts, of the whole session. */
  facts: Readonly<Record<string, number>>;
}

export function foldEntries(entries: readonly Entry[]): Folded {
  const sorted = distinct(entries).sort(compareTimes);
  const settings = sorted.filter((entry) => entry.kind === 'setting');
  return {
    runs: sorted.filter((entry) => entry.kind === 'run'),
    items: sorted.filter((entry) => entry.kind === 'item'),
    looks: sorted.filter((entry) => entry.kind === 'check_in'),
    habitDays: sorted.filter((entry) => entry.kind === 'habit_day'),
    settings: Object.fromEntries(settings.map(({ body }) => [settingKey(body), body])),
  };
}

/** Each id once. An erased entry hides the entry with the same id; otherwise entries with the same id are equal. */
export function distinct(entries: readonly Entry[]): Entry[] {
  const byId = new Map<string, Entry>();
  for (const entry of entries) if (byId.get(entry.id)?.kind !== 'erased') byId.set(entry.id, entry);
  return [...byId.values()];
}

/** The exercises that were finished on a day, in the order of finishing. */
export function doneOn({ items }: Folded, day: string): ExerciseId[] {
  return [...new Set(items.filter((item) => item.day === day).map(({ exercise }) => exercise))];
}

/** The days with at least one finished exercise, in order. */
export const trainedDaysOf = ({ items }: Folded): string[] => [...new Set(items.map(({ day }) => day))].sort();

/** An exercise's runs, oldest first. */
export const runsOf = ({ runs }: Folded, exercise: MeasuredId): RunEntry[] =>
  runs.filter((run) => run.exercise === exercise);

/** The rounds of an exercise on a day; a continuing run adds only its own. */
export function roundsOn(folded: Folded, exercise: ExerciseId, day: string): number {
  return runsOf(folded, exercise)
    .filter((run) => run.day === day)
    .reduce((sum, { body }) => sum + body.rounds, 0);
}

/** The finished exercises of a guided engine with their numbers, oldest first. */
export function pastOf({ items }: Folded, engine: GuidedEngine): DoneItem[] {
  return items
    .filter(({ exercise }) => exerciseOf(exercise).engine === engine)
    .map(({ exercise, at, day, body: { numbers, words } }) => ({ exercise, at: Date.parse(at), day, numbers, words }));
}

/** Settings that exist for each exercise. */
type OfExercise = 'feel' | 'left' | 'instead';
/** Settings that exist only once. */
export type PlainSetting = Exclude<SettingName, OfExercise | 'not-today' | 'lesson'>;

/** The newest value of a setting; null when it was never set. For settings of an exercise, see `exerciseSettingOf`. */
export function settingOf<Name extends PlainSetting>({ settings }: Folded, name: Name): SettingValue<Name> | null {
  return (settings[name]?.value ?? null) as SettingValue<Name> | null;
}

/** The newest value of a setting of an exercise; null when it was never set. */
export function exerciseSettingOf<Name extends OfExercise>(
  { settings }: Folded,
  name: Name,
  exercise: ExerciseId,
): SettingValue<Name> | null {
  return (settings[`${name}/${exercise}`]?.value ?? null) as SettingValue<Name> | null;
}

/** The person's last answer about an exercise; null without one. */
export const feelOf = (folded: Folded, exercise: ExerciseId) =>
  exerciseSettingOf(folded, 'feel', exercise)?.feel ?? null;

/** The lessons that were heard, each with its first day. */
export function lessonsHeard({ settings }: Pick<Folded, 'settings'>): { engine: Engine; day: string }[] {
  return Object.values(settings).flatMap((setting) => (setting.name === 'lesson' ? [setting.value] : []));
}

/** Whether the person declined the yardsticks, or the weekly look, on a day. */
export function isNotToday({ settings }: Folded, what: SettingValue<'not-today'>['what'], day: string): boolean {
  const setting = settings[`not-today/${what}`];
  return setting?.name === 'not-today' && setting.value.day === day;
}

/**
 * The measurements of an exercise, oldest first: only the first block of each day counts, and a block without a score
 * is left out. An interrupted run and its continuations are one measurement, with their common score and the sum of
 * their rounds.
 */
export function measurementsOf(folded: Folded, exercise: MeasuredId): Measurement[] {
  const runs = runsOf(folded, exercise);
  const firstOf = firstRuns(runs);
  const days = [...new Set(runs.map(({ day }) => day))];
  return days.flatMap((day) => {
    const first = runs.find((run) => run.day === day)!;
    const parts = runs.filter((run) => firstOf(run) === first);
    const last = parts.at(-1);
    if (firstOf(first) !== first || last === undefined || last.score === null || last.series === null) return [];
    const rounds = parts.reduce((sum, { body }) => sum + body.rounds, 0);
    return [{ day, series: last.series, score: last.score, se: last.se, rounds, facts: last.body.facts }];
  });
}

/** Gives the first run of each run's chain. A link to a missing run, or one in a circle, is ignored. */
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

function settingKey(setting: Setting): string {
  switch (setting.name) {
    case 'feel':
    case 'left':
    case 'instead':
      return `${setting.name}/${setting.value.exercise}`;
    case 'not-today':
      return `${setting.name}/${setting.value.what}`;
    case 'lesson':
      return `${setting.name}/${setting.value.engine}`;
    default:
      return setting.name;
  }
}

/** A time at which a setting is certainly newer than the one it replaces, even if another device's clock was ahead. */
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
