import type { CSSProperties } from 'react';
import { type PlaceSign, signsOf } from '#training/sky/sky-way.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import type { SkyProps } from '../play/flight-sky.ts';
import { placeSigns } from './place-signs.ts';
import styles from './sky.module.css';

const signSize = 16;

/** The places of a block, over its thread. The thread says the round in words, so these are drawings only. */
export function SkySigns({ sky: { way, before }, rounds, done }: Omit<SkyProps, 'usual'>) {
  return (
    <div className={styles.signs} aria-hidden="true">
      {signsOf(way, before, rounds, done).map((sign) => (
        <Sign key={sign.place} {...sign} />
      ))}
    </div>
  );
}

function Sign({ place, at, is }: PlaceSign) {
  return (
    <span className={styles[is]} style={{ '--at': at } as CSSProperties}>
      {is !== 'passed' && <Drawing path={placeSigns[place % placeSigns.length]!} size={signSize} />}
    </span>
  );
}
