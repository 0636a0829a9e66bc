import type { SceneProps } from './frame.ts';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Bow, Cord } from './tail.tsx';
import { Weather } from './weather.tsx';

const width = 420;

/** The string is knotted, and that can be undone. Starts, questions about the past. */
export function Untangle({ panel, banner }: SceneProps) {
  const height = panel ? 646 : banner ? 240 : 530;
  const ground = height - 62;
  const top = banner ? -30 : height - 460;
  const hill = { width, height, scale: 1.25 };
  const knot =
    `M132 ${ground - 19}C150 ${ground - 60} 196 ${ground - 66} 196 ${ground - 34}S152 ${ground - 14} 160 ${ground - 44}` +
    `S222 ${ground - 74} 226 ${ground - 34}S176 ${ground + 8} 186 ${ground - 26}S262 ${ground - 64} 300 ${ground - 34}`;
  return (
    <Picture width={width} height={height} spare={banner ? 0 : 150}>
      <Weather
        clouds={[
          [250, top + 40, 0.9, 0.8],
          [36, top + 76, 0.6, 0.7],
        ]}
        winds={[
          [40, top + 58, 130, 0.9, 0.95],
          [196, top + 108, 150, 0.9, 0.8],
          [84, top + 132, 70, 0.8, 0.7],
        ]}
      />
      <Hill {...hill} shade={1} ridge={[62, 0.21, 108, 0.48, 46, 0.69, 76, 92]} />
      <Hill {...hill} shade={2} ridge={[26, 0.26, 70, 0.6, 30, 0.79, 44, 46]} />
      <Kite x={300} y={ground - 34} scale={1.28} turn={62} />
      <Cord d={knot} width={2} opacity={1} />
      <Bow x={348} y={ground - 12} turn={24} scale={0.9} colour="#5AA2E6" />
      <Cord d={`M340 ${ground - 15}C352 ${ground - 6} 372 ${ground - 20} 392 ${ground - 6}`} width={1.6} opacity={1} />
      <Bow x={374} y={ground - 12} turn={8} scale={0.9} colour="#FFBF3F" />
      <Hill {...hill} shade={3} ridge={[14, 0.29, 52, 0.6, 16, 0.79, 18, 14]} />
      <Person x={112} y={ground + 10} scale={1.5} sitting shirt="#F2512B" hand={[13, -19]} />
    </Picture>
  );
}
