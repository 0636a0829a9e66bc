import type { GuidedNumbers, Setting, SettingValue } from '#training/entries/entry.ts';
import type { PlainSetting } from '#training/entries/fold.ts';
import type { Exercise, ExerciseId } from '#training/exercises/exercises.ts';
import type { Notes } from '../store/notes.ts';

/** An earlier completion of a guided exercise. */
export interface GuidedPast extends GuidedNumbers {
  exercise: ExerciseId;
  /** Epoch ms. */
  at: number;
  day: string;
}

/** The props of every guided exercise. */
export interface GuidedProps {
  exercise: Exercise;
  /** The planned minutes of today. */
  minutes: number;
  /** This engine's finished exercises, oldest first. */
  past: readonly GuidedPast[];
  notes: Notes;
  /** The newest value of a setting; null when it was never set. */
  settingOf<Name extends PlainSetting>(name: Name): SettingValue<Name> | null;
  saveSetting(setting: Setting): void;
  /** Epoch ms; a parameter, so that a test can freeze a picture. */
  now(): number;
  /** Called once, when it is finished. */
  onDone(numbers: GuidedNumbers): void;
  /** Leaves it unfinished; written texts are stored. */
  onStop(): void;
}
