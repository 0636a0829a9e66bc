import type { Ref } from 'react';
import cut from '#web/training/pictures/cut.module.css';
import { Sky } from '#web/training/pictures/sky.tsx';
import { kiteTip } from '#web/ui/illustration/curve.ts';
import { at } from '#web/ui/illustration/geometry.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Tail } from '#web/ui/illustration/tail.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import styles from './breath.module.css';

interface Cut {
  width: number;
  height: number;
  sun: number;
  className: string | undefined;
}

const cuts: readonly Cut[] = [
  { width: 390, height: 844, sun: 84, className: cut.narrow },
  { width: 1280, height: 800, sun: 120, className: cut.wide },
];

const tailColours = ['#FFBF3F', '#5AA2E6', '#2B8A63'];
/** The height of the horizon in the middle of a breath, in units of the picture. */
const middle = 430;
/** How far each hill lies below the horizon, and how high its waves are. */
const hills = [
  { below: 64, wave: 34, shade: 2 },
  { below: 150, wave: 26, shade: 3 },
  { below: 262, wave: 20, shade: 4 },
] as const;

/** Sky and sun stand still; one part in front of them, hills and kite, rises and sinks. */
export function BreathSky({ tide }: { tide: Ref<HTMLDivElement> }) {
  return (
    <>
      {cuts.map((one) => (
        <svg key={one.width} className={`${styles.sky} ${one.className}`} {...boxOf(one)} aria-hidden="true">
          <Sky width={one.width} height={one.height} />
          <Weather
            clouds={[
              [one.width * 0.05, one.height * 0.3, 0.8, 0.75],
              [one.width * 0.72, one.height * 0.25, 0.6, 0.6],
            ]}
          />
          <Sun x={one.width * 0.3} y={one.height * 0.47} radius={one.sun} />
        </svg>
      ))}
      <div ref={tide} className={styles.tide}>
        {cuts.map((one) => (
          <svg key={one.width} className={one.className} {...boxOf(one)} aria-hidden="true">
            <Ground {...one} />
          </svg>
        ))}
      </div>
    </>
  );
}

const boxOf = ({ width, height }: Cut) =>
  ({ viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMidYMax slice' }) as const;

function Ground({ width, height }: Cut) {
  const x = width * 0.62;
  const ridge = (y: number, wave: number) =>
    `M-60 ${y}C${at(width * 0.12, y - wave, width * 0.3, y - wave, width * 0.5, y)}S${at(width * 0.86, y + wave, width + 60, y - wave * 0.2)}V${height + 260}H-60Z`;
  return (
    <>
      <path d={ridge(middle, 46)} fill="var(--il-hill-1)" />
      <Tail
        curve={[kiteTip(x, middle - 96, 1.35, 10), [x - 26, middle - 20], [x + 22, middle + 6], [x - 18, middle + 44]]}
        bows={3}
        scale={0.95}
        colours={tailColours}
      />
      <Kite x={x} y={middle - 96} scale={1.35} turn={10} />
      {hills.map(({ below, wave, shade }) => (
        <path key={shade} d={ridge(middle + below, wave)} fill={`var(--il-hill-${shade})`} />
      ))}
    </>
  );
}
