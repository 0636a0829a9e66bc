import type { ComponentType } from 'react';
import type { Engine, GuidedEngine, TaskEngine } from '#training/plan/exercises.ts';
import type { GuidedProps } from '../guided/guided-props.ts';
import type { IntroPicture, QuietSwitch } from '../play/intro-picture.ts';
import type { PlayProps } from '../play/play-props.ts';

/** The code of an exercise with rounds. */
export interface TaskModule {
  default: ComponentType<PlayProps>;
  introPictures: readonly IntroPicture[];
  /** What the switch to its quiet form says; absent where there is no clock to leave out. */
  quietSwitch?: QuietSwitch;
}

/** The code of a guided exercise. */
export interface GuidedModule {
  default: ComponentType<GuidedProps>;
  introPictures: readonly IntroPicture[];
}

const tasks: Readonly<Record<TaskEngine, () => Promise<TaskModule>>> = {
  'hold-the-line': () => import('../tasks/hold-the-line/hold-the-line.tsx'),
  'count-the-bows': () => import('../tasks/count-the-bows/count-the-bows.tsx'),
  'chart-the-wind': () => import('../tasks/chart-the-wind/chart-the-wind.tsx'),
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

export type LoadedEngine =
  | { kind: 'task'; engine: TaskEngine; module: TaskModule }
  | { kind: 'guided'; engine: GuidedEngine; module: GuidedModule };

/** Loads an exercise's own code; rejects when the network fails. */
export async function loadEngine(engine: Engine): Promise<LoadedEngine> {
  return engine in tasks
    ? { kind: 'task', engine: engine as TaskEngine, module: await tasks[engine as TaskEngine]() }
    : { kind: 'guided', engine: engine as GuidedEngine, module: await guided[engine as GuidedEngine]() };
}
