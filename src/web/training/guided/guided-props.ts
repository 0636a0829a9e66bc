import type { GuidedNumbers, Setting, SettingName, SettingValue } from '#training/entries/entry.ts';
import type { Exercise, ExerciseId, GuidedEngine } from '#training/plan/exercises.ts';

/** The exercises in which somebody writes: the guided ones, and planning with one's own day. */
export type WritingEngine = GuidedEngine | 'chart-the-wind';

/** Something that somebody wrote. It stays on the device and is erased after 30 days. */
export interface Note {
  id: string;
  engine: WritingEngine;
  /** Epoch ms. */
  at: number;
  text: string;
  /** What the exercise keeps beside the text, such as the moment of a plan or when to ask again. */
  detail: Readonly<Record<string, string | number | boolean>>;
}

/** The person's own texts of an engine, on this device only. */
export interface Notes {
  /** Oldest first. */
  list(engine: WritingEngine): Promise<Note[]>;
  /** Adds it, or replaces the one with its id. */
  keep(note: Note): Promise<void>;
  erase(id: string): Promise<void>;
}

/** An earlier time that a guided exercise was finished. */
export interface GuidedPast extends GuidedNumbers {
  exercise: ExerciseId;
  /** Epoch ms. */
  at: number;
  day: string;
}

/** What every guided exercise gets from the flight. */
export interface GuidedProps {
  exercise: Exercise;
  /** As planned for today. */
  minutes: number;
  /** This engine's finished exercises, oldest first. */
  past: readonly GuidedPast[];
  notes: Notes;
  /** The newest value of a setting; null when it was never set. */
  settingOf<Name extends SettingName>(name: Name): SettingValue<Name> | null;
  keepSetting(setting: Setting): void;
  /** Epoch ms; a parameter, so that a picture can be frozen. */
  now(): number;
  /** Called once, when it is finished. */
  onDone(numbers: GuidedNumbers): void;
  /** Leaves it unfinished; what was written is kept. */
  onStop(): void;
}
