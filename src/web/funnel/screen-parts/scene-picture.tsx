import { Suspense } from 'react';
import type { SceneName } from '#quiz/pictures.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './scene-picture.module.css';
import { scenes } from './scenes.ts';

const evenings: ReadonlySet<SceneName> = new Set(['night', 'campfire', 'shelter']);

/** Whether a scene is in the evening, known here so that the sky is right before the scene has loaded. */
export const isEvening = (name: SceneName) => evenings.has(name);

interface ScenePictureProps {
  name: SceneName;
  /** Above a sheet, beside the content on wide screens, or at the top of a column. */
  shape?: 'sheet' | 'panel' | 'banner';
  /** Kites sway a little; only on info screens, where it distracts from no question. */
  sways?: boolean;
}

/** The scene with this name; an empty sky until it has loaded. */
export function ScenePicture({ name, shape = 'sheet', sways }: ScenePictureProps) {
  const Scene = scenes[name];
  return (
    <div className={classNames(styles.sky, sways && styles.sways)} data-theme={isEvening(name) ? 'night' : undefined}>
      <Suspense>
        <Scene panel={shape === 'panel'} banner={shape === 'banner'} />
      </Suspense>
    </div>
  );
}
