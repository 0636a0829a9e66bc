import { kiteTip } from './curve.ts';
import type { SceneProps } from './frame.ts';
import { at } from './geometry.ts';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Cord, Tail } from './tail.tsx';
import { type CloudAt, Weather, type WindAt } from './weather.tsx';

/** The string has slipped. Page not found. The sky is the page's. */
export function Loose({ banner, wide = banner }: SceneProps & { wide?: boolean }) {
  const width = wide ? 1280 : 390;
  const height = wide ? 470 : 420;
  const middle = width / 2;
  const x = middle + 90;
  const y = height * 0.24;
  const sideClouds: CloudAt[] = wide
    ? [
        [middle - 430, height * 0.2, 1.1, 0.8],
        [middle + 380, height * 0.32, 1, 0.7],
      ]
    : [];
  const sideWinds: WindAt[] = wide ? [[middle + 300, height * 0.62, 120, 1, 0.8]] : [];
  const string = at(x - 36, y + 58, x - 48, y + 4, x - 80, y + 36);
  const stringEnd = at(x - 116, y + 76, x - 136, y + 58);
  const slack = at(middle - 75, height - 102, middle - 61, height - 90, middle - 63, height - 108);
  return (
    <Picture width={width} height={height} sky={false}>
      <Weather
        clouds={[[middle - 165, height * 0.36, 1, 0.9], [middle + 60, height * 0.56, 0.7, 0.7], ...sideClouds]}
        winds={[[middle - 155, height * 0.6, 110, 0.9, 0.9], [middle, height * 0.3, 70, 0.8, 0.8], ...sideWinds]}
      />
      <Cord d={`M${at(x, y)}C${string}S${stringEnd}`} width={1.8} />
      <Tail
        curve={[kiteTip(x, y, 1.4, 34), [x - 34, y + 98], [x - 76, y + 78], [x - 90, y + 140]]}
        bows={3}
        scale={0.95}
      />
      <Kite x={x} y={y} scale={1.4} turn={34} />
      <Hill shade={1} width={width} height={height} ridge={[48, 0.23, 90, 0.49, 28, 0.69, 64, 80]} />
      <Hill shade={2} width={width} height={height} ridge={[20, 0.28, 60, 0.61, 10, 0.82, 34, 40]} />
      <Cord d={`M${at(middle - 83, height - 82)}C${slack}`} width={1.8} />
      <Person x={middle - 99} y={height - 36} scale={1.4} hand={[12, -36]} />
    </Picture>
  );
}
