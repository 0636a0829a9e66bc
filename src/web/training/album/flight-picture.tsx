import { useEffect, useMemo, useRef, useState } from 'react';
import type { Flight } from '#training/picture/flight.ts';
import { pictureAlt } from '#training/picture/picture-copy.ts';
import { pictureOf } from '#training/picture/picture-of.ts';
import styles from './flight-picture.module.css';

/** The size that it is drawn for; it is shown as large as its place allows. */
interface DrawnSize {
  w: number;
  h: number;
}

/** Upright, as in the album and when it is shared. */
const upright: DrawnSize = { w: 420, h: 525 };

interface FlightPictureProps {
  flight: Flight;
  size?: DrawnSize;
}

/** A flight's picture, with the same colours by Day and Night. */
export function FlightPicture({ flight, size = upright }: FlightPictureProps) {
  const src = useMemo(() => svgAddress(pictureOf(flight, size)), [flight, size]);
  return <img className={styles.picture} src={src} width={size.w} height={size.h} alt={pictureAlt(flight)} />;
}

/** An image of its own, so that the ids of two drawings of one flight cannot meet in the page. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Drawn once it is nearly in view, because an album may have many. */
export function PictureWhenSeen(props: FlightPictureProps) {
  const [isSeen, setSeen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isSeen) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '50% 0px' },
    );
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, [isSeen]);
  return (
    <span className={styles.frame} ref={frame}>
      {isSeen && <FlightPicture {...props} />}
    </span>
  );
}
