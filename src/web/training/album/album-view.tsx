import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { albumCopy, monthLine } from '#training/picture/album-copy.ts';
import { type AlbumMonth, type DayFlight, monthsOf } from '#training/picture/flights-of.ts';
import { placeLine } from '#training/picture/picture-copy.ts';
import { weekdayName } from '#training/training-day.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { openModal } from '#web/ui/modal.ts';
import styles from './album-view.module.css';
import { FlightPicture, PictureWhenSeen } from './flight-picture.tsx';
import { type PictureButtonProps, PictureButtons } from './picture-buttons.tsx';
import { flightImage } from './shared-picture.ts';

/** The page's heading, and its content once that is known. */
export function AlbumFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div>
        <BackLink href={paths.train} label="Today" />
        <h1 tabIndex={-1}>{albumCopy.title}</h1>
      </div>
      {children}
    </div>
  );
}

interface AlbumViewProps {
  /** Oldest first. */
  flights: readonly DayFlight[];
  today: string;
}

/** The days with a flight, newest first, each with its picture. Nothing is counted, and a day without one leaves no gap. */
export function AlbumView({ flights, today }: AlbumViewProps) {
  const [opened, open] = useState<DayFlight | null>(null);
  if (flights.length === 0) return <p className="muted">{albumCopy.none}</p>;
  return (
    <>
      {monthsOf(flights).map((each) => (
        <Month key={each.month} {...each} today={today} onOpen={open} />
      ))}
      {opened !== null && <OpenedPicture key={opened.id} flight={opened} onClose={() => open(null)} />}
    </>
  );
}

interface MonthProps extends AlbumMonth {
  today: string;
  onOpen(flight: DayFlight): void;
}

function Month({ month, flights, today, onOpen }: MonthProps) {
  return (
    <section className={styles.month} aria-labelledby={`m${month}`}>
      <h2 id={`m${month}`}>{monthLine(month, today)}</h2>
      <ul className={styles.pictures}>
        {flights.map((flight) => (
          <li key={flight.day}>
            <button type="button" className={styles.day} aria-haspopup="dialog" onClick={() => onOpen(flight)}>
              <PictureWhenSeen flight={flight} />
              <span className={styles.date}>{`${weekdayName(flight.day)} ${Number(flight.day.slice(8))}`}</span>
              <span className={styles.place}>{placeLine(flight)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OpenedPictureProps {
  flight: DayFlight;
  onClose(): void;
}

/** One picture, large, to save and share. */
function OpenedPicture({ flight, onClose }: OpenedPictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useMemo(() => flightImage(flight), [flight]);
  useEffect(() => {
    if (!dialog.current!.open) openModal(dialog.current!);
  }, []);
  return (
    <dialog ref={dialog} className={styles.opened} aria-labelledby="picture" onClose={onClose}>
      <form method="dialog" className={styles.bar}>
        <button type="submit" className={styles.close} aria-label="Close">
          <Icon name="close" />
        </button>
        <h2 id="picture">{`${weekdayName(flight.day)}, ${placeLine(flight).toLowerCase()}`}</h2>
      </form>
      <div className={styles.large}>
        <FlightPicture flight={flight} />
      </div>
      <p className="small muted">{albumCopy.onlyPicture}</p>
      <div className={styles.buttons}>
        <PictureButtons image={image} button={WideButton} />
      </div>
    </dialog>
  );
}

function WideButton({ act, name, drawing }: PictureButtonProps) {
  return (
    <Button wide variant="white" onClick={act}>
      <Drawing path={drawing} size={22} />
      <span>{name}</span>
    </Button>
  );
}
