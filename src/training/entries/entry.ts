import type { ExerciseId } from '#training/plan/exercises.ts';
import type { Aim } from '#training/run/aim.ts';
import type { DeviceClass } from '#training/run/series.ts';
import type { Form, NoScore } from '#training/run/task.ts';
import type { TrialColumns } from '#training/run/trial.ts';

/** What every entry has. Entries are only ever added; everything shown is worked out from them (training.md § 5.3). */
interface EntryBase {
  /** UUID, version 7, made by the device. */
  id: string;
  /** The training day, `YYYY-MM-DD`, by the device's clock and time zone. */
  day: string;
  /** ISO 8601. */
  at: string;
  /** Local time minus UTC, in minutes. */
  tz_min: number;
}

/** One exercise with rounds, done once without interruption: a block, or what was done of it. */
export interface RunEntry extends EntryBase {
  kind: 'run';
  exercise: ExerciseId;
  /** From `seriesOf`; null without an answer. */
  series: string | null;
  score: number | null;
  se: number | null;
  body: {
    /** From 1, in this exercise. */
    session: number;
    /** From 1, in this exercise on this day; only the first is a measurement. */
    block: number;
    form: Form;
    variant: string;
    aim: Aim;
    device: DeviceClass;
    rounds: number;
    right: number;
    no_score: NoScore | null;
    facts: Readonly<Record<string, number>>;
    /** The entry that this one goes on from after an interruption; the score is then that of both. */
    continues: string | null;
  };
  /** Left out on reading, unless they are asked for. */
  trials?: TrialColumns;
}

/** Numbers and ids of words from a guided exercise. Nothing that somebody wrote (training.md § 3.2). */
export interface GuidedNumbers {
  numbers: Readonly<Record<string, number>>;
  words: readonly string[];
}

/** What somebody said of an exercise that they finished. */
export type Feel = 'too easy' | 'right' | 'too hard';

/** An exercise of the day that is finished. */
export interface ItemEntry extends EntryBase {
  kind: 'item';
  exercise: ExerciseId;
  body: GuidedNumbers & {
    /** As planned. */
    minutes: number;
    /** Rounds that count; 0 for a guided exercise. */
    rounds: number;
  };
}

/** Values are kept until a newer one of the same name. */
export type Setting =
  /** The minutes of one day; 0 is just one exercise. */
  | { name: 'minutes'; value: { day: string; minutes: 0 | 5 | 10 | 20 | 30 } }
  /** Weekdays without training; 0 is Monday. */
  | { name: 'rest-days'; value: readonly number[] }
  /** Exercises that are done without the clock or without moving things. */
  | { name: 'quiet-forms'; value: readonly ExerciseId[] }
  | { name: 'sound'; value: boolean }
  | { name: 'vibration'; value: boolean }
  /** What was said of an exercise. */
  | { name: 'feel'; value: { exercise: ExerciseId; feel: Feel } }
  /** The time of day of the worry window, in minutes after midnight, and its length. */
  | { name: 'worry-window'; value: { startMin: number; lengthMin: number } }
  /** Seconds of a breath in and out. */
  | { name: 'breath-pace'; value: { in: number; out: number } };

export type SettingName = Setting['name'];
export type SettingValue<Name extends SettingName> = Extract<Setting, { name: Name }>['value'];

export interface SettingEntry extends EntryBase {
  kind: 'setting';
  body: Setting;
}

/** What is left of an erased entry, so that no other device brings it back. */
export interface ErasedEntry extends EntryBase {
  kind: 'erased';
}

export type Entry = RunEntry | ItemEntry | SettingEntry | ErasedEntry;
