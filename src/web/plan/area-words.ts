import type { Area } from '../../quiz/quiz';

/** The areas in the middle of a sentence. */
export const areaWords: Record<Area, string> = {
  adhd: 'time and plans that slip away',
  concentration: 'thoughts that drift off',
  procrastination: 'putting things off',
  anxiety: 'worry',
};
