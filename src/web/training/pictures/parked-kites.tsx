import { at } from '#web/ui/illustration/geometry.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import type { KiteName } from '#web/ui/illustration/kite-colours.ts';
import { Sun } from '#web/ui/illustration/weather.tsx';
import { Banner } from './banner.tsx';
import styles from './parked-kites.module.css';
import { Sky } from './sky.tsx';

const colours: readonly KiteName[] = ['sky', 'kite', 'leaf', 'lilac', 'sun'];
const turns = [-6, 4, -3, 6] as const;
/** With more kites they would touch each other. */
const mostKites = { narrow: 7, wide: 12 } as const;
const stars = [
  [0.12, 0.16],
  [0.3, 0.1],
  [0.46, 0.24],
  [0.9, 0.3],
  [0.2, 0.32],
  [0.72, 0.36],
] as const;

/** An evening with a kite on a string for each parked thing. */
export function ParkedKites({ count }: { count: number }) {
  return <Banner draw={(width, height) => <Scene width={width} height={height} count={count} />} />;
}

interface SceneProps {
  width: number;
  height: number;
  count: number;
}

function Scene({ width, height, count }: SceneProps) {
  const x = (share: number) => share * width;
  const up = (units: number) => height - units;
  return (
    <>
      <Sky width={width} height={height} />
      <g className={styles.stars}>
        {stars.map(([share, down], index) => (
          <circle
            key={share}
            cx={x(share)}
            cy={down * height}
            r={index % 2 ? 1.4 : 2}
            fill="var(--il-sun)"
            opacity=".8"
          />
        ))}
      </g>
      <Sun x={x(0.6)} y={height * 0.2} radius={24} />
      <path
        d={`M0 ${up(78)}C${at(x(0.25), up(130), x(0.5), up(60), x(0.72), up(92))}S${at(width, up(108), width, up(108))}V${height}H0Z`}
        fill="var(--il-hill-1)"
      />
      <path
        d={`M0 ${up(44)}C${at(x(0.2), up(82), x(0.45), up(34), x(0.7), up(56))}S${at(width, up(60), width, up(60))}V${height}H0Z`}
        fill="var(--il-hill-2)"
      />
      <path
        d={`M${at(x(0.1), up(18))}V${up(162)}M${at(x(0.9), up(18))}V${up(162)}`}
        stroke="var(--il-ink)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d={`M${at(x(0.1), up(150))}Q${at(x(0.5), up(82), x(0.9), up(150))}`}
        fill="none"
        stroke="var(--il-string)"
        strokeWidth="2"
      />
      <Hanging
        width={width}
        height={height}
        count={Math.min(count, width < 1000 ? mostKites.narrow : mostKites.wide)}
      />
      <path
        d={`M0 ${up(18)}C${at(x(0.15), up(56), x(0.4), up(22), x(0.62), up(16))}S${at(width, up(30), width, up(30))}V${height}H0Z`}
        fill="var(--il-hill-3)"
      />
    </>
  );
}

function Hanging({ width, height, count }: SceneProps) {
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 1) / (count + 1);
    const x = (0.1 + 0.8 * along) * width;
    const y = height - 150 + 136 * along * (1 - along);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a kite is its place on the line
      <g key={index} className={styles.kite}>
        <path d={`M${at(x, y)}v10`} stroke="var(--il-string)" strokeWidth="2" />
        <Kite
          x={x}
          y={y + 32}
          scale={0.74}
          turn={turns[index % turns.length]}
          colours={colours[index % colours.length]}
        />
      </g>
    );
  });
}
