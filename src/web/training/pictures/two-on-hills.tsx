import { at } from '#web/ui/illustration/geometry.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Person } from '#web/ui/illustration/person.tsx';
import { Cord } from '#web/ui/illustration/tail.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import { Banner } from './banner.tsx';
import { Sky } from './sky.tsx';

/** Two people on two hills wave to each other, or sit beside each other with one kite. */
export function TwoOnHills({ areClose = false }: { areClose?: boolean }) {
  return (
    <Banner
      draw={(width, height) => {
        const up = (units: number) => height - units;
        const x = (share: number) => share * width;
        return (
          <>
            <Sky width={width} height={height} />
            <Sun x={x(0.78)} y={up(150)} radius={28} />
            <Weather clouds={[[x(0.1), 84, 0.7, 0.85]]} winds={[[x(0.42), 96, 70, 0.8, 0.8]]} />
            <path
              d={`M0 ${up(70)}C${at(x(0.25), up(124), x(0.48), up(40), x(0.66), up(86))}S${at(x(0.9), up(130), width, up(110))}V${height}H0Z`}
              fill="var(--il-hill-1)"
            />
            <path
              d={`M0 ${up(40)}C${at(x(0.16), up(112), x(0.34), up(80), x(0.5), up(44))}S${at(x(0.84), up(96), width, up(70))}V${height}H0Z`}
              fill="var(--il-hill-2)"
            />
            {areClose ? <Beside x={x(0.4)} y={up(60)} /> : <Apart left={[x(0.2), up(84)]} right={[x(0.82), up(78)]} />}
            <path
              d={`M0 ${up(18)}C${at(x(0.2), up(58), x(0.45), up(20), x(0.66), up(22))}S${at(width, up(34), width, up(34))}V${height}H0Z`}
              fill="var(--il-hill-3)"
            />
          </>
        );
      }}
    />
  );
}

function Apart({ left, right }: { left: readonly [number, number]; right: readonly [number, number] }) {
  return (
    <>
      <Person x={left[0]} y={left[1]} scale={1.2} hand={[12, -40]} shirt="#F2512B" skin="#8A5A3C" />
      <Person x={right[0]} y={right[1]} scale={0.95} hand={[12, -40]} turned shirt="#5AA2E6" skin="#E3B08B" />
    </>
  );
}

function Beside({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Cord d={`M${at(x + 18, y - 22)}C${at(x + 60, y - 40, x + 50, y - 90, x + 96, y - 112)}`} />
      <Kite x={x + 100} y={y - 128} scale={0.8} turn={24} />
      <Person x={x} y={y} scale={1.25} sitting shirt="#FFBF3F" hand={[14, -18]} />
      <Person x={x + 42} y={y + 4} scale={1.25} sitting turned shirt="#A794EE" skin="#8A5A3C" hand={[12, -14]} />
    </>
  );
}
