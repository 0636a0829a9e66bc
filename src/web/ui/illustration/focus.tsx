import type { SceneProps } from './frame.ts';
import { at } from './geometry.ts';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Cord } from './tail.tsx';
import { Sun, Weather } from './weather.tsx';

const width = 420;
const sunX = 278;
const rays = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

/** The sun finds a gap in the clouds, and one steady kite stands in its light. Cards about attention. */
export function Focus({ panel, banner }: SceneProps) {
  const height = panel ? 646 : banner ? 250 : 530;
  const sunY = panel ? 250 : banner ? 118 : 246;
  const hill = { width, height };
  const light = rays
    .map((angle) => {
      const along = (radius: number) => at(sunX + radius * Math.cos(angle), sunY + radius * Math.sin(angle));
      return `M${along(112)}L${along(132)}`;
    })
    .join('');
  return (
    <Picture width={width} height={height} spare={panel ? 50 : banner ? 0 : 100}>
      <circle cx={sunX} cy={sunY} r="96" fill="var(--il-sky-3)" opacity=".8" />
      <Sun x={sunX} y={sunY} radius={70} />
      <path d={light} stroke="var(--il-sun)" strokeWidth="5" strokeLinecap="round" />
      <Weather
        clouds={[
          [30, sunY - 84, 1.3, 0.9],
          [318, sunY + 50, 1.1, 0.95],
          [166, sunY + 60, 0.8, 0.85],
          [330, sunY - 130, 0.7, 0.7],
        ]}
        winds={[[44, sunY + 54, 70, 0.8, 0.8]]}
      />
      <Hill {...hill} shade={1} ridge={[98, 0.22, 158, 0.46, 76, 0.7, 106, 120]} />
      <Hill {...hill} shade={2} ridge={[58, 0.24, 104, 0.5, 40, 0.74, 66, 74]} />
      <Cord d={`M113 ${height - 103}C${at(160, height - 140, 214, sunY + 74, sunX, sunY + 8)}`} />
      <Kite x={sunX} y={sunY} scale={1.2} />
      <Hill {...hill} shade={3} ridge={[26, 0.18, 84, 0.42, 32, 0.66, 22, 34]} />
      <Person x={96} y={height - 50} scale={1.45} hand={[12, -36]} />
    </Picture>
  );
}
