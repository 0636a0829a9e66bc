import type { SceneProps } from './frame.ts';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Moon, Stars } from './stars.tsx';
import { Bow, Cord } from './tail.tsx';
import { Weather } from './weather.tsx';

const width = 420;
const stars = [
  [64, 70],
  [132, 36],
  [188, 104],
  [92, 150],
  [352, 44],
  [236, 58],
  [384, 128],
  [36, 206],
  [330, 190],
  [212, 182],
] as const;

/** Stars, a moon and a kite at rest. Cards about sleep and mood. */
export function Night({ panel, banner }: SceneProps) {
  const height = panel ? 646 : banner ? 240 : 530;
  const ground = height - 62;
  const hill = { width, height, scale: 1.25 };
  return (
    <Picture width={width} height={height} spare={banner ? 0 : 70} dusk>
      <Stars spots={stars.map(([x, y]) => [x, y + height * 0.08] as const)} size={4} />
      <Moon x={300} y={height * 0.3} scale={1} />
      <Weather
        clouds={[
          [40, height * 0.36, 0.9, 0.8],
          [206, height * 0.54, 0.7, 0.6],
        ]}
      />
      <Hill {...hill} shade={1} ridge={[94, 0.22, 150, 0.46, 72, 0.7, 104, 118]} />
      <Hill {...hill} shade={2} ridge={[54, 0.26, 100, 0.56, 44, 0.78, 62, 66]} />
      <Hill {...hill} shade={3} ridge={[22, 0.24, 72, 0.5, 26, 0.74, 28, 26]} />
      <Kite x={276} y={ground - 18} scale={1.2} turn={74} />
      <Cord d={`M152 ${ground - 8}C176 ${ground + 18} 210 ${ground - 26} 276 ${ground - 18}`} width={1.8} />
      <Bow x={342} y={ground + 6} turn={20} scale={0.8} colour="#5AA2E6" />
      <Person x={128} y={ground + 14} scale={1.5} sitting hand={[15, -15]} />
    </Picture>
  );
}
