import { useMemo } from 'react';
import type { ItemEntry } from '#training/entries/entry.ts';
import { flightsOf } from '#training/picture/flights-of.ts';
import { placeLine } from '#training/picture/picture-copy.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import styles from './day-picture.module.css';
import { FlightPicture } from './flight-picture.tsx';
import { type PictureButtonProps, PictureButtons } from './picture-buttons.tsx';

interface DayPictureProps {
  /** All finished exercises, oldest first. */
  items: readonly ItemEntry[];
  day: string;
}

const wide = { w: 420, h: 360 };

/** The picture of a day at the end of its flight, with its place, to save and share. */
export function DayPicture({ items, day }: DayPictureProps) {
  const flight = useMemo(() => flightsOf({ items }).find((each) => each.day === day), [items, day]);
  if (flight === undefined) return null;
  return (
    <>
      <FlightPicture flight={flight} size={wide} />
      <p className={styles.place}>{placeLine(flight)}</p>
      <div className={styles.buttons}>
        <PictureButtons flight={flight} button={IconButton} />
      </div>
    </>
  );
}

function IconButton({ act, name, drawing }: PictureButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={`${name} the picture`} onClick={act}>
      <Drawing path={drawing} size={22} />
    </button>
  );
}
