import type { GuidedEngine } from '#training/exercises/engine.ts';
import type { GuidedModule } from './engine-module.ts';

/** Loads the code of a guided engine. */
export const guidedModules: Readonly<Record<GuidedEngine, () => Promise<GuidedModule>>> = {
  breath: () => import('../engines/breath/breath.tsx'),
  'weather-report': () => import('../engines/weather-report/weather-report.tsx'),
  'cloud-and-window': () => import('../engines/cloud-and-window/cloud-and-window.tsx'),
  'one-knot': () => import('../engines/one-knot/one-knot.tsx'),
  'guess-then-look': () => import('../engines/guess-then-look/guess-then-look.tsx'),
  'evening-pages': () => import('../engines/evening-pages/evening-pages.tsx'),
  'kind-words': () => import('../engines/kind-words/kind-words.tsx'),
  wave: () => import('../engines/wave/wave.tsx'),
  clocks: () => import('../engines/clocks/clocks.tsx'),
};
