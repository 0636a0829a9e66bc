import { Blanket } from './blanket.tsx';
import { Flowers } from './flowers.tsx';
import { frameOf, type SceneProps } from './frame.ts';
import { placed } from './geometry.ts';
import { Grass } from './grass.tsx';
import { Hill } from './hill.tsx';
import { Kite } from './kite.tsx';
import { Picture } from './picture.tsx';
import { Reel } from './reel.tsx';
import { Bow, Cord } from './tail.tsx';
import { Sun, Weather } from './weather.tsx';

/** The kite lies ready with its reel, and there is something to eat. The last screen before a plan. */
export function Ready(shape: SceneProps) {
  const { picture, unit, x, sky, up, hill } = frameOf(shape);
  const middle = x(0.5);
  const right = (units: number) => middle + units * unit;
  return (
    <Picture {...picture}>
      <Weather
        clouds={[
          [x(0.1), sky(0.14), unit, 0.85],
          [x(0.64), sky(0.36), 0.7 * unit, 0.75],
          [x(0.36), sky(0.7), 0.5 * unit, 0.6],
        ]}
        winds={[
          [x(0.52), sky(0.06), 84, 0.9 * unit, 0.9],
          [x(0.1), sky(0.58), 56, 0.8 * unit, 0.85],
        ]}
      />
      <Sun x={x(0.82)} y={up(156)} radius={46 * unit} />
      <Hill {...hill} shade={1} ridge={[152, 0.24, 186, 0.48, 128, 0.7, 156, 170]} />
      <Hill {...hill} shade={2} ridge={[128, 0.24, 146, 0.5, 118, 0.74, 134, 130]} />
      <Hill {...hill} shade={3} ridge={[108, 0.24, 128, 0.54, 120, 0.78, 112, 104]} />
      <Blanket x={right(44)} y={up(62)} scale={1.35 * unit} colour="#9CCBF5" stripe="#5AA2E6" />
      <Kite x={right(-74)} y={up(122)} scale={1.75 * unit} turn={-38} />
      <Cord
        d={`M${right(-74 + 47)} ${up(122 - 61)}c${16 * unit} ${14 * unit} ${-26 * unit} ${22 * unit} ${-44 * unit} ${10 * unit}s${-44 * unit} ${-12 * unit} ${-62 * unit} ${2 * unit}`}
        width={2 * unit}
        opacity={1}
      />
      <Bow x={right(-48)} y={up(45)} turn={8} scale={0.95 * unit} colour="#FFBF3F" />
      <Bow x={right(-84)} y={up(51)} turn={20} scale={0.95 * unit} colour="#9CCBF5" />
      <Bow x={right(-118)} y={up(54)} turn={-14} scale={0.95 * unit} colour="#FF7E58" />
      <Basket x={right(62)} y={up(66)} scale={1.2 * unit} />
      <Reel x={right(-6)} y={up(66)} scale={1.2 * unit} turn={-14} />
      <Cup x={right(112)} y={up(62)} scale={1.15 * unit} />
      <Grass
        tufts={[
          [x(0.08), up(90), unit],
          [x(0.34), up(48), 0.9 * unit],
          [x(0.93), up(92), unit],
        ]}
      />
      <Flowers
        size={5 * unit}
        spots={[
          [x(0.14), up(106)],
          [x(0.5), up(104)],
          [x(0.72), up(108)],
          [x(0.95), up(60)],
          [x(0.05), up(62)],
        ]}
      />
    </Picture>
  );
}

/** A basket with a cloth and two apples; its foot is the origin. */
function Basket({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={placed(x, y, scale)} strokeLinecap="round" strokeLinejoin="round">
      <path d="M-22 -26C-22 -62 22 -62 22 -26" fill="none" stroke="var(--k4)" strokeWidth="4.6" />
      <circle cx="-8" cy="-31" r="8" fill="var(--k2)" />
      <circle cx="9" cy="-30" r="7" fill="#5DBE92" />
      <path d="M-26 -27H26L21 0H-21Z" fill="var(--k4)" stroke="var(--k4)" strokeWidth="5" />
      <path d="M-25 -18H25M-23 -8H23M-9 -26L-7 0M9 -26L7 0" stroke="#E39A12" strokeWidth="2.2" />
      <path d="M12 -29H27L22 -12Z" fill="#F4F9FF" stroke="#F4F9FF" strokeWidth="2" />
    </g>
  );
}

function Cup({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={placed(x, y, scale)}>
      <path d="M6 -14h5a4 4 0 0 1 0 8h-5" fill="none" stroke="#F4F9FF" strokeWidth="2.6" />
      <path d="M-8 -18H8V-4a4 4 0 0 1 -4 4H-4a4 4 0 0 1 -4 -4Z" fill="#F4F9FF" />
      <path d="M-8 -12H8V-8H-8Z" fill="var(--k1)" />
      <path
        d="M-3 -24q-4 -5 0 -9t0 -9M4 -24q-4 -5 0 -9"
        fill="none"
        stroke="var(--il-wind)"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".9"
      />
    </g>
  );
}
