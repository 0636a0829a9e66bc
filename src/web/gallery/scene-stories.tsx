import type { SceneName } from '#quiz/pictures.ts';
import { ScenePicture } from '#web/funnel/screen-parts/scene-picture.tsx';
import { scenes } from '#web/funnel/screen-parts/scenes.ts';
import styles from './bench.module.css';
import type { Story } from './story.ts';

/** Sizes at which scenes are shown, in CSS pixels. */
const places = [
  { shape: 'sheet', width: 350, height: 380 },
  { shape: 'banner', width: 350, height: 200 },
  { shape: 'panel', width: 350, height: 540 },
] as const;

/** Every scene in every shape. */
export const sceneStories: Story[] = (Object.keys(scenes) as SceneName[]).map((name) => ({
  id: `scene-${name}`,
  title: `Scene ${name}`,
  part: 'Pictures',
  shows: () => (
    <main className={styles.scenes}>
      {places.map(({ shape, width, height }) => (
        <div key={shape} className={styles.scene} style={{ width, height }}>
          <ScenePicture name={name} shape={shape} />
        </div>
      ))}
    </main>
  ),
}));
