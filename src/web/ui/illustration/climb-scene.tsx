import { Climb } from './climb.tsx';
import type { SceneProps } from './frame.ts';
import { LiftScene } from './lift-scene.tsx';

/** The climbing kite, low above a sheet. A banner shows the lift scene instead. */
export function ClimbScene({ panel, banner }: SceneProps) {
  if (banner) return <LiftScene banner />;
  return panel ? <Climb share={0.6} /> : <Climb share={0.36} spare={260} />;
}
