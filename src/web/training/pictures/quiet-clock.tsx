import type { CSSProperties } from 'react';
import { at } from '#web/ui/illustration/geometry.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { handOf, Person } from '#web/ui/illustration/person.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import { Banner } from './banner.tsx';
import { Hills } from './hills.tsx';
import styles from './quiet-clock.module.css';
import { Sky } from './sky.tsx';

/** A clock without figures: the sun walks over the hills, and the string to the kite becomes warm, as time passes. */
export function QuietClock({ lengthMs }: { lengthMs: number }) {
  return (
    <Banner
      draw={(width, height) => {
        const stance = { x: 0.16 * width, y: height - 58, scale: 1.2 };
        const [handX, handY] = handOf(stance);
        const kiteX = 0.78 * width;
        const string = `M${at(handX, handY)}C${at(handX + 0.2 * width, handY - 8, kiteX - 0.2 * width, 170, kiteX, 100)}`;
        return (
          <>
            <Sky width={width} height={height} />
            <g
              className={styles.walking}
              style={{ '--length': `${lengthMs}ms`, '--way': `${0.5 * width}px` } as CSSProperties}
            >
              <g className={styles.climbing}>
                <Sun x={0.24 * width} y={height - 112} radius={30} />
              </g>
            </g>
            <Weather clouds={[[0.3 * width, 84, 0.6, 0.8]]} />
            <Hills width={width} height={height} lift={0.8} far />
            <path d={string} className={styles.string} />
            <path
              d={string}
              pathLength="1"
              className={styles.passed}
              style={{ '--length': `${lengthMs}ms` } as CSSProperties}
            />
            <Kite x={kiteX} y={100} scale={1.1} turn={18} />
            <Person {...stance} />
            <path
              d={`M0 ${height - 30}C${at(0.2 * width, height - 76, 0.4 * width, height - 30, width, height - 20)}V${height}H0Z`}
              fill="var(--il-hill-3)"
            />
          </>
        );
      }}
    />
  );
}
