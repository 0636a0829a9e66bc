import { clockIntro } from '#training/engines/clocks/clocks-copy.ts';
import { Sky } from '#web/training/pictures/sky.tsx';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import { Person } from '#web/ui/illustration/person.tsx';
import { Sun } from '#web/ui/illustration/weather.tsx';

/** The sun up, high and down, on a square of 120; its road is dotted. */
const suns = [
  [24, 62],
  [60, 32],
  [98, 74],
] as const;

export const clocksIntro: readonly IntroPicture[] = clockIntro.map((caption, index) => ({
  caption,
  picture: (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <Sky width={120} height={120} />
      <path
        d="M12 78C32 22 88 22 108 78"
        fill="none"
        stroke="var(--il-wind)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <Sun x={suns[index]![0]} y={suns[index]![1]} radius={16} />
      <path d="M0 78C30 60 60 92 120 68V120H0Z" fill="var(--il-hill-1)" />
      <path d="M0 94C40 78 70 106 120 88V120H0Z" fill="var(--il-hill-2)" />
      <Person x={44} y={98} scale={0.8} sitting hand={[14, -19]} />
      <path d="M0 108C40 96 80 116 120 104V120H0Z" fill="var(--il-hill-3)" />
    </svg>
  ),
}));
