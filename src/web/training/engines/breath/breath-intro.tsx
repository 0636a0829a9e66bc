import { breathCopy } from '#training/engines/breath/breath-copy.ts';
import { Sky } from '#web/training/pictures/sky.tsx';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Sun } from '#web/ui/illustration/weather.tsx';

/** The horizon high, low, and between two paces; on a square of 120. */
const scenes = [
  { horizon: 58, arrow: 'M60 40V18M52 26l8 -8 8 8' },
  { horizon: 88, arrow: 'M60 18V40M52 32l8 8 8 -8' },
  { horizon: 74, arrow: 'M44 30H20M28 22l-8 8 8 8M76 30h24M92 22l8 8 -8 8' },
];

export const breathIntro: readonly IntroPicture[] = scenes.map(({ horizon, arrow }, index) => ({
  caption: breathCopy.intro[index]!,
  picture: (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <Sky width={120} height={120} />
      <Sun x={36} y={66} radius={20} />
      <path
        d={`M0 ${horizon}C30 ${horizon - 16} 60 ${horizon + 16} 120 ${horizon - 4}V120H0Z`}
        fill="var(--il-hill-1)"
      />
      <Kite x={86} y={horizon - 14} scale={0.42} turn={10} />
      <path
        d={`M0 ${horizon + 16}C40 ${horizon + 2} 70 ${horizon + 28} 120 ${horizon + 12}V120H0Z`}
        fill="var(--il-hill-2)"
      />
      <path
        d={arrow}
        fill="none"
        stroke="var(--il-string)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  ),
}));

const numbered = (number: number) => (
  <svg viewBox="0 0 120 120" aria-hidden="true">
    <Sky width={120} height={120} />
    <path d="M0 88C30 72 60 104 120 84V120H0Z" fill="var(--il-hill-1)" />
    <path d="M0 104C40 90 70 116 120 100V120H0Z" fill="var(--il-hill-2)" />
    <text
      x="60"
      y="66"
      textAnchor="middle"
      fontSize="52"
      fontWeight="700"
      fontFamily="var(--font-display)"
      fill="var(--text)"
    >
      {number}
    </text>
  </svg>
);

/** For the form in which a number is counted and the horizon stands still. */
export const countingIntro: readonly IntroPicture[] = [numbered(4), numbered(6), breathIntro[2]!.picture].map(
  (picture, index) => ({ caption: breathCopy.introCounting[index]!, picture }),
);
