import type { CSSProperties } from 'react';
import styles from './chart.module.css';
import type { ChartAxis } from './chart-axis.ts';
import { type Charted, drawChart } from './chart-drawing.ts';

interface ChartProps extends Charted {
  axis: ChartAxis;
  /** The picture in words, for screen readers. */
  name: string;
  /** The name of a point. */
  one: 'session' | 'week';
  /** Higher, with more numbers; for a page of its own. */
  isLarge?: boolean;
}

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/**
 * Single sessions: no line joins them, and no other person is shown. Places are shares of the width, so that letters
 * keep their size on every screen.
 */
export function Chart({ axis, name, one, isLarge = false, ...charted }: ChartProps) {
  const drawing = drawChart(charted, axis, { one, hasMany: isLarge });
  const { sessions, lines, places, band, last, markSize } = drawing;
  const longest = Math.max(...lines.map(({ label }) => label.length));
  return (
    <svg
      role="img"
      aria-label={name}
      className={`${styles.chart} ${isLarge ? styles.large : ''}`}
      style={{ '--letters': longest } as CSSProperties}
    >
      {band && <rect className={styles.band} width="100%" y={percent(band.y)} height={percent(band.height)} rx="6" />}
      {lines.map(({ label, y }) => (
        <g key={label}>
          <line className={styles.line} x2="100%" y1={percent(y)} y2={percent(y)} />
          <text className={styles.level} x="-8" y={percent(y)} dy=".35em">
            {label}
          </text>
        </g>
      ))}
      {places.map(({ label, x, side }) => (
        <text key={label} x={side === 'end' ? '100%' : percent(x)} y="100%" dy="19" textAnchor={side}>
          {label}
        </text>
      ))}
      {axis.isCut && (
        <svg x="-14" y="100%" aria-hidden="true">
          <CutMark />
        </svg>
      )}
      {sessions.map(({ number, x, y, isWarmUp }) => (
        <svg key={number} x={percent(x)} y={percent(y)} aria-hidden="true">
          <Mark size={markSize} isWarmUp={isWarmUp} />
        </svg>
      ))}
      {last && (
        <g className={styles.last}>
          <line x1={percent(last.from)} x2={percent(last.to)} y1={percent(last.y)} y2={percent(last.y)} />
          <line
            className={styles.interval}
            x1={percent((last.from + last.to) / 2)}
            x2={percent((last.from + last.to) / 2)}
            y1={percent(last.top)}
            y2={percent(last.bottom)}
          />
        </g>
      )}
    </svg>
  );
}

/** A filled rhombus is a session; a hollow one is a warm-up, which is not counted. */
export function Mark({ size, isWarmUp }: { size: number; isWarmUp: boolean }) {
  const half = size * 0.72;
  return (
    <rect
      className={isWarmUp ? styles.warmUp : styles.session}
      x={-half}
      y={-half}
      width={2 * half}
      height={2 * half}
      rx={half * 0.5}
      transform="rotate(45)"
    />
  );
}

/** A break at the foot of an axis, because its lower edge is not zero. */
export function CutMark() {
  return <path className={styles.cut} d="M0 9v2.500l-4 2 8 3 -4 2v2.500" />;
}
