import { Climb } from './climb';
import type { SceneProps } from './frame';
import { LiftScene } from './lift-scene';

/** The climbing kite, well on its way. A banner is too low to climb in, so it shows the lift. */
export function ClimbScene({ banner }: SceneProps) {
  return banner ? <LiftScene banner /> : <Climb share={0.6} />;
}
