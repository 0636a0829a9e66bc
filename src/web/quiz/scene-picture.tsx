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

interface ScenePictureProps {
  name: SceneName;
  /** The tall form for the side of wide screens. */
  isPanel?: boolean;
}

/** The picture a screen asks for by name. */
export function ScenePicture({ name, isPanel = false }: ScenePictureProps) {
  switch (name) {
    case 'lift':
      return <Lift frame={isPanel ? 'panel' : 'sheet'} />;
    case 'together':
      return <Together panel={isPanel} />;
    case 'untangle':
      return <Untangle />;
    case 'climb':
      return <Climb share={0.6} />;
    case 'build':
      return <Build done={4} />;
    case 'calm':
      return <Calm panel={isPanel} />;
    case 'loose':
      return <Loose />;
    case 'focus':
      return <Focus />;
    case 'night':
      return <Night />;
  }
}
