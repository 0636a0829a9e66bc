import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { SceneName } from '#quiz/pictures.ts';
import type { SceneProps } from '#web/ui/illustration/frame.ts';
import { loadWithRetries } from '../progress/load-with-retries.ts';

type Scene = ComponentType<SceneProps>;

/** Every scene by its name, each loaded as its own file. */
export const sceneLoads: Record<SceneName, () => Promise<Scene>> = {
  lift: async () => (await import('#web/ui/illustration/lift-scene.tsx')).LiftScene,
  together: async () => (await import('#web/ui/illustration/together.tsx')).Together,
  untangle: async () => (await import('#web/ui/illustration/untangle.tsx')).Untangle,
  climb: async () => (await import('#web/ui/illustration/climb-scene.tsx')).ClimbScene,
  build: async () => (await import('#web/ui/illustration/build.tsx')).Build,
  calm: async () => (await import('#web/ui/illustration/calm.tsx')).Calm,
  loose: async () => (await import('#web/ui/illustration/loose.tsx')).Loose,
  focus: async () => (await import('#web/ui/illustration/focus.tsx')).Focus,
  night: async () => (await import('#web/ui/illustration/night.tsx')).Night,
  breeze: async () => (await import('#web/ui/illustration/breeze.tsx')).Breeze,
  gusts: async () => (await import('#web/ui/illustration/gusts.tsx')).Gusts,
  'strong-wind': async () => (await import('#web/ui/illustration/strong-wind.tsx')).StrongWind,
  windsocks: async () => (await import('#web/ui/illustration/windsocks.tsx')).Windsocks,
  vane: async () => (await import('#web/ui/illustration/vane.tsx')).Vane,
  rest: async () => (await import('#web/ui/illustration/rest.tsx')).Rest,
  practice: async () => (await import('#web/ui/illustration/practice.tsx')).Practice,
  meadow: async () => (await import('#web/ui/illustration/meadow.tsx')).Meadow,
  hilltop: async () => (await import('#web/ui/illustration/hilltop.tsx')).Hilltop,
  campfire: async () => (await import('#web/ui/illustration/campfire.tsx')).Campfire,
  anchor: async () => (await import('#web/ui/illustration/anchor.tsx')).Anchor,
  rain: async () => (await import('#web/ui/illustration/rain.tsx')).Rain,
  sunrise: async () => (await import('#web/ui/illustration/sunrise.tsx')).Sunrise,
  ready: async () => (await import('#web/ui/illustration/ready.tsx')).Ready,
  shelter: async () => (await import('#web/ui/illustration/shelter.tsx')).Shelter,
  steady: async () => (await import('#web/ui/illustration/steady.tsx')).Steady,
  soaring: async () => (await import('#web/ui/illustration/soaring.tsx')).Soaring,
};

/** The scenes as components that load when first shown; quietly, because the visitor can continue without a picture. */
export const scenes = Object.fromEntries(
  Object.entries(sceneLoads).map(([name, load]) => [
    name,
    lazy(() => loadWithRetries(async () => ({ default: await load() }), true)),
  ]),
) as Record<SceneName, LazyExoticComponent<Scene>>;
