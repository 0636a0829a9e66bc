import { classNames } from '#web/ui/class-names.ts';
import { kiteTip } from '#web/ui/illustration/curve.ts';
import { at } from '#web/ui/illustration/geometry.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Person } from '#web/ui/illustration/person.tsx';
import { Bow, Cord, Tail } from '#web/ui/illustration/tail.tsx';
import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import { Hills } from '../pictures/hills.tsx';
import { Sky } from '../pictures/sky.tsx';
import styles from './first.module.css';

const cuts = [
  { w: 390, h: 844, lift: 2.1, size: 2.7, stands: [0.64, 134], name: styles.tall },
  { w: 844, h: 390, lift: 1.1, size: 1.7, stands: [0.86, 44], name: styles.low },
  { w: 1280, h: 800, lift: 2, size: 3, stands: [0.8, 80], name: styles.wide },
] as const;

/** The kite is still in the hand, and its string hangs down towards the button. */
export function InHandScene() {
  return (
    <>
      {cuts.map(({ w, h, lift, size, stands, name }) => {
        const [x, y] = [w * stands[0], h - stands[1]];
        const kite = [x - 34 * size, y - 62 * size] as const;
        const tip = kiteTip(...kite, size * 0.86, -24);
        return (
          <svg
            key={w}
            className={classNames(styles.scene, name)}
            viewBox={`0 0 ${w} ${h}`}
            preserveAspectRatio="xMidYMax slice"
            aria-hidden="true"
          >
            <Sky width={w} height={h} />
            <Sun x={w * 0.2} y={h - 112 * lift} radius={58} />
            <Weather
              clouds={[
                [w * 0.07, h * 0.24, 1, 0.85],
                [w * 0.68, h * 0.32, 0.7, 0.7],
              ]}
              winds={[
                [w * 0.06, h * 0.42, 60, 0.85, 0.85],
                [w * 0.62, h * 0.48, 84, 1, 0.9],
              ]}
            />
            <Hills width={w} height={h} lift={lift} />
            <Cord
              d={`M${at(tip[0], tip[1])}C${at(tip[0] + 30, tip[1] + 10, tip[0] + 50, tip[1] + 50, tip[0] + 92, tip[1] + 26)}`}
              width={2}
              opacity={1}
            />
            <Bow x={tip[0] + 34} y={tip[1] + 24} turn={30} scale={1.1} colour="#FFBF3F" />
            <Bow x={tip[0] + 66} y={tip[1] + 36} turn={-6} scale={1.1} colour="#5AA2E6" />
            <g className={styles.swaying}>
              <Kite x={kite[0]} y={kite[1]} scale={size * 0.86} turn={-24} />
            </g>
            <Cord
              d={`M${at(...kite)}C${at(kite[0] - 70, kite[1] + 90, kite[0] - 96, kite[1] + 176, kite[0] - 40, kite[1] + 204)}S${at(kite[0] - 90, h - 200, w / 2, h - 96)}`}
              width={2.4}
              opacity={1}
            />
            <Person x={x} y={y} scale={size} turned hand={[13, -41]} />
          </svg>
        );
      })}
    </>
  );
}

/** Today's kite, and tomorrow's as an outline at the same height. */
export function SameTimeScene() {
  const [w, h] = [420, 380];
  const [today, tomorrow] = [w * 0.29, w * 0.75];
  const y = h * 0.38;
  const tip = kiteTip(today, y, 1.1, -10);
  return (
    <svg className={styles.scene} viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Sky width={w} height={h} />
      <Sun x={w * 0.72} y={h - 118} radius={52} />
      <Weather
        clouds={[
          [w * 0.05, 24, 0.6, 0.7],
          [w * 0.78, 20, 0.6, 0.6],
        ]}
      />
      <Hills width={w} height={h} far />
      <path
        d={`M${at(today + 26, y - 36)}C${at(w * 0.4, 34, w * 0.64, 34, tomorrow - 24, y - 38)}`}
        fill="none"
        stroke="var(--il-string)"
        strokeWidth="2"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <Cord d={`M74 ${h - 92}C${at(96, h - 140, today - 20, y + 70, today, y)}`} width={1.7} />
      <Tail
        curve={[tip, [tip[0] + 22, tip[1] + 22], [tip[0] - 24, tip[1] + 46], [tip[0] + 14, tip[1] + 82]]}
        bows={3}
        scale={0.95}
      />
      <Kite x={today} y={y} scale={1.1} turn={-10} />
      <path
        d="M0 -31L26 0L0 48L-26 0Z"
        transform={`translate(${at(tomorrow, y)}) rotate(-10)`}
        fill="var(--il-cloud)"
        fillOpacity="0.5"
        stroke="var(--il-string)"
        strokeWidth="2"
        strokeDasharray="6 5"
        strokeLinejoin="round"
      />
      <Hills width={w} height={h} near />
      <Person x={58} y={h - 46} scale={1.36} />
    </svg>
  );
}
