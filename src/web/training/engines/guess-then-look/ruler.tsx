import { placeOnRuler, rulerMarks } from '#training/engines/guess-then-look/guess.ts';
import { guessCopy } from '#training/engines/guess-then-look/guess-copy.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import styles from './guess-then-look.module.css';

interface RulerProps {
  /** The position of the kite, in minutes. */
  minutes: number;
  /** The expected time by the person's own past times, with its interval. */
  past?: { about: number; from: number; to: number } | null;
  /** An earlier guess, shown beside the time taken. */
  guess?: number;
  /** The ruler's content in words. */
  label: string;
}

const [first, last] = [20, 370];
const line = 96;
const xOf = (minutes: number) => first + (last - first) * placeOnRuler(minutes);

/** Two minutes to two hours on a string, where twice as long is always the same distance. A kite marks the guess. */
export function Ruler({ minutes, past, guess, label }: RulerProps) {
  return (
    <svg className={styles.ruler} viewBox="0 0 390 146" role="img" aria-label={label}>
      <path
        d={`M${first} ${line}C120 90 250 102 ${last} ${line}`}
        fill="none"
        stroke="var(--il-string)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      {past != null && <PastTimes {...past} />}
      {guess !== undefined && <EarlierGuess x={xOf(guess)} kiteX={xOf(minutes)} />}
      {rulerMarks.map((mark) => (
        <g key={mark.minutes}>
          <path d={`M${xOf(mark.minutes)} 116v7`} stroke="var(--control)" strokeWidth="2" strokeLinecap="round" />
          <text x={xOf(mark.minutes)} y="140" textAnchor="middle" className={styles.mark}>
            {mark.label}
          </text>
        </g>
      ))}
      <g className={styles.kite} style={{ transform: `translateX(${xOf(minutes).toFixed(2)}px)` }}>
        <path d="M0 97V60" stroke="var(--il-string)" strokeWidth="2" />
        <Kite y={24} scale={0.98} />
      </g>
    </svg>
  );
}

function PastTimes({ about, from, to }: { about: number; from: number; to: number }) {
  const [left, right] = [xOf(from) - 6, xOf(to) + 6];
  const isAtEnd = right > 260;
  return (
    <>
      <rect x={left} y={line - 16} width={right - left} height="32" rx="10" fill="var(--level-1-soft)" />
      <Rhombus x={xOf(about)} />
      <text
        x={isAtEnd ? left - 8 : right + 8}
        y={line - 14}
        textAnchor={isAtEnd ? 'end' : 'start'}
        className={styles.name}
      >
        {guessCopy.past.label}
      </text>
    </>
  );
}

function EarlierGuess({ x, kiteX }: { x: number; kiteX: number }) {
  const isLeft = x < kiteX || x > 320;
  return (
    <>
      <Rhombus x={x} />
      <text x={isLeft ? x - 14 : x + 14} y={line - 14} textAnchor={isLeft ? 'end' : 'start'} className={styles.name}>
        {guessCopy.ruler.guess}
      </text>
    </>
  );
}

function Rhombus({ x }: { x: number }) {
  return (
    <rect
      x={x - 8}
      y={line - 8}
      width="16"
      height="16"
      rx="4.5"
      transform={`rotate(45 ${x} ${line})`}
      fill="var(--surface)"
      stroke="var(--text)"
      strokeWidth="3"
    />
  );
}
