import type { Engine } from './engine.ts';
import { type Exercise, exerciseIds, exerciseOf } from './exercises.ts';

const groups = [
  {
    title: 'Follow, remember, choose',
    engines: ['hold-the-line', 'count-the-bows', 'change-course', 'wait-for-the-gust', 'chart-the-wind'],
  },
  { title: 'Breathe and rest', engines: ['breath', 'clocks', 'weather-report', 'cloud-and-window'] },
  { title: 'Begin and close a day', engines: ['one-knot', 'guess-then-look', 'evening-pages'] },
  { title: 'With people', engines: ['kind-words', 'wave'] },
] as const satisfies readonly { title: string; engines: readonly Engine[] }[];

/** All exercises in four groups, as they are listed to choose from. */
export const exerciseGroups: readonly { title: string; exercises: readonly Exercise[] }[] = groups.map(
  ({ title, engines }) => ({
    title,
    exercises: engines.flatMap((engine) => exerciseIds.map(exerciseOf).filter((each) => each.engine === engine)),
  }),
);
