import { Climb } from './climb';
import type { SceneProps } from './frame';
import { LiftScene } from './lift-scene';

/** The climbing kite, well on its way; over a sheet not so high that its top is cut. A banner has the lift instead. */
export function ClimbScene({ panel, banner }: SceneProps) {
  return banner ? <LiftScene banner /> : <Climb share={panel ? 0.6 : 0.36} />;
}
