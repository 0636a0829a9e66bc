/** The rules of an exercise. These are tasks with rounds and a score. */
export const taskEngines = [
  'hold-the-line',
  'count-the-bows',
  'chart-the-wind',
  'change-course',
  'wait-for-the-gust',
] as const;
export type TaskEngine = (typeof taskEngines)[number];

/** These guide through steps. */
const guidedEngines = [
  'breath',
  'weather-report',
  'cloud-and-window',
  'one-knot',
  'guess-then-look',
  'evening-pages',
  'kind-words',
  'wave',
  'clocks',
] as const;
export type GuidedEngine = (typeof guidedEngines)[number];

export type Engine = TaskEngine | GuidedEngine;
export const engines: readonly Engine[] = [...taskEngines, ...guidedEngines];
