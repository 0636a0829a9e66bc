import type { TaskEngine } from '#training/exercises/engine.ts';
import { type YardstickId, yardstickIds } from '#training/run/yardstick.ts';

/** Everything that has a score. Exercises with rounds have the name of their engine. */
export type ScoredId = TaskEngine | YardstickId;

const tasks: readonly TaskEngine[] = [
  'hold-the-line',
  'count-the-bows',
  'chart-the-wind',
  'change-course',
  'wait-for-the-gust',
] as const;

export const scoredIds: readonly ScoredId[] = [...tasks, ...yardstickIds];

export const isScored = (measured: string): measured is ScoredId => scoredIds.some((id) => id === measured);
