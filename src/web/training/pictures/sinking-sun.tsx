import { at } from '#web/ui/illustration/geometry.ts';
import { Person } from '#web/ui/illustration/person.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import { Banner } from './banner.tsx';
import { Sky } from './sky.tsx';

/** The sun's height above the picture's ground, and the darkness of the air, for each step. */
const evenings = [
  { sun: 146, dark: 0 },
  { sun: 116, dark: 0.1 },
  { sun: 84, dark: 0.34 },
] as const;

/** A person on a hill looks at the horizon, where the sun sinks with each step, counted from 0. */
export function SinkingSun({ step }: { step: number }) {
  const { sun, dark } = evenings[Math.min(step, evenings.length - 1)]!;
  return (
    <Banner
      draw={(width, height) => {
        const up = (units: number) => height - units;
        const x = (share: number) => share * width;
        return (
          <>
            <Sky width={width} height={height} />
            <Sun x={x(0.66)} y={up(sun)} radius={30} />
            <Weather clouds={[[x(0.12), 46, 0.7, 0.8]]} winds={[[x(0.3), 104, 60, 0.7, 0.6]]} />
            <path
              d={`M0 ${up(96)}C${at(x(0.3), up(116), x(0.6), up(84), width, up(104))}V${height}H0Z`}
              fill="var(--il-hill-1)"
            />
            <path
              d={`M0 ${up(48)}C${at(x(0.25), up(92), x(0.5), up(44), width, up(66))}V${height}H0Z`}
              fill="var(--il-hill-2)"
            />
            <path
              d={`M0 ${up(36)}C${at(x(0.2), up(70), x(0.5), up(34), width, up(22))}V${height}H0Z`}
              fill="var(--il-hill-3)"
            />
            <Person x={x(0.24)} y={up(48)} scale={1.3} sitting hand={[14, -8]} />
            <rect width={width} height={height} fill="#0b0d1f" opacity={dark} />
          </>
        );
      }}
    />
  );
}
