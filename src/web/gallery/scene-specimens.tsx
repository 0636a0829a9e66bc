import type { SceneName } from '../../quiz/quiz';
import { ScenePicture } from '../quiz/scene-picture';
import { scenes } from '../quiz/scenes';
import styles from './bench.module.css';
import type { Specimen } from './specimen';

/** The places a picture is shown at, in CSS pixels. */
const places = [
  { shape: 'sheet', width: 350, height: 380 },
  { shape: 'banner', width: 350, height: 200 },
  { shape: 'panel', width: 350, height: 540 },
] as const;

/** Every picture a screen can ask for, in every shape. */
export const sceneSpecimens: Specimen[] = (Object.keys(scenes) as SceneName[]).map((name) => ({
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
