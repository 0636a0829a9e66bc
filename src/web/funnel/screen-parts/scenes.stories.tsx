import type { SceneName } from '#quiz/pictures.ts';
import styles from '#web/gallery/bench.module.css';
import { storiesOf } from '#web/gallery/story.ts';
import { ScenePicture } from './scene-picture.tsx';
import { scenes } from './scenes.ts';

/** Sizes at which scenes are shown, in CSS pixels. */
const places = [
  { shape: 'sheet', width: 350, height: 380 },
  { shape: 'banner', width: 350, height: 200 },
  { shape: 'panel', width: 350, height: 540 },
] as const;

const inEveryShape = (name: SceneName) => () => (
  <main className={styles.scenes}>
    {places.map(({ shape, width, height }) => (
      <div key={shape} className={styles.scene} style={{ width, height }}>
        <ScenePicture name={name} shape={shape} />
      </div>
    ))}
  </main>
);

export const place = 500;
export const stories = storiesOf(
  'Pictures',
  Object.fromEntries(
    (Object.keys(scenes) as SceneName[]).map((name) => [
      `scene-${name}`,
      { title: `Scene ${name}`, shows: inEveryShape(name) },
    ]),
  ),
);
