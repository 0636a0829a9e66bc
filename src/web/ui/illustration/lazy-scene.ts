import { type ComponentType, lazy } from 'react';
import type { SceneProps } from './frame.ts';

type Scene = ComponentType<SceneProps>;

/**
 * A scene that the prerendered HTML has; its code loads after the code that a tap needs. If that fails, the sky stays
 * empty.
 */
export const lazyScene = (load: () => Promise<Scene>) =>
  lazy(() =>
    load().then(
      (scene) => ({ default: scene }),
      () => ({ default: () => null }),
    ),
  );
