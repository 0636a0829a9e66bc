import { useMemo } from 'react';
import { tailAt } from '#training/sky/sky-tail.ts';
import { tailDrawing, tailReach } from '#training/sky/tail-drawing.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Cord } from '#web/ui/illustration/tail.tsx';
import styles from './sky.module.css';

const kiteScale = 0.46;
/** From the crossing of its spars to its foot. */
const foot = 44 * kiteScale;
const above = 16;
const below = 92;

/** The own kite: upright and in the middle in every round, with a tail that grows by rounds. */
export function OwnKite({ done, top, height }: { done: number; top: number; height: number }) {
  const { cord, knots, bows } = useMemo(() => tailDrawing(tailAt(done)), [done]);
  return (
    <svg
      className={styles.kite}
      style={{ top, height }}
      viewBox={`${-tailReach - 8} ${-above} ${2 * tailReach + 16} ${above + below}`}
      aria-hidden="true"
    >
      <g transform={`translate(0 ${foot})`}>
        <Cord d={cord} width={1.3} />
        <path d={knots} fill="var(--accent-deep)" />
        {bows.map(({ colour, line }) => (
          <path key={colour} d={line} fill={colour} stroke={colour} strokeWidth="0.9" strokeLinejoin="round" />
        ))}
      </g>
      <Kite scale={kiteScale} />
    </svg>
  );
}
