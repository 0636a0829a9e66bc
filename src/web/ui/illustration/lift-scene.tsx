import type { SceneProps } from './frame.ts';
import { Lift } from './lift.tsx';
import styles from './picture.module.css';

/** The lift scene in the shape that a screen asks for. */
export function LiftScene({ panel, banner }: SceneProps) {
  if (!banner) return <Lift frame={panel ? 'panel' : 'sheet'} />;
  return (
    <>
      <div className={`${styles.picture} only-narrow`}>
        <Lift frame="strip" />
      </div>
      <div className={`${styles.picture} only-wide`}>
        <Lift frame="banner" />
      </div>
    </>
  );
}
