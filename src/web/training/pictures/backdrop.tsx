import { Sun, Weather } from '#web/ui/illustration/weather.tsx';
import styles from './backdrop.module.css';
import cut from './cut.module.css';
import { Hills } from './hills.tsx';
import { Sky } from './sky.tsx';

interface BackdropProps {
  /** The height of the ground on a narrow screen. */
  lift?: number;
  /** Without sun and hills, for exercises that draw their own; on narrow screens also without clouds. */
  open?: boolean;
}

/**
 * The background of every exercise: sky, sun and hills, in one cut for narrow and one for wide screens, so that nothing
 * is stretched.
 */
export function Backdrop({ lift = 1.25, open = false }: BackdropProps) {
  return (
    <>
      <svg
        className={`${styles.backdrop} ${cut.narrow}`}
        viewBox="0 0 390 844"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Sky width={390} height={844} />
        {!open && <Sun x={312} y={844 - 132 * lift} radius={46 * lift} />}
        {!open && (
          <>
            <Weather
              clouds={[[-30, 186, 0.9, 0.6], ...(lift > 1 ? [[330, 520, 0.8, 0.55] as const] : [])]}
              winds={[]}
            />
            <Hills width={390} height={844} lift={lift} />
          </>
        )}
      </svg>
      <svg
        className={`${styles.backdrop} ${cut.wide}`}
        viewBox="0 0 1280 800"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Sky width={1280} height={800} />
        {!open && <Sun x={1024} y={602} radius={69} />}
        <Weather
          clouds={[
            [60, 120, 1.3, 0.7],
            [1060, 90, 1.5, 0.7],
          ]}
          winds={[[90, 330, 120, 1.1, 0.7]]}
        />
        {!open && <Hills width={1280} height={800} lift={1.5} />}
      </svg>
    </>
  );
}
