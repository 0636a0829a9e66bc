import type { SceneName } from '../../quiz/quiz';
import { Build } from '../ui/illustration/build';
import { Calm } from '../ui/illustration/calm';
import { Climb } from '../ui/illustration/climb';
import { Focus } from '../ui/illustration/focus';
import { Lift } from '../ui/illustration/lift';
import { Loose } from '../ui/illustration/loose';
import { Night } from '../ui/illustration/night';
import { Together } from '../ui/illustration/together';
import { Untangle } from '../ui/illustration/untangle';
import styles from './scene-picture.module.css';

interface ScenePictureProps {
  name: SceneName;
  /** Over a sheet, at the side of wide screens, or along the head of a column. */
  shape?: 'sheet' | 'panel' | 'banner';
}

/** The picture a screen asks for by name. */
export function ScenePicture({ name, shape = 'sheet' }: ScenePictureProps) {
  const isPanel = shape === 'panel';
  switch (name) {
    case 'lift':
      return <LiftIn shape={shape} />;
    case 'together':
      return <Together panel={isPanel} />;
    case 'untangle':
      return <Untangle panel={isPanel} />;
    case 'climb':
      return <Climb share={0.6} />;
    case 'build':
      return <Build done={4} />;
    case 'calm':
      return <Calm panel={isPanel} />;
    case 'loose':
      return <Loose />;
    case 'focus':
      return <Focus panel={isPanel} />;
    case 'night':
      return <Night panel={isPanel} />;
    default:
      return <Calm panel={isPanel} />;
  }
}

function LiftIn({ shape }: Required<Pick<ScenePictureProps, 'shape'>>) {
  if (shape !== 'banner') return <Lift frame={shape} />;
  return (
    <>
      <div className={`${styles.whole} only-narrow`}>
        <Lift frame="strip" />
      </div>
      <div className={`${styles.whole} only-wide`}>
        <Lift frame="banner" />
      </div>
    </>
  );
}
