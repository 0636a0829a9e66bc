import type { ReactNode } from 'react';
import type { Verdict } from '#training/progress/verdict.ts';
import styles from './verdict-line.module.css';

type Said = Exclude<Verdict['kind'], 'not yet'>;

/** The distance of the mark from the middle of the band; negative is higher up. */
const offset: Readonly<Record<Said, number>> = { higher: -8, steady: 0, lower: 8, rough: 0 };

interface VerdictLineProps {
  kind: Verdict['kind'];
  title: ReactNode;
  /** The level of its heading, one below that of what it is about. */
  level?: 2 | 3 | 4;
}

/** A verdict with its glyph. All verdicts have one size, one ink and one place, because none is better news. */
export function VerdictLine({ kind, title, level = 3 }: VerdictLineProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={kind === 'not yet' ? styles.early : styles.verdict}>
      {kind !== 'not yet' && <Glyph kind={kind} />}
      <span>{title}</span>
    </Heading>
  );
}

/** The mark above, in or below the band; when the days differ too much to tell, the band has no edges. */
function Glyph({ kind }: { kind: Said }) {
  const band = kind === 'rough' ? { y: 2, height: 24 } : { y: 10, height: 8 };
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect className={styles.band} x="3" width="22" rx="3" {...band} />
      <rect
        className={styles.mark}
        x="10.500"
        y="10.500"
        width="7"
        height="7"
        rx="1.800"
        transform={`translate(0 ${offset[kind]}) rotate(45 14 14)`}
      />
    </svg>
  );
}
