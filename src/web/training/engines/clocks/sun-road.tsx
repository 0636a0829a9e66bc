import cut from '#web/training/pictures/cut.module.css';
import { Hills } from '#web/training/pictures/hills.tsx';
import { Sky } from '#web/training/pictures/sky.tsx';
import { Person } from '#web/ui/illustration/person.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import styles from './clocks.module.css';

interface Cut {
  width: number;
  height: number;
  sun: number;
  /** The height of the hills. */
  lift: number;
  /** y of the sun at both ends of its road, and at noon. */
  ground: number;
  noon: number;
  person: readonly [x: number, y: number, scale: number];
  className: string | undefined;
}

const cuts: readonly Cut[] = [
  {
    width: 390,
    height: 844,
    sun: 44,
    lift: 3.3,
    ground: 560,
    noon: 310,
    person: [96, 634, 1.9],
    className: cut.narrow,
  },
  {
    width: 1280,
    height: 800,
    sun: 62,
    lift: 3,
    ground: 560,
    noon: 340,
    person: [296, 610, 2.1],
    className: cut.wide,
  },
];

/** A sun that moves over the hills once and shows the time without a figure. */
export function SunRoad({ share }: { share: number }) {
  return cuts.map((one) => {
    const { width, height, className } = one;
    const x = width * (0.06 + 0.88 * share);
    const y = one.ground - (one.ground - one.noon) * Math.sin(Math.PI * share);
    const [personX, personY, scale] = one.person;
    return (
      <svg
        key={width}
        className={`${styles.backdrop} ${className}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Sky width={width} height={height} />
        <Weather
          clouds={[
            [width * 0.02, height * 0.4, 0.9, 0.7],
            [width * 0.7, height * 0.31, 0.7, 0.6],
          ]}
        />
        <g className={styles.sun} style={{ transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` }}>
          <Sun x={0} y={0} radius={one.sun} />
        </g>
        <Hills width={width} height={height} lift={one.lift} far />
        <Person x={personX} y={personY} scale={scale} sitting hand={[14, -19]} />
        <Hills width={width} height={height} lift={one.lift} near />
      </svg>
    );
  });
}
