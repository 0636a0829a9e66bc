import { useId } from 'react';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Bow, Cord } from '#web/ui/illustration/tail.tsx';
import { type CloudAt, Sun, Weather } from '#web/ui/illustration/weather.tsx';
import { Sky } from './sky.tsx';

/** The places of parked worries, the first ones in front. */
const places: readonly CloudAt[] = [
  [58, 98, 1.08, 1],
  [150, 52, 0.7, 0.92],
  [18, 30, 0.62, 0.92],
  [150, 14, 0.5, 0.92],
  [92, 62, 0.5, 0.92],
];
const width = 236;
const height = 224;

/** Dusk in a window, where each parked worry is a cloud; at most five are drawn. */
export function WindowPicture({ clouds }: { clouds: number }) {
  const clip = useId();
  return (
    <svg viewBox="-77 -34 390 320" aria-hidden="true">
      <clipPath id={clip}>
        <rect width={width} height={height} rx="22" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Sky width={width} height={height} />
        <Sun x={178} y={150} radius={34} />
        <Weather clouds={places.slice(0, clouds)} />
        <path d="M0 178C60 140 120 196 236 158V224H0Z" fill="var(--il-hill-1)" />
        <path d="M0 206C70 170 150 220 236 190V224H0Z" fill="var(--il-hill-2)" />
      </g>
      <g fill="none" stroke="var(--surface)">
        <rect width={width} height={height} rx="22" strokeWidth="12" />
        <path d="M118 0V224M0 80.6H236" strokeWidth="9" />
      </g>
      <rect x="-26" y="220" width="288" height="22" rx="9" fill="var(--surface)" />
      <rect x="-26" y="236" width="288" height="6" rx="3" fill="var(--line)" />
      <Kite x={-2} y={184} scale={0.74} turn={-14} />
      <Cord d="M8 218C30 258 46 238 56 268" width={1.6} opacity={1} />
      <Bow x={30} y={246} turn={30} scale={0.7} colour="#5AA2E6" />
      <Bow x={50} y={256} turn={50} scale={0.7} colour="#FFBF3F" />
    </svg>
  );
}
