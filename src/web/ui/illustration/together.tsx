import { at, kiteTip } from './geometry';
import { Hill } from './hill';
import { Kite } from './kite';
import type { KiteName } from './palette';
import { Person } from './person';
import { Picture } from './picture';
import { Cord, Tail } from './tail';
import { Sun, Weather } from './weather';

interface Flyer {
  /** Person: share of the width, feet above the ground. */
  stand: readonly [number, number];
  shirt: string;
  skin: string;
  colours: KiteName;
  /** Kite: share of the width, share of the height to fly in, scale, turn. */
  kite: readonly [number, number, number, number];
}

const flyers: readonly Flyer[] = [
  { stand: [0.15, 32], shirt: '#FFBF3F', skin: '#8A5A3C', colours: 'kite', kite: [0.23, 0.2, 1.05, -16] },
  { stand: [0.34, 44], shirt: '#5AA2E6', skin: '#E3B08B', colours: 'lilac', kite: [0.42, 0.5, 0.82, 10] },
  { stand: [0.51, 42], shirt: '#F28AA0', skin: '#5E3B28', colours: 'sky', kite: [0.57, 0.08, 1.2, -8] },
  { stand: [0.695, 34], shirt: '#F4F9FF', skin: '#C98A63', colours: 'leaf', kite: [0.75, 0.4, 0.92, 14] },
  { stand: [0.86, 28], shirt: '#F2512B', skin: '#D9A27C', colours: 'sun', kite: [0.91, 0.06, 0.8, -12] },
];

const tailColours = ['#fff', '#FFBF3F'];

/** Many kites: nobody is alone up there. `panel` is the tall form for wide screens. */
export function Together({ panel }: { panel?: boolean }) {
  const width = panel ? 520 : 390;
  const height = panel ? 800 : 400;
  const scale = panel ? 1.7 : 1.08;
  const top = height * (panel ? 0.1 : 0.14);
  const hill = { width, height, scale };
  return (
    <Picture width={width} height={height}>
      <Weather
        clouds={[
          [width * 0.04, height * 0.1, 0.8 * scale, 0.8],
          [width * 0.66, height * 0.52, 0.55 * scale, 0.55],
          [width * 0.27, height * 0.34, 0.4 * scale, 0.6],
        ]}
      />
      <Sun x={width * 0.85} y={height - 92 * scale} radius={34 * scale} />
      <Hill {...hill} shade={1} ridge={[70, 0.21, 120, 0.45, 54, 0.67, 88, 100]} />
      <Hill {...hill} shade={2} ridge={[40, 0.19, 84, 0.4, 66, 0.6, 56, 58]} />
      {flyers.map((flyer) => (
        <FlyingKite key={flyer.colours} flyer={flyer} width={width} height={height} scale={scale} top={top} />
      ))}
      <Hill {...hill} shade={3} ridge={[22, 0.26, 66, 0.57, 30, 0.76, 34, 30]} />
      {flyers.map(({ stand: [x, y], shirt, skin }) => (
        <Person
          key={shirt}
          x={x * width}
          y={height - y * scale}
          scale={0.86 * scale}
          shirt={shirt}
          skin={skin}
          hand={[10, -34]}
        />
      ))}
    </Picture>
  );
}

interface FlyingKiteProps {
  flyer: Flyer;
  width: number;
  height: number;
  scale: number;
  top: number;
}

function FlyingKite({ flyer, width, height, scale, top }: FlyingKiteProps) {
  const [shareX, shareY, size, turn] = flyer.kite;
  const x = shareX * width;
  const y = top + 34 * scale + shareY * (height - top - 190 * scale);
  const handX = flyer.stand[0] * width + 8.6 * scale;
  const handY = height - (flyer.stand[1] + 29.2) * scale;
  const kiteScale = size * scale;
  const tip = kiteTip(x, y, kiteScale, turn);
  const bend = at(handX + (x - handX) * 0.2, handY - (handY - y) * 0.25, x - 6, y + (handY - y) * 0.4, x, y);
  return (
    <>
      <Cord d={`M${at(handX, handY)}C${bend}`} width={1.3 * scale} opacity={0.75} />
      <Tail
        curve={[
          tip,
          [tip[0] + 12 * scale, tip[1] + 14 * scale],
          [tip[0] - 14 * scale, tip[1] + 22 * scale],
          [tip[0] + 5 * scale, tip[1] + 40 * scale],
        ]}
        bows={2}
        colours={tailColours}
        scale={0.5 * kiteScale}
        width={1.3 * scale}
      />
      <Kite x={x} y={y} scale={kiteScale} turn={turn} colours={flyer.colours} />
    </>
  );
}
