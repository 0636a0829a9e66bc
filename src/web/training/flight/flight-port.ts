import type { Feel, ItemEntry, RunEntry, Setting, SettingValue } from '#training/entries/entry.ts';
import type { PlainSetting } from '#training/entries/fold.ts';
import type { ExerciseId, GuidedEngine } from '#training/plan/exercises.ts';
import type { MeasuredId } from '#training/run/yardstick.ts';
import type { Notes } from '#web/training/store/notes.ts';
import type { GuidedPast } from '../guided/guided-props.ts';

/** An entry without what the store adds: its id and the moment. */
export type NewRun = Omit<RunEntry, 'id' | 'day' | 'at' | 'tz_min'>;

/** What an exercise in flight reads and keeps: the account's training, or the sample's. */
export interface FlightPort {
  planSeed: string;
  /** The training day. */
  day: string;
  /** The training day, counted from 1. */
  dayNumber: number;
  /** Whether an exercise that was left twice running can be another one: only in a plan's own days. */
  adapts: boolean;
  runsOf(exercise: MeasuredId): readonly RunEntry[];
  /** When an exercise was finished, oldest first. */
  itemsOf(exercise: ExerciseId): readonly ItemEntry[];
  pastOf(engine: GuidedEngine): readonly GuidedPast[];
  feelOf(exercise: ExerciseId): Feel | null;
  /** The newest value of a setting that an exercise has for itself; null when it was never set. */
  ofExercise<Name extends 'left' | 'instead'>(name: Name, exercise: ExerciseId): SettingValue<Name> | null;
  settingOf<Name extends PlainSetting>(name: Name): SettingValue<Name> | null;
  saveSetting(setting: Setting): void;
  notes: Notes;
  /** Kept at once in this document, then on the device and in the account. Returns the entry's id. */
  add(entry: NewRun | Omit<ItemEntry, 'id' | 'day' | 'at' | 'tz_min'>): string;
  /** Epoch ms. */
  now(): number;
}
