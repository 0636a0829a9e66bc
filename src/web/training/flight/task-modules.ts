import type { TaskEngine } from '#training/exercises/engine.ts';
import type { TaskModule } from './engine-module.ts';

/** Loads the code of an engine with rounds. */
export const taskModules: Readonly<Record<TaskEngine, () => Promise<TaskModule>>> = {
  'hold-the-line': () => import('../engines/hold-the-line/hold-the-line.tsx'),
  'count-the-bows': () => import('../engines/count-the-bows/count-the-bows.tsx'),
  // The charts with their themes are a large separate file, which loads in parallel with the exercise's own.
  'chart-the-wind': () =>
    both(
      import('../engines/chart-the-wind/chart-the-wind.tsx'),
      import('#training/engines/chart-the-wind/random-chart.ts'),
    ),
  'change-course': () => import('../engines/change-course/change-course.tsx'),
  'wait-for-the-gust': () => import('../engines/wait-for-the-gust/wait-for-the-gust.tsx'),
};

/** A module, after another one that it needs has loaded too. */
const both = <Module>(module: Promise<Module>, needed: Promise<unknown>): Promise<Module> =>
  Promise.all([module, needed]).then(([loaded]) => loaded);
