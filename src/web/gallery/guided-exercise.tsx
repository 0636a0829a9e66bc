import type { ComponentType } from 'react';
import type { Setting } from '#training/entries/entry.ts';
import type { GuidedEngine } from '#training/exercises/engine.ts';
import { type ExerciseId, exerciseOf } from '#training/exercises/exercises.ts';
import type { GuidedPast, GuidedProps } from '#web/training/guided/guided-props.ts';
import type { Note, Notes } from '#web/training/store/notes.ts';
import { firstMoment } from './still-clock.ts';
import { ignore } from './story.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** When an exercise begins: 20 November 2026, 18:32 by the clock of the place. */
export const evening = new Date(2026, 10, 20, 18, 32).getTime();

/** Texts of a person, as their device has them. */
export const notesOf = (...list: readonly Note[]): Notes => ({
  list: async () => [...list],
  keep: async () => {},
  erase: async () => {},
});

interface Situation {
  exercise: ExerciseId;
  minutes?: number;
  past?: readonly GuidedPast[];
  /** Written with this exercise, some days before. */
  texts?: readonly (readonly [text: string, detail: Note['detail'], daysAgo?: number])[];
  notes?: readonly Note[];
  settings?: readonly Setting[];
  /** When the person opens it; epoch ms. */
  from?: number;
}

/** A guided exercise as the flight shows it, with its texts and settings in memory. */
export const guided =
  (
    Engine: ComponentType<GuidedProps>,
    { exercise, minutes = 4, past = [], texts = [], notes = [], settings = [], from = evening }: Situation,
  ) =>
  () => {
    const written = texts.map(
      ([text, detail, daysAgo = 0], index): Note => ({
        id: String(index),
        engine: exerciseOf(exercise).engine as GuidedEngine,
        at: evening - daysAgo * dayMs,
        text,
        detail,
      }),
    );
    return (
      <Engine
        exercise={exerciseOf(exercise)}
        minutes={minutes}
        past={past}
        notes={notesOf(...written, ...notes)}
        settingOf={(name) => (settings.find((one) => one.name === name)?.value ?? null) as never}
        saveSetting={ignore}
        now={() => from + Date.now() - firstMoment}
        onDone={ignore}
        onStop={ignore}
      />
    );
  };

/** A time before, on the evening of the day before. */
export const earlier = (
  exercise: ExerciseId,
  numbers: GuidedPast['numbers'],
  words: readonly string[] = [],
): GuidedPast => ({ exercise, day: '2026-11-19', at: Date.UTC(2026, 10, 19, 18), numbers, words });
