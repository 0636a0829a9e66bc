import type { DrawnInterval } from '#training/progress/own-life-copy.ts';
import styles from './interval-drawing.module.css';

interface Scale {
  /** The share of the line at which a value lies; below 0 and above 1 it leaves the line. */
  placeOf(value: number): number;
  ticks: readonly { at: number; label: string }[];
  /** The unit of the interval, for screen readers. */
  unit: string;
}

const upTo = (lowest: number, highest: number) => (value: number) => (value - lowest) / (highest - lowest);

const scales: Record<DrawnInterval['scale'], Scale> = {
  // Twice as long is always the same distance.
  'times the guess': {
    placeOf: (times) => upTo(-1, 2)(Math.log2(times)),
    ticks: [
      { at: 0.5, label: 'half' },
      { at: 1, label: 'as guessed' },
      { at: 2, label: 'twice' },
      { at: 4, label: '4 times' },
    ],
    unit: 'times the guess',
  },
  'of ten': {
    placeOf: upTo(0, 10),
    ticks: [
      { at: 0, label: 'none' },
      { at: 5, label: '5' },
      { at: 10, label: '10 of ten' },
    ],
    unit: 'of ten',
  },
  points: {
    placeOf: upTo(-5, 5),
    ticks: [
      { at: -5, label: '5 lower' },
      { at: 0, label: 'the same' },
      { at: 5, label: '5 higher' },
    ],
    unit: 'points higher',
  },
};

/** In units of the drawing; it grows with the card. */
const [width, height, left, right, middle] = [320, 42, 16, 304, 12];
const within = (share: number) => left + Math.min(1, Math.max(0, share)) * (right - left);
const written = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;

/** An interval as a line with caps and a mark at the estimate; an arrow where it leaves the drawing. */
export function IntervalDrawing({ low, high, mark, scale }: DrawnInterval) {
  const { placeOf, ticks, unit } = scales[scale];
  const [from, to] = [placeOf(low), placeOf(high)];
  const at = placeOf(mark);
  const label = `About ${written(mark)} ${unit}, from ${written(low)} to ${written(high)}.`;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles.axis} d={`M${left} ${middle}H${right}`} />
      {ticks.map(({ at, label: text }, i) => (
        <g key={at}>
          <path className={styles.axis} d={`M${within(placeOf(at))} ${middle - 5}v10`} />
          <text
            className={styles.label}
            x={i === 0 ? 0 : i === ticks.length - 1 ? width : within(placeOf(at))}
            y={height - 6}
            textAnchor={i === 0 ? 'start' : i === ticks.length - 1 ? 'end' : 'middle'}
          >
            {text}
          </text>
        </g>
      ))}
      <path className={styles.interval} d={`M${within(from)} ${middle}H${within(to)}${endOf(from)}${endOf(to)}`} />
      {at >= 0 && at <= 1 && (
        <rect
          className={styles.mark}
          x={-5}
          y={-5}
          width={10}
          height={10}
          rx={2}
          transform={`translate(${within(at)} ${middle}) rotate(45)`}
        />
      )}
    </svg>
  );
}

/** The end of the line: a cap, or an arrow when the interval's end lies beyond it. */
function endOf(place: number): string {
  const x = within(place);
  if (place >= 0 && place <= 1) return `M${x} ${middle - 6}v12`;
  const back = place < 0 ? 6 : -6;
  return `M${x + back} ${middle - 6}L${x} ${middle}L${x + back} ${middle + 6}`;
}
