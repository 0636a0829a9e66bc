import { useEffect, useMemo, useState } from 'react';
import { mostPassed } from '#training/picture/places-passed.ts';
import { airDrawing, landDrawing, landShift, type SkyRoom, type SkyScene } from '#training/sky/sky-drawing.ts';
import { skyPartsOf } from '#training/sky/sky-parts.ts';
import { placeAt, type SkyWay } from '#training/sky/sky-way.ts';
import { classNames } from '#web/ui/class-names.ts';
import { svgAddress } from '../album/flight-picture.tsx';
import { wantsLessMotion } from '../guided/reduced-motion.ts';
import { Backdrop } from '../pictures/backdrop.tsx';
import type { SkyProps } from '../play/flight-sky.ts';
import { OwnKite } from './own-kite.tsx';
import styles from './sky.module.css';
import { useSkyRoom } from './use-sky-room.ts';

/**
 * The sky that one flies: the land of the present place behind the answers, in the light of the person's own clock. What
 * is looked at keeps the sky that it always had, so that the runs of a series stay comparable. It changes with the
 * answer, in the pause after it.
 */
export function SkyBackdrop({ sky, done, usual }: SkyProps) {
  const { layer, rooms } = useSkyRoom();
  const theme = useShownTheme();
  const { engine, form, day, minute, way, before } = sky;
  const { hasLand, hasKite } = skyPartsOf(engine, form);
  const isStill = form === 'still' || wantsLessMotion();
  const scene = useMemo((): SkyScene => ({ day, minute, theme }), [day, minute, theme]);
  const room = useMemo(
    (): SkyRoom | null => (rooms !== null && rooms.land > 0 && hasLand ? { w: rooms.width, h: rooms.land } : null),
    [rooms, hasLand],
  );
  const kite = hasKite ? rooms?.kite : null;
  return (
    <>
      {room === null ? (usual ?? <Backdrop />) : <Backdrop open />}
      <div ref={layer} className={styles.layer} aria-hidden="true">
        {room !== null && <Air room={room} scene={scene} />}
        {room !== null && <Lands way={way} done={before + done} room={room} scene={scene} isStill={isStill} />}
        {kite && <OwnKite done={before + done} {...kite} />}
      </div>
    </>
  );
}

interface SceneProps {
  room: SkyRoom;
  scene: SkyScene;
}

function Air({ room, scene }: SceneProps) {
  const address = useMemo(() => svgAddress(airDrawing(room, scene)), [room, scene]);
  return <Cut address={address} room={room} />;
}

interface LandsProps extends SceneProps {
  way: SkyWay;
  /** Whether the land changes as a whole, and only between places. */
  isStill: boolean;
  /** The rounds of the exercise. */
  done: number;
}

/** The place that was passed last, the present one, and the next one, which is drawn before it is needed. */
function Lands({ way, done, room, scene, isStill }: LandsProps) {
  const { place, since, lasts } = placeAt(way, done);
  const [first] = useState(place);
  const shown = [place - 1, place, place + 1].filter((each) => each >= first && each <= way.from + mostPassed);
  return shown.map((each) => (
    <Land
      key={each}
      place={each}
      room={room}
      scene={scene}
      shift={isStill || each > place ? 0 : each < place ? null : landShift(since, lasts)}
      className={classNames(each !== place && styles.away, isStill ? styles.still : styles.moves)}
    />
  ));
}

interface LandProps extends SceneProps {
  place: number;
  /** In CSS pixels; null leaves the hills where they are. */
  shift: number | null;
  className: string;
}

function Land({ place, room, scene, shift, className }: LandProps) {
  const [far, near] = useMemo(() => {
    const drawing = landDrawing(place, room, scene);
    return [svgAddress(drawing.far), svgAddress(drawing.near)] as const;
  }, [place, room, scene]);
  const [last, setLast] = useState(0);
  if (shift !== null && shift !== last) setLast(shift);
  const at = shift ?? last;
  return (
    <div className={classNames(styles.land, className)}>
      <Cut address={far} room={room} shift={at / 2} />
      <Cut address={near} room={room} shift={at} />
    </div>
  );
}

interface CutProps {
  address: string;
  room: SkyRoom;
  shift?: number;
}

/** A drawing as an image, so that moving it draws nothing anew. */
function Cut({ address, room, shift = 0 }: CutProps) {
  const style = { height: room.h, transform: shift === 0 ? undefined : `translateX(${-shift}px)` };
  return <img className={styles.cut} style={style} src={address} alt="" />;
}

// Not `shownTheme`: what training shares with other parts of the site is loaded before an exercise is.
const shownTheme = (): SkyScene['theme'] => (document.documentElement.dataset.theme === 'night' ? 'night' : 'day');

/** The theme, also when it changes during play. */
function useShownTheme() {
  const [theme, setTheme] = useState(shownTheme);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(shownTheme()));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}
