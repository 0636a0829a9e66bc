import type { ReactNode } from 'react';
import type { Engine } from '#training/exercises/engine.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Person } from '#web/ui/illustration/person.tsx';
import { Bow } from '#web/ui/illustration/tail.tsx';
import styles from './thumb.module.css';

const line = { fill: 'none', stroke: 'var(--il-string)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const knots = [
  [14, 57],
  [26, 42],
  [40, 33],
] as const;

const horizon = (
  <>
    <circle cx="36" cy="36" r="24" fill="var(--surface)" opacity=".45" />
    <circle cx="36" cy="36" r="16" fill="var(--il-sun)" />
    <path d="M0 44C16 36 30 52 46 46S72 42 72 42V72H0Z" fill="var(--il-hill-2)" />
    <path d="M0 58C18 50 40 64 72 54V72H0Z" fill="var(--il-hill-3)" />
  </>
);
const knot = <path d="M6 40C20 40 22 22 34 22S50 50 38 50 28 22 44 22 52 40 66 40" {...line} strokeWidth="3" />;

/** A small picture for each kind of exercise, on a grid of 72. */
const drawings: Readonly<Record<Engine, ReactNode>> = {
  'hold-the-line': (
    <>
      <path d="M8 50C24 20 40 46 64 14" {...line} strokeWidth="2" />
      <Kite x={54} y={25} scale={0.44} turn={20} />
      <circle cx="27" cy="37" r="5.5" fill="var(--surface)" stroke="var(--il-string)" strokeWidth="2.5" />
    </>
  ),
  'count-the-bows': (
    <>
      <path d="M6 38C20 28 34 48 66 32" {...line} strokeWidth="2" />
      <Bow x={18} y={35} turn={-6} scale={1.05} colour="#F2512B" />
      <Bow x={37} y={39} turn={14} scale={1.05} colour="#FFBF3F" />
      <Bow x={56} y={35} turn={-14} scale={1.05} colour="#5AA2E6" />
    </>
  ),
  'chart-the-wind': (
    <>
      <path d="M12 58C24 58 18 38 32 38S40 18 58 16" {...line} strokeWidth="2" />
      {knots.map(([x, y]) => (
        <rect
          key={x}
          x={x - 5}
          y={y - 5}
          width="10"
          height="10"
          rx="2.6"
          transform={`rotate(45 ${x} ${y})`}
          fill="var(--surface)"
          stroke="var(--il-string)"
          strokeWidth="2.4"
        />
      ))}
      <Kite x={56} y={19} scale={0.36} turn={40} />
    </>
  ),
  'change-course': (
    <>
      <path d="M10 54C22 54 30 46 30 36S38 18 52 18" {...line} strokeWidth="2" strokeDasharray="1 6" />
      <Kite x={24} y={46} scale={0.42} turn={-90} colours="sky" />
      <Kite x={48} y={24} scale={0.42} turn={90} />
    </>
  ),
  'wait-for-the-gust': (
    <>
      <path d="M8 30H38c8 0 9-12 2-12M8 42H54c8 0 9 12 2 12M8 54H30" {...line} strokeWidth="3" />
      <Kite x={56} y={24} scale={0.34} turn={40} />
    </>
  ),
  breath: horizon,
  'weather-report': (
    <>
      <circle cx="26" cy="28" r="12" fill="var(--il-sun)" />
      <path
        d="M22 52a9 9 0 0 1 .8-18A15 15 0 0 1 51 36a8 8 0 0 1 1 16z"
        fill="var(--il-cloud)"
        stroke="var(--il-string)"
        strokeWidth="2.4"
      />
    </>
  ),
  'cloud-and-window': (
    <>
      <path
        d="M18 44a8 8 0 0 1 .8-16A14 14 0 0 1 45 30a7 7 0 0 1 1 14z"
        fill="var(--il-cloud)"
        stroke="var(--il-string)"
        strokeWidth="2.4"
      />
      <path d="M0 62C18 52 40 66 72 56V72H0Z" fill="var(--il-hill-2)" />
      <path d="M48 22h14M52 30h12" {...line} strokeWidth="2" />
    </>
  ),
  'one-knot': knot,
  'guess-then-look': (
    <>
      <circle cx="36" cy="36" r="20" fill="var(--surface)" stroke="var(--il-string)" strokeWidth="2.5" />
      <path d="M36 24v12l9 5" {...line} strokeWidth="2.5" />
    </>
  ),
  'evening-pages': (
    <>
      <path d="M46 44A18 18 0 0 1 26 20a18 18 0 1 0 20 24z" fill="var(--il-sun)" />
      <path d="M0 56C18 46 40 62 72 50V72H0Z" fill="var(--il-hill-3)" />
    </>
  ),
  'kind-words': (
    <>
      <path
        d="M36 54C24 45 17 38 17 29.500A9.500 9.500 0 0 1 36 25a9.500 9.500 0 0 1 19 4.500C55 38 48 45 36 54z"
        fill="#F28AA0"
      />
      <path d="M27 58C31 64 41 64 45 58" {...line} strokeWidth="2" />
    </>
  ),
  wave: (
    <>
      <path d="M0 56C18 42 30 62 46 50S72 46 72 46V72H0Z" fill="var(--il-hill-2)" />
      <Person x={22} y={54} scale={0.82} hand={[11, -36]} shirt="#5AA2E6" />
      <Person x={52} y={50} scale={0.66} hand={[-11, -36]} />
    </>
  ),
  clocks: (
    <>
      <path d="M0 50C18 36 44 40 72 50V72H0Z" fill="var(--il-hill-3)" />
      <Person x={34} y={48} scale={0.98} hand={[9, -18]} />
    </>
  ),
};

interface ThumbProps {
  engine: Engine;
  /** CSS pixels; 64 by default. */
  size?: 44 | 64;
}

export function Thumb({ engine, size = 64 }: ThumbProps) {
  return (
    <span className={styles.thumb} style={{ width: size, height: size }}>
      <svg viewBox="0 0 72 72" aria-hidden="true">
        {drawings[engine]}
      </svg>
    </span>
  );
}
