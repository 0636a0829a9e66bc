import type { ReactNode } from 'react';
import { kiteTip } from '#web/ui/illustration/curve.ts';
import { at, type Point } from '#web/ui/illustration/geometry.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Person } from '#web/ui/illustration/person.tsx';
import { Bow, Cord } from '#web/ui/illustration/tail.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import { Hills } from './hills.tsx';
import { Sky } from './sky.tsx';
import { TailBows } from './tail-bows.tsx';
import styles from './today-scenes.module.css';

interface Cut {
  width: number;
  height: number;
  kite: Point;
  kiteScale: number;
  /** x of the person. */
  person: number;
}

const narrow: Cut = { width: 420, height: 220, kite: [300, 88], kiteScale: 1.15, person: 70 };
/** For a low picture across a wide page. */
const strip: Cut = { width: 1280, height: 260, kite: [800, 84], kiteScale: 1.3, person: 420 };
const wide: Cut = { width: 640, height: 318, kite: [452, 100], kiteScale: 1.5, person: 110 };

interface CutsProps {
  /** Whether the picture spans the page, also a wide one. */
  across?: boolean;
  children: (cut: Cut) => ReactNode;
}

/** The same picture in a cut for each width, so that nothing is stretched, and no kite is above the edge. */
function Cuts({ across = false, children }: CutsProps) {
  const cuts = across
    ? ([
        [narrow, styles.narrow],
        [strip, styles.beyond],
      ] as const)
    : ([
        [narrow, styles.narrow],
        [strip, styles.between],
        [wide, styles.wide],
      ] as const);
  return cuts.map(([cut, shown]) => (
    <svg
      key={cut.width}
      className={`${styles.scene} ${shown}`}
      viewBox={`0 0 ${cut.width} ${cut.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Sky width={cut.width} height={cut.height} />
      {children(cut)}
    </svg>
  ));
}

interface FlightSceneProps {
  bows: readonly boolean[];
  /** Whether the picture spans the page. */
  across?: boolean;
}

/** Today's flight: a bow on the tail for each exercise, filled when it is done. */
export function FlightScene({ bows, across = false }: FlightSceneProps) {
  return (
    <Cuts across={across}>
      {(cut) => {
        const { width: w, height: h, kite, kiteScale: scale, person } = cut;
        const [x, y] = kite;
        const tip = kiteTip(x, y, scale, -20);
        const length = Math.min(78 * scale, h - tip[1] - 22);
        const hand = [person + 15.5, h - 91] as const;
        return (
          <>
            <Sun x={w * 0.24} y={h - 112} radius={44} />
            <Weather
              clouds={[
                [26, 16, 0.7, 0.9],
                [w * 0.46, 34, 0.5, 0.75],
                ...(cut !== narrow ? [[w * 0.8, h * 0.44, 0.8, 0.7] as const] : []),
              ]}
              winds={[
                [w * 0.46, h - 116, 58, 0.8, 0.85],
                ...(cut !== narrow ? [[w * 0.12, h * 0.36, 90, 1, 0.85] as const] : []),
              ]}
            />
            <Hills width={w} height={h} far />
            <Cord d={`M${at(...hand)}C${at(hand[0] + 70, hand[1] - 20, x - 90, y + 90, x, y)}`} width={1.7} />
            <g className={styles.swaying}>
              <TailBows
                curve={[
                  tip,
                  [tip[0] + 42 * scale, tip[1] + length * 0.3],
                  [tip[0] - 40 * scale, tip[1] + length * 0.62],
                  [tip[0] + 20 * scale, tip[1] + length],
                ]}
                bows={bows}
                scale={Math.max(0.86, scale * 0.8)}
              />
              <Kite x={x} y={y} scale={scale} turn={-20} />
            </g>
            <Hills width={w} height={h} near />
            <Person x={person} y={h - 46} scale={1.32} />
          </>
        );
      }}
    </Cuts>
  );
}

/** A rest day: the kite leans beside a sitting person. */
export function RestScene() {
  return (
    <Cuts>
      {({ width: w, height: h }) => (
        <>
          <Sun x={w * 0.72} y={h - 104} radius={46} />
          <Weather
            clouds={[
              [40, 30, 0.9, 0.9],
              [w * 0.6, 20, 0.6, 0.7],
            ]}
            winds={[[w * 0.36, h * 0.32, 70, 0.8, 0.6]]}
          />
          <Hills width={w} height={h} far />
          <Kite x={w * 0.5} y={h - 92} scale={0.98} turn={24} />
          <Cord
            d={`M${at(w * 0.5 - 18, h - 52)}C${at(w * 0.5 + 4, h - 40, w * 0.5 + 26, h - 62, w * 0.5 + 52, h - 48)}`}
            width={1.6}
            opacity={1}
          />
          <Bow x={w * 0.5 + 16} y={h - 52} turn={-10} scale={0.7} colour="#5AA2E6" />
          <Bow x={w * 0.5 + 38} y={h - 53} turn={10} scale={0.7} colour="#FFBF3F" />
          <Hills width={w} height={h} near />
          <Person x={w * 0.5 - 60} y={h - 49} scale={1.5} sitting hand={[14, -19]} />
        </>
      )}
    </Cuts>
  );
}

/** Without a running plan: the kite lies on the hill. */
export function LandedScene() {
  return (
    <Cuts>
      {({ width: w, height: h }) => (
        <>
          <Sun x={w * 0.74} y={h - 110} radius={46} />
          <Weather
            clouds={[
              [w * 0.1, 30, 0.9, 0.85],
              [w * 0.48, 20, 0.55, 0.7],
            ]}
          />
          <Hills width={w} height={h} far />
          <path
            d={`M0 ${h - 34}C${at(w * 0.2, h - 84, w * 0.5, h - 70, w * 0.7, h - 40)}S${at(w, h - 30, w, h - 30)}V${h}H0Z`}
            fill="var(--il-hill-3)"
          />
          <Kite x={w * 0.4} y={h - 84} scale={1.05} turn={70} />
          <Cord
            d={`M${at(w * 0.4 - 44, h - 70)}C${at(w * 0.4 - 66, h - 56, w * 0.4 - 82, h - 72, w * 0.4 - 112, h - 58)}`}
            width={1.7}
            opacity={1}
          />
          <Bow x={w * 0.4 - 66} y={h - 62} turn={8} scale={0.8} colour="#FFBF3F" />
          <Bow x={w * 0.4 - 92} y={h - 65} turn={-12} scale={0.8} colour="#5AA2E6" />
        </>
      )}
    </Cuts>
  );
}
