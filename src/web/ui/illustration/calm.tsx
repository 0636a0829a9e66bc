import type { SceneProps } from './frame.ts';
import { Hill } from './hill.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

/** Sky and hills only. Cancelled, signed out. */
export function Calm({ panel, banner }: SceneProps) {
  const width = panel ? 520 : 390;
  const height = panel ? 800 : banner ? 180 : 470;
  const scale = panel ? 1.5 : banner ? 0.7 : 1;
  const hill = { width, height, scale };
  return (
    <Picture width={width} height={height} spare={panel || banner ? 0 : 50}>
      <Weather
        clouds={[
          [width * 0.1, height * 0.16, 0.9 * scale, 0.85],
          [width * 0.62, height * 0.28, 0.7 * scale, 0.7],
          [width * 0.3, height * 0.44, 0.5 * scale, 0.6],
        ]}
      />
      <Sun x={width * 0.66} y={height - 120 * scale} radius={48 * scale} />
      <Hill {...hill} shade={1} ridge={[86, 0.25, 150, 0.5, 60, 0.72, 96, 128]} />
      <Hill {...hill} shade={2} ridge={[46, 0.2, 98, 0.45, 30, 0.7, 62, 70]} />
      <Hill {...hill} shade={3} ridge={[20, 0.15, 84, 0.4, 30, 0.62, 18, 40]} />
    </Picture>
  );
}
