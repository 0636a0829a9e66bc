import type { Wind } from '#training/engines/wait-for-the-gust/wind-rounds.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Cord, Tail } from '#web/ui/illustration/tail.tsx';
import { Weather } from '#web/ui/illustration/weather.tsx';
import type { Lean } from './kite-lean.ts';
import styles from './wait-for-the-gust.module.css';
import { WindSign } from './wind-sign.tsx';

const winds: readonly Wind[] = ['fair', 'gust'];
const tailColours = ['#FFBF3F', '#5AA2E6', '#2B8A63'] as const;
/** Degrees at the full lean: the string about the reel, and the kite about its own crossing. */
const degrees = { fair: { string: -1.5, kite: -12 }, gust: { string: 2, kite: 42 } } as const;

/** The sign beside the kite; painting shows one of the two. */
export function WindSky() {
  return (
    <svg className={styles.sky} viewBox="0 0 390 300" aria-hidden="true">
      <Weather winds={[[40, 40, 70, 0.8, 0.45]]} />
      <g data-blows="" opacity="0">
        <Weather
          winds={[
            [-6, 60, 130, 1.2, 0.9],
            [-20, 262, 150, 1.1, 0.9],
            [236, 44, 110, 1, 0.8],
            [214, 286, 80, 0.9, 0.7],
          ]}
        />
      </g>
      <g className={styles.string} data-turns="string">
        <Cord d="M195 522C205 440 330 380 318 120" width={1.8} opacity={1} />
        <g className={styles.kite} data-turns="kite">
          <Tail
            curve={[
              [305.87, 162.3],
              [300, 190],
              [330, 210],
              [300, 236],
            ]}
            bows={3}
            scale={0.8}
            width={1.7}
            colours={tailColours}
          />
          <Kite x={318} y={120} scale={1.08} turn={16} />
        </g>
      </g>
      <g transform="translate(156 150) scale(1.18)">
        {winds.map((wind) => (
          <g key={wind} data-part={wind}>
            <WindSign wind={wind} />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Turns string and kite by a lean. */
export function showLean(stage: Element | null, { wind, share }: Lean): void {
  for (const part of stage?.querySelectorAll<SVGElement>('[data-turns]') ?? []) {
    const turn = wind === null ? 0 : degrees[wind][part.dataset.turns as 'string' | 'kite'] * share;
    part.style.transform = `rotate(${turn}deg)`;
  }
  const blowing = stage?.querySelector<SVGElement>('[data-blows]');
  if (blowing) blowing.style.opacity = String(wind === 'gust' ? share : 0);
}
