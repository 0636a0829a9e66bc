import { Flight } from './flight.tsx';
import type { SceneProps } from './frame.ts';
import { Hill } from './hill.tsx';
import type { KiteName } from './kite-colours.ts';
import { Person } from './person.tsx';
import { Picture } from './picture.tsx';
import { Sun, Weather } from './weather.tsx';

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

/** Kite heights are shares of the free space above the people. */
const frames = {
  sheet: { width: 390, height: 500, scale: 1.08, top: 140, spare: 100 },
  panel: { width: 520, height: 800, scale: 1.7, top: 80, spare: 40 },
  banner: { width: 480, height: 184, scale: 0.62, top: 24, spare: 0 },
} as const;

/** Many kites: nobody is alone up there. */
export function Together({ panel, banner }: SceneProps) {
  const { width, height, scale, top, spare } = frames[panel ? 'panel' : banner ? 'banner' : 'sheet'];
  const hill = { width, height, scale };
  return (
    <Picture width={width} height={height} spare={spare}>
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
  const [standX, standUp] = flyer.stand;
  return (
    <Flight
      x={shareX * width}
      y={top + 34 * scale + shareY * (height - top - 190 * scale)}
      scale={size * scale}
      turn={turn}
      colours={flyer.colours}
      hand={[standX * width + 8.6 * scale, height - (standUp + 29.2) * scale]}
      bows={2}
      tailColours={tailColours}
      tail={0.4}
    />
  );
}
