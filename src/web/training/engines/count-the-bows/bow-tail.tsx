import type { Ref } from 'react';
import type { BowKind } from '#training/engines/count-the-bows/bows.ts';
import { capital, ordinalOf } from '#training/number-words.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Cord } from '#web/ui/illustration/tail.tsx';
import styles from './count-the-bows.module.css';
import { PatternBow, Slot } from './pattern-bow.tsx';
import { type TailPlace, tailPath, tailPlaces } from './tail-places.ts';

interface BowTailProps {
  count: number;
  tied: readonly BowKind[];
  /** Invisible bows, one for each place; painting shows one after another. */
  unseen?: { bows: readonly BowKind[]; ref: Ref<SVGGElement> };
  /** The next place stands out, with its number. */
  hasNext?: boolean;
}

/** The kite with its tail: tied bows, and places for the others. */
export function BowTail({ count, tied, unseen, hasNext }: BowTailProps) {
  const places = tailPlaces(count);
  const next = hasNext ? places[tied.length] : undefined;
  return (
    <svg className={styles.tail} viewBox="0 0 390 310" aria-hidden="true">
      <Kite x={66} y={62} scale={1.35} turn={-24} />
      <Cord d={tailPath} width={2.4} opacity={1} />
      {places.map((place, index) => {
        const kind = tied[index];
        if (kind === undefined) return <Slot key={place.x} {...at(place)} isNext={place === next} />;
        return (
          <g key={place.x} className={styles.tied} style={{ transformOrigin: `${place.x}px ${place.y}px` }}>
            <PatternBow kind={kind} {...at(place)} />
          </g>
        );
      })}
      {unseen && (
        <g ref={unseen.ref}>
          {unseen.bows.map((kind, index) => (
            <g key={places[index]!.x} opacity="0">
              <PatternBow kind={kind} {...at(places[index]!)} />
            </g>
          ))}
        </g>
      )}
      {next && <Label place={next}>{capital(ordinalOf(tied.length))}</Label>}
    </svg>
  );
}

const at = ({ x, y, turn, scale }: TailPlace) => ({ x, y, turn, scale });

function Label({ place: { label }, children }: { place: TailPlace; children: string }) {
  const width = 22 + children.length * 6.6;
  return (
    <g>
      <rect className={styles.labelBox} x={label[0] - width / 2} y={label[1] - 13} width={width} height="26" rx="9" />
      <text className={styles.label} x={label[0]} y={label[1] + 4.5} textAnchor="middle">
        {children}
      </text>
    </g>
  );
}
