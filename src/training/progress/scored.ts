import { type TaskEngine, taskEngines } from '#training/exercises/engine.ts';
import { type YardstickId, yardstickIds } from '#training/run/yardstick.ts';

/** Everything that has a score. Exercises with rounds have the name of their engine. */
export type ScoredId = TaskEngine | YardstickId;

export const scoredIds: readonly ScoredId[] = [...taskEngines, ...yardstickIds];

export const isScored = (measured: string): measured is ScoredId => scoredIds.some((id) => id === measured);
