import type { Area } from '#quiz/quiz.ts';

/** The areas' names within a sentence. */
export const areaLabels: Record<Area, string> = {
  adhd: 'time and plans that slip away',
  concentration: 'thoughts that drift off',
  procrastination: 'putting things off',
  anxiety: 'worry',
};
