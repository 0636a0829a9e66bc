import type { ReactNode } from 'react';
import type { WeatherId } from '#training/engines/weather-report/weather-copy.ts';

const cloud = 'M14 34a8 8 0 0 1 .5-16A14 14 0 0 1 41 20a7 7 0 0 1 1 14z';
const line = { fill: 'none', stroke: 'var(--il-string)', strokeWidth: 2.2, strokeLinecap: 'round' } as const;
const cloudy = <path d={cloud} fill="var(--il-cloud)" stroke="var(--il-string)" strokeWidth="2" />;

const drawings: Readonly<Record<WeatherId, ReactNode>> = {
  sun: (
    <>
      <circle cx="26" cy="26" r="10" fill="var(--il-sun)" />
      <path d="M26 8v3M26 41v3M8 26h3M41 26h3M13 13l2 2M37 37l2 2M13 39l2-2M37 15l2-2" {...line} />
    </>
  ),
  clear: (
    <>
      <circle cx="27" cy="21" r="9" fill="var(--il-sun)" />
      <path d="M8 39c8-7 15 4 22-1s10-3 14-1" {...line} />
    </>
  ),
  breeze: <path d="M8 22h22c7 0 8-10 2-10M8 31h30c7 0 8 10 2 10" {...line} />,
  cloud: cloudy,
  rain: (
    <>
      {cloudy}
      <path d="M18 40l-2 5M28 40l-2 5M38 40l-2 5" {...line} />
    </>
  ),
  fog: <path d="M10 16h26M14 24h30M8 32h30M16 40h24" {...line} />,
  storm: (
    <>
      {cloudy}
      <path d="M29 30l-6 8h6l-4 8" {...line} stroke="var(--accent)" strokeWidth="3" strokeLinejoin="round" />
    </>
  ),
  wind: <path d="M6 16h26c7 0 8-9 2-9M6 26h34M6 36h26c7 0 8 9 2 9M14 21h8M12 31h10" {...line} />,
};

/** One of the eight weathers, on a grid of 52. */
export function WeatherGlyph({ weather }: { weather: WeatherId }) {
  return (
    <svg viewBox="0 0 52 52" width="52" height="52" aria-hidden="true">
      {drawings[weather]}
    </svg>
  );
}
