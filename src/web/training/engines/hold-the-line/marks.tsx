import type { KiteAt } from '#training/engines/hold-the-line/flight.ts';
import cut from '#web/training/pictures/cut.module.css';
import { at, type Point } from '#web/ui/illustration/geometry.ts';
import { handOf } from '#web/ui/illustration/person.tsx';
import { Cord } from '#web/ui/illustration/tail.tsx';
import { crossing, person, side } from './arena-measures.ts';
import styles from './tracking.module.css';

/** The strings from the person to their own kites. */
export function Strings({ places }: { places: readonly KiteAt[] }) {
  return (
    <svg className={`${styles.drawing} ${styles.strings}`} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {places.map(({ x, y }) => {
        const kite: Point = [x * side, y * side + crossing];
        return (
          <g key={`${x},${y}`}>
            <g className={cut.narrow}>
              <Cord d={stringUp(handOf(person.narrow), kite)} width={2} opacity={1} />
            </g>
            <g className={cut.wide}>
              <Cord d={stringAcross(handOf(person.wide), kite)} width={1.6} opacity={1} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

const stringUp = ([x1, y1]: Point, [x2, y2]: Point) =>
  `M${at(x1, y1)}C${at(x1 + (x2 - x1) * 0.33, y1 + (y2 - y1) * 0.2, x2 - 2, y2 + (y1 - y2) * 0.5, x2, y2)}`;

function stringAcross([x1, y1]: Point, [x2, y2]: Point): string {
  const sag = 44;
  const middle = y1 + (y2 - y1) * 0.1 + sag;
  return `M${at(x1, y1)}C${at(x1 + (x2 - x1) * 0.38, y1 + sag, x2 - (x2 - x1) * 0.22, middle, x2, y2)}`;
}

/** The mark of a kite: chosen; own and found; own but missed; tapped but not own. */
export type MarkKind = 'chosen' | 'found' | 'missed' | 'tapped';

const tags: Readonly<Partial<Record<MarkKind, string>>> = { missed: 'Yours too', tapped: 'You tapped' };

interface MarksProps {
  marks: readonly { kind: MarkKind; place: KiteAt }[];
  /** Whether the person has only one kite, so that the text is not "Yours too". */
  isOnlyOne: boolean;
}

/** Rings around kites, with a check or a word. */
export function Marks({ marks, isOnlyOne }: MarksProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {marks.map(({ kind, place }) => {
        const [x, y] = [place.x * side, place.y * side];
        const word = kind === 'missed' && isOnlyOne ? 'Yours' : tags[kind];
        return (
          <g key={`${x},${y}`}>
            <circle className={kind === 'tapped' ? styles.ringOut : styles.ring} cx={x} cy={y} r="38" />
            {word === undefined ? (
              <Check x={x + 28} y={y - 29} />
            ) : (
              <Tag x={x} y={y}>
                {word}
              </Tag>
            )}
          </g>
        );
      })}
    </svg>
  );
}

export function Check({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${at(x, y)})`}>
      <rect
        x="-11"
        y="-11"
        width="22"
        height="22"
        rx="6"
        transform="rotate(45)"
        fill="var(--accent)"
        stroke="var(--surface)"
        strokeWidth="2"
      />
      <path
        d="M-4.5 .4 -1.2 3.6 4.8 -3.4"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** Above its kite, or below one at the upper edge; always inside the arena. */
function Tag({ x, y, children }: { x: number; y: number; children: string }) {
  const width = children.length * 7.4 + 20;
  const middle = Math.min(side - width / 2 - 4, Math.max(width / 2 + 4, x));
  const top = y < 90 ? y + 48 : y - 75;
  return (
    <g>
      <rect className={styles.tagBack} x={middle - width / 2} y={top} width={width} height="26" rx="9" />
      <text className={styles.tag} x={middle} y={top + 17.5} textAnchor="middle">
        {children}
      </text>
    </g>
  );
}
