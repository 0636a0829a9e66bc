import type { SceneProps } from './frame';
import { Lift } from './lift';
import styles from './picture.module.css';

/** One person, one kite, as a picture that a screen asks for by name. */
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
