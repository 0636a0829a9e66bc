import type { ExerciseId } from '#training/exercises/exercises.ts';

/** Measures that are not trained (training.md § 3.3). Ids are stored and never change. */
export const yardstickIds = ['still-air', 'same-or-not'] as const;
export type YardstickId = (typeof yardstickIds)[number];

/** Everything with runs and series: an exercise with rounds, or a yardstick. */
export type MeasuredId = ExerciseId | YardstickId;

export interface Yardstick {
  id: YardstickId;
  name: string;
  what: string;
  /** The minutes of a day that it takes. */
  minutes: number;
}

const rows: Readonly<Record<YardstickId, Omit<Yardstick, 'id'>>> = {
  'still-air': { name: 'Still air', what: 'Press when the dot changes', minutes: 3 },
  'same-or-not': { name: 'Same or not', what: 'Find the pair that two strips share', minutes: 2 },
};

export const yardstickOf = (id: YardstickId): Yardstick => ({ id, ...rows[id] });

export const isYardstick = (id: string): id is YardstickId => yardstickIds.some((each) => each === id);
