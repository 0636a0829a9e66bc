import type { QuizName } from '#quiz/catalogue.ts';
import type { Engine } from '#training/exercises/engine.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import type { HabitId, HabitQuestion } from '#training/habits/habits.ts';
import type { DifficultyTarget } from '#training/run/difficulty-target.ts';
import type { DeviceClass } from '#training/run/series.ts';
import type { Form, NoScore } from '#training/run/task.ts';
import type { TrialColumns } from '#training/run/trial.ts';
import type { MeasuredId } from '#training/run/yardstick.ts';

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

/** One uninterrupted run of an exercise with rounds or of a yardstick: a block, or the part of it that was done. */
export interface RunEntry extends EntryBase {
  kind: 'run';
  exercise: MeasuredId;
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
    aim: DifficultyTarget;
    device: DeviceClass;
    rounds: number;
    right: number;
    no_score: NoScore | null;
    facts: Readonly<Record<string, number>>;
    /** The interrupted entry that this one continues; its score is then that of both. */
    continues: string | null;
  };
  /** Left out when entries are read, unless they are asked for. */
  trials?: TrialColumns;
}

/** Numbers and word ids of a guided exercise, never a written text (training.md § 3.2). */
export interface GuidedNumbers {
  numbers: Readonly<Record<string, number>>;
  words: readonly string[];
}

/** The person's answer about an exercise that they finished. */
export type Feel = 'too easy' | 'right' | 'too hard';

/** A finished exercise of the day. */
export interface ItemEntry extends EntryBase {
  kind: 'item';
  exercise: ExerciseId;
  body: GuidedNumbers & {
    /** The planned minutes. */
    minutes: number;
    /**
     * The whole seconds that it took, see `spentSeconds`. Absent when a part of it was done on an earlier visit, and in
     * entries from before they were counted.
     */
    seconds?: number;
    /** The rounds that count; 0 for a guided exercise. */
    rounds: number;
    /** The rhythm of its rounds or steps, see `traceOf`. Absent where their times are not known. */
    trace?: string;
    /** Present when the person chose it themselves, from all exercises. */
    free?: true;
    /** How many exercises were finished before it, over all days. Absent in entries from before there were pictures. */
    place?: number;
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
  /** The person's answer about an exercise. */
  | { name: 'feel'; value: { exercise: ExerciseId; feel: Feel } }
  /** The time of day of the worry window, in minutes after midnight, and its length. */
  | { name: 'worry-window'; value: { startMin: number; lengthMin: number } }
  /** Seconds of a breath in and out. */
  | { name: 'breath-pace'; value: { in: number; out: number } }
  /** The weekday of the weekly look; 0 is Monday. */
  | { name: 'look-day'; value: number }
  /** The day on which the person wanted no yardstick, or no weekly look. */
  | { name: 'not-today'; value: { what: 'yardsticks' | 'weekly look'; day: string } }
  /** How often an exercise was begun and left since it was finished last. */
  | { name: 'left'; value: { exercise: ExerciseId; times: number } }
  /**
   * The choice of a person who left an exercise twice running; `until` is its last day, null until something is
   * finished.
   */
  | { name: 'instead'; value: { exercise: ExerciseId; choice: Instead; until: string | null } }
  /** The first day of a round, on which the end of the one before was answered. */
  | { name: 'round-end'; value: { day: string } }
  /** Days of the plan that began on a day whose exercises change places, by their numbers from 1. */
  | { name: 'swapped-days'; value: { from: string; days: readonly (readonly [number, number])[] } }
  /** The last day of the week in the air that was looked at. */
  | { name: 'air-seen'; value: { end: string } }
  /** The day on which the lesson of an engine was heard for the first time. */
  | { name: 'lesson'; value: { engine: Engine; day: string } }
  /** The habit that is tried, from the day on which it began; the order of its weeks comes from the seed. */
  | { name: 'habit-trial'; value: HabitTrial | null };

export type Instead = 'sibling' | 'half the minutes' | 'as planned';

/** Try it on yourself (training.md § 4.7). The habit is one of a list, so that nothing written leaves the device. */
export interface HabitTrial {
  habit: HabitId;
  /** The first day of the first week. */
  fromDay: string;
  /** Weeks, half of them with the habit. */
  weeks: 4 | 6;
  seed: string;
  question: HabitQuestion;
}

export type SettingName = Setting['name'];
export type SettingValue<Name extends SettingName> = Extract<Setting, { name: Name }>['value'];

export interface SettingEntry extends EntryBase {
  kind: 'setting';
  body: Setting;
}

/** The weekly look: six questions about the last seven days (training.md § 4.5). */
export interface LookEntry extends EntryBase {
  kind: 'check_in';
  body: {
    quiz: QuizName;
    /** Points by the id of the question; null for one that was skipped. */
    answers: Readonly<Record<string, number | null>>;
  };
}

/** The answer of a day to the question of *Try it on yourself*. */
export interface HabitDayEntry extends EntryBase {
  kind: 'habit_day';
  body: {
    /** The first day of the trial. */
    trial: string;
    /** From 0 to 10; larger is better. */
    answer: number;
    /** Whether the habit was done on the day that the answer is about, in weeks with it and without. */
    kept: boolean;
  };
}

/** The rest of an erased entry, stored so that no other device brings it back. */
export interface ErasedEntry extends EntryBase {
  kind: 'erased';
}

export type Entry = RunEntry | ItemEntry | SettingEntry | LookEntry | HabitDayEntry | ErasedEntry;
