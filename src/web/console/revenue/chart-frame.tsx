import { type ReactNode, useId } from 'react';
import chart from '../kit/chart.module.css';
import styles from './revenue.module.css';

/** The frame of one drawing, in its own pixels. */
export interface Frame {
  isNarrow: boolean;
  width: number;
  height: number;
  /** The hatching of bars that are less, lost or not over. */
  hatch: string;
  /** The hatching in the ink of the bars, for a month that is not over. */
  inkHatch: string;
}

interface ChartFrameProps {
  /** The chart as a sentence, for screen readers. */
  label: string;
  wide: readonly [width: number, height: number];
  narrow: readonly [width: number, height: number];
  draw(frame: Frame): ReactNode;
}

/** A chart with a separate drawing for narrow screens. */
export function ChartFrame({ label, wide, narrow, draw }: ChartFrameProps) {
  const id = useId();
  return (
    <div className={chart.plot}>
      {([wide, narrow] as const).map(([width, height], i) => {
        const isNarrow = i === 1;
        const name = `${id}${i}`;
        return (
          <div key={name} className={isNarrow ? styles.onlyNarrow : styles.onlyWide}>
            <svg className={chart.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
              <defs>
                <pattern id={name} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                  <rect width="1.8" height="5" fill="var(--text-3)" />
                </pattern>
                <pattern
                  id={`${name}ink`}
                  width="6"
                  height="6"
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(45)"
                >
                  <rect width="3.2" height="6" fill="var(--bar-ink)" />
                </pattern>
              </defs>
              {draw({ isNarrow, width, height, hatch: `url(#${name})`, inkHatch: `url(#${name}ink)` })}
            </svg>
          </div>
        );
      })}
    </div>
  );
}
