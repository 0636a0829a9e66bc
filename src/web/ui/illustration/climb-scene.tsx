import { Climb } from './climb.tsx';
import type { SceneProps } from './frame.ts';
import { LiftScene } from './lift-scene.tsx';

/** The climbing kite, low enough above a sheet that it is not cropped. A banner shows the lift scene instead. */
export function ClimbScene({ panel, banner }: SceneProps) {
  return banner ? <LiftScene banner /> : <Climb share={panel ? 0.6 : 0.36} />;
}
