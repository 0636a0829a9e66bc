import { placed } from './geometry.ts';

/** x, y, scale, opacity. */
export type CloudAt = readonly [number, number, number, number];
/** x, y, length, scale, opacity. */
export type WindAt = readonly [number, number, number, number, number];

interface WeatherProps {
  clouds?: readonly CloudAt[];
  winds?: readonly WindAt[];
}

/** Pill clouds and wind curls with one loop. */
export function Weather({ clouds = [], winds = [] }: WeatherProps) {
  return (
    <>
      {clouds.map(([x, y, scale, opacity]) => (
        <path
          key={`${x},${y}`}
          transform={placed(x, y, scale)}
          d="M10 14H76a10 10 0 0 1 0 20H10a10 10 0 0 1 0 -20ZM35 0H45a17 17 0 0 1 0 34H35a17 17 0 0 1 0 -34Z"
          fill="var(--il-cloud)"
          opacity={opacity}
        />
      ))}
      {winds.map(([x, y, length, scale, opacity]) => (
        <path
          key={`${x},${y}`}
          transform={placed(x, y, scale)}
          d={`M0 0H${length}c13 0 15 -17 4 -18c-8 0 -9 10 -2 11`}
          fill="none"
          stroke="var(--il-wind)"
          strokeWidth="4"
          strokeLinecap="round"
          opacity={opacity}
        />
      ))}
    </>
  );
}

export function Sun({ x, y, radius }: { x: number; y: number; radius: number }) {
  return <circle cx={x} cy={y} r={radius} fill="var(--il-sun)" />;
}
