import type { SceneName } from '../../quiz/quiz';
import { ScenePicture } from '../quiz/scene-picture';
import styles from './bench.module.css';
import type { Specimen } from './specimen';

/** Every name, so that the compiler asks for a new one. */
const names: Record<SceneName, true> = {
  lift: true,
  together: true,
  untangle: true,
  climb: true,
  build: true,
  calm: true,
  loose: true,
  focus: true,
  night: true,
  breeze: true,
  gusts: true,
  'strong-wind': true,
  windsocks: true,
  vane: true,
  rest: true,
  practice: true,
  meadow: true,
  hilltop: true,
  campfire: true,
  anchor: true,
  rain: true,
  sunrise: true,
  ready: true,
  shelter: true,
  steady: true,
  soaring: true,
};

/** The places a picture is shown at, in CSS pixels. */
const places = [
  { shape: 'sheet', width: 350, height: 380 },
  { shape: 'banner', width: 350, height: 200 },
  { shape: 'panel', width: 350, height: 540 },
] as const;

/** Every picture a screen can ask for, in every shape. */
export const sceneSpecimens: Specimen[] = (Object.keys(names) as SceneName[]).map((name) => ({
  id: `scene-${name}`,
  title: `Scene ${name}`,
  part: 'Pictures',
  kind: 'scene',
  render: () => (
    <main className={styles.scenes}>
      {places.map(({ shape, width, height }) => (
        <div key={shape} className={styles.scene} style={{ width, height }}>
          <ScenePicture name={name} shape={shape} />
        </div>
      ))}
    </main>
  ),
}));
