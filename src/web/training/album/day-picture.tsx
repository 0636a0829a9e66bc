import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ItemEntry } from '#training/entries/entry.ts';
import { flightsOf } from '#training/picture/flights-of.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import styles from './day-picture.module.css';
import { FlightPicture } from './flight-picture.tsx';
import { type PictureButtonProps, PictureButtons } from './picture-buttons.tsx';
import { flightImage } from './shared-picture.ts';

interface DayPictureProps {
  /** All finished exercises, oldest first. */
  items: readonly ItemEntry[];
  day: string;
}

/** The picture of a day at the end of its flight, drawn for the room that it has, to save and share. */
export function DayPicture({ items, day }: DayPictureProps) {
  const flight = useMemo(() => flightsOf({ items }).find((each) => each.day === day), [items, day]);
  const image = useMemo(() => flight && flightImage(flight), [flight]);
  const { frame, size } = useRoom();
  if (flight === undefined || image === undefined) return null;
  return (
    <>
      <div className={styles.frame} ref={frame}>
        {size !== null && <FlightPicture flight={flight} size={size} />}
      </div>
      <div className={styles.buttons}>
        <PictureButtons image={image} button={IconButton} />
      </div>
    </>
  );
}

/** The size of an element in whole pixels; null until it is known. */
function useRoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ w: number; h: number } | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const { width, height } = frame.current!.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ w: Math.round(width), h: Math.round(height) });
    };
    if (frame.current === null) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, size };
}

function IconButton({ act, name, drawing }: PictureButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={`${name} the picture`} onClick={act}>
      <Drawing path={drawing} size={22} />
    </button>
  );
}
