import { Suspense } from 'react';
import type { SceneName } from '#quiz/quiz.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './scene-picture.module.css';
import { scenes } from './scenes.ts';

/** Their sky is an evening sky, before they have come too. */
const evenings: ReadonlySet<SceneName> = new Set(['night', 'campfire', 'shelter']);

interface ScenePictureProps {
  name: SceneName;
  /** Over a sheet, at the side of wide screens, or along the head of a column. */
  shape?: 'sheet' | 'panel' | 'banner';
  /** Kites in the air sway a little: on info screens, where there is nothing to weigh up. */
  sways?: boolean;
}

/** The picture a screen asks for by name. Its place is taken by an empty sky until it comes. */
export function ScenePicture({ name, shape = 'sheet', sways }: ScenePictureProps) {
  const Scene = scenes[name];
  return (
    <div
      className={classNames(styles.sky, sways && styles.sways)}
      data-theme={evenings.has(name) ? 'night' : undefined}
    >
      <Suspense>
        <Scene panel={shape === 'panel'} banner={shape === 'banner'} />
      </Suspense>
    </div>
  );
}
