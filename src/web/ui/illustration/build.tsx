import type { SceneProps } from './frame.ts';
import { Kite } from './kite.tsx';
import { bowColours } from './palette.ts';
import { Picture } from './picture.tsx';
import { Cord, Tail } from './tail.tsx';
import { Weather } from './weather.tsx';

const outline =
  'M-3.2 -26.16Q0 -30 3.2 -26.16L21.16 -4.61Q25 0 22.13 5.27L1.91 42.49Q0 46 -1.91 42.49L-22.13 5.27Q-25 0 -21.16 -4.61Z';
const seams = ['M-23 -1.5L-1.5 -27', 'M1.5 -27L23 -1.5', 'M23 2L1 43', 'M-1 43L-23 2'];
const unpainted = ['#C9D6E6'];

/** A kite is put together, one panel for each finished step. `done` is 0 to 4. Never cropped. */
export function Build({ done = 4 }: SceneProps & { done?: number }) {
  return (
    <Picture width={280} height={300} fit="xMidYMid meet" sky={false}>
      <Weather
        clouds={[
          [8, 60, 0.9, 0.9],
          [196, 30, 0.7, 0.8],
        ]}
        winds={[
          [20, 200, 60, 0.8, 0.9],
          [196, 160, 50, 0.8, 0.9],
        ]}
      />
      <g transform="translate(140 118) scale(2.6)">
        <path d={outline} fill="var(--surface)" opacity=".8" />
        {seams.slice(done).map((seam) => (
          <path
            key={seam}
            d={seam}
            fill="none"
            stroke="var(--il-string)"
            strokeOpacity=".55"
            strokeWidth=".9"
            strokeDasharray="2.4 2.4"
            strokeLinecap="round"
          />
        ))}
      </g>
      <Kite x={140} y={118} scale={2.6} panelCount={done} />
      <Cord d="M140 40V238M76 118H204" width={2.4} opacity={0.8} />
      <Tail
        curve={[
          [140, 238],
          [176, 262],
          [104, 270],
          [150, 296],
        ]}
        bows={2}
        colours={done > 2 ? bowColours : unpainted}
        scale={1}
        width={2}
      />
    </Picture>
  );
}
