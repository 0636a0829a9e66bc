import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { SceneName } from '../../quiz/quiz';
import type { SceneProps } from '../ui/illustration/frame';
import { loadPatiently } from './load-patiently';

type Scene = ComponentType<SceneProps>;

/** Every picture by its name, each a file of its own. */
export const sceneLoads: Record<SceneName, () => Promise<Scene>> = {
  lift: async () => (await import('../ui/illustration/lift-scene')).LiftScene,
  together: async () => (await import('../ui/illustration/together')).Together,
  untangle: async () => (await import('../ui/illustration/untangle')).Untangle,
  climb: async () => (await import('../ui/illustration/climb-scene')).ClimbScene,
  build: async () => (await import('../ui/illustration/build')).Build,
  calm: async () => (await import('../ui/illustration/calm')).Calm,
  loose: async () => (await import('../ui/illustration/loose')).Loose,
  focus: async () => (await import('../ui/illustration/focus')).Focus,
  night: async () => (await import('../ui/illustration/night')).Night,
  breeze: async () => (await import('../ui/illustration/breeze')).Breeze,
  gusts: async () => (await import('../ui/illustration/gusts')).Gusts,
  'strong-wind': async () => (await import('../ui/illustration/strong-wind')).StrongWind,
  windsocks: async () => (await import('../ui/illustration/windsocks')).Windsocks,
  vane: async () => (await import('../ui/illustration/vane')).Vane,
  rest: async () => (await import('../ui/illustration/rest')).Rest,
  practice: async () => (await import('../ui/illustration/practice')).Practice,
  meadow: async () => (await import('../ui/illustration/meadow')).Meadow,
  hilltop: async () => (await import('../ui/illustration/hilltop')).Hilltop,
  campfire: async () => (await import('../ui/illustration/campfire')).Campfire,
  anchor: async () => (await import('../ui/illustration/anchor')).Anchor,
  rain: async () => (await import('../ui/illustration/rain')).Rain,
  sunrise: async () => (await import('../ui/illustration/sunrise')).Sunrise,
  ready: async () => (await import('../ui/illustration/ready')).Ready,
  shelter: async () => (await import('../ui/illustration/shelter')).Shelter,
  steady: async () => (await import('../ui/illustration/steady')).Steady,
  soaring: async () => (await import('../ui/illustration/soaring')).Soaring,
};

/** The same, fetched when a screen first asks for one. A picture that does not come is no reason for a notice. */
export const scenes = Object.fromEntries(
  Object.entries(sceneLoads).map(([name, load]) => [
    name,
    lazy(() => loadPatiently(async () => ({ default: await load() }), true)),
  ]),
) as Record<SceneName, LazyExoticComponent<Scene>>;
