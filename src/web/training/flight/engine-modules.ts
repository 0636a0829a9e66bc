import type { Engine, GuidedEngine, TaskEngine } from '#training/exercises/engine.ts';
import type { EvidenceBrief } from '../evidence/evidence-brief.tsx';
import type { GuidedModule, TaskModule } from './engine-module.ts';
import type { Ends } from './flight-ends.ts';
import type { GuidedFlight } from './guided-flight.tsx';
import type { TaskFlight } from './task-flight.tsx';

const tasks: Readonly<Record<TaskEngine, () => Promise<TaskModule>>> = {
  'hold-the-line': () => import('../tasks/hold-the-line/hold-the-line.tsx'),
  'count-the-bows': () => import('../tasks/count-the-bows/count-the-bows.tsx'),
  // The charts with their themes are a large separate file, which loads in parallel with the exercise's own.
  'chart-the-wind': () =>
    both(
      import('../tasks/chart-the-wind/chart-the-wind.tsx'),
      import('#training/tasks/chart-the-wind/random-chart.ts'),
    ),
  'change-course': () => import('../tasks/change-course/change-course.tsx'),
  'wait-for-the-gust': () => import('../tasks/wait-for-the-gust/wait-for-the-gust.tsx'),
};

const guided: Readonly<Record<GuidedEngine, () => Promise<GuidedModule>>> = {
  breath: () => import('../guided/breath/breath.tsx'),
  'weather-report': () => import('../guided/weather-report/weather-report.tsx'),
  'cloud-and-window': () => import('../guided/cloud-and-window/cloud-and-window.tsx'),
  'one-knot': () => import('../guided/one-knot/one-knot.tsx'),
  'guess-then-look': () => import('../guided/guess-then-look/guess-then-look.tsx'),
  'evening-pages': () => import('../guided/evening-pages/evening-pages.tsx'),
  'kind-words': () => import('../guided/kind-words/kind-words.tsx'),
  wave: () => import('../guided/wave/wave.tsx'),
  clocks: () => import('../guided/clocks/clocks.tsx'),
};

/** The code of an exercise, its short evidence, and its end pages. */
export type LoadedEngine = { EvidenceBrief: typeof EvidenceBrief; ends: Ends } & (
  | { kind: 'task'; engine: TaskEngine; module: TaskModule; TaskFlight: typeof TaskFlight }
  | { kind: 'guided'; engine: GuidedEngine; module: GuidedModule; GuidedFlight: typeof GuidedFlight }
);

/** Loads an exercise's own code and the code of its kind, all at once; rejects when the network fails. */
export async function loadEngine(engine: Engine): Promise<LoadedEngine> {
  const evidence = import('../evidence/evidence-brief.tsx');
  // The end pages must be loaded before an exercise ends, also offline.
  const shared = import('./ends.tsx');
  if (isTask(engine)) {
    const [module, flight, { EvidenceBrief }, ends] = await Promise.all([
      tasks[engine](),
      import('./task-flight.tsx'),
      evidence,
      shared,
    ]);
    return { kind: 'task', engine, module, TaskFlight: flight.TaskFlight, EvidenceBrief, ends };
  }
  const [module, flight, { EvidenceBrief }, ends] = await Promise.all([
    guided[engine](),
    import('./guided-flight.tsx'),
    evidence,
    shared,
  ]);
  return { kind: 'guided', engine, module, GuidedFlight: flight.GuidedFlight, EvidenceBrief, ends };
}

const isTask = (engine: Engine): engine is TaskEngine => engine in tasks;

/** A module, after another one that it needs has loaded too. */
const both = <Module>(module: Promise<Module>, needed: Promise<unknown>): Promise<Module> =>
  Promise.all([module, needed]).then(([loaded]) => loaded);
