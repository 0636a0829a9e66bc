import type { TaskEngine } from '#training/exercises/engine.ts';

const difficultySlopes: Readonly<Record<TaskEngine, number>> = {
  'hold-the-line': 0.35,
  'count-the-bows': 0.83,
  'chart-the-wind': 1.2,
  'change-course': 0.18,
  'wait-for-the-gust': 0.25,
};

/**
 * The range of difficulty between mostly right and mostly wrong, in the exercise's unit: the spread of its observer,
 * which is in the exercise's own code. 0 for exercises without difficulty.
 */
export const difficultySlopeOf = (exercise: string): number => difficultySlopes[exercise as TaskEngine] ?? 0;
