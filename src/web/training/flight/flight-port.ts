import type { Feel, ItemEntry, RunEntry, Setting, SettingValue } from '#training/entries/entry.ts';
import type { PlainSetting } from '#training/entries/fold.ts';
import type { Engine, GuidedEngine } from '#training/exercises/engine.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import type { MeasuredId } from '#training/run/yardstick.ts';
import type { Notes } from '#web/training/store/notes.ts';
import type { GuidedPast } from '../guided/guided-props.ts';

/** A run without the fields that the store adds: its id and the time. */
export type NewRun = Omit<RunEntry, 'id' | 'day' | 'at' | 'tz_min'>;

/** The data that an exercise in flight reads and stores: the account's training, or the sample's. */
export interface FlightPort {
  planSeed: string;
  /** The training day. */
  day: string;
  /** The training day, counted from 1. */
  dayNumber: number;
  /** Whether an exercise that was left twice running can be replaced: only on a plan's own days. */
  adapts: boolean;
  runsOf(exercise: MeasuredId): readonly RunEntry[];
  /** All finished exercises, oldest first. */
  items(): readonly ItemEntry[];
  /** The engines whose lesson was heard. */
  lessons(): readonly Engine[];
  pastOf(engine: GuidedEngine): readonly GuidedPast[];
  feelOf(exercise: ExerciseId): Feel | null;
  /** The newest value of a setting of an exercise; null when it was never set. */
  ofExercise<Name extends 'left' | 'instead'>(name: Name, exercise: ExerciseId): SettingValue<Name> | null;
  settingOf<Name extends PlainSetting>(name: Name): SettingValue<Name> | null;
  saveSetting(setting: Setting): void;
  notes: Notes;
  /** Adds an entry to this document at once, then to the device and the account. Returns the entry's id. */
  add(entry: NewRun | Omit<ItemEntry, 'id' | 'day' | 'at' | 'tz_min'>): string;
  /** Epoch ms. */
  now(): number;
}
