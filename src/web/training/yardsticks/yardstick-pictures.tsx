import type { Sign } from '#training/engines/same-or-not/signs.ts';
import type { YardstickId } from '#training/run/yardstick.ts';
import { SignPicture } from '../engines/same-or-not/sign-picture.tsx';
import { stillAirPictures } from '../engines/still-air/intro-pictures.tsx';
import type { IntroPicture } from '../play/intro-picture.ts';

function SmallStrip({ y, strip, paired = [] }: { y: number; strip: readonly Sign[]; paired?: readonly number[] }) {
  return (
    <g transform={`translate(9 ${y})`}>
      <rect width="92" height="36" rx="10" fill="var(--surface)" />
      {strip.map((sign, place) => (
        <g key={sign} transform={`translate(${3 + place * 29} 3)`}>
          {paired.includes(place) && (
            <rect x="0.5" y="0.5" width="27" height="29" rx="7" fill="var(--accent-soft)" stroke="var(--accent)" />
          )}
          <svg
            x="3.500"
            y="4.500"
            width="21"
            height="21"
            color="var(--text)"
            fill="none"
            stroke="currentColor"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <SignPicture sign={sign} />
          </svg>
        </g>
      ))}
    </g>
  );
}

/** The rules, in pictures. */
export const yardstickPictures: Readonly<Record<YardstickId, readonly IntroPicture[]>> = {
  'still-air': stillAirPictures,
  'same-or-not': [
    {
      caption: 'Look at both strips.',
      picture: (
        <svg viewBox="0 0 110 110" aria-hidden="true">
          <SmallStrip y={15} strip={['ring', 'moon', 'star']} />
          <SmallStrip y={59} strip={['moon', 'star', 'hill']} />
        </svg>
      ),
    },
    {
      caption: 'A pair in both is Same.',
      picture: (
        <svg viewBox="0 0 110 110" aria-hidden="true">
          <SmallStrip y={15} strip={['ring', 'moon', 'star']} paired={[1, 2]} />
          <SmallStrip y={59} strip={['moon', 'star', 'hill']} paired={[0, 1]} />
        </svg>
      ),
    },
    {
      caption: 'Signs apart are Not.',
      picture: (
        <svg viewBox="0 0 110 110" aria-hidden="true">
          <SmallStrip y={15} strip={['ring', 'moon', 'star']} />
          <SmallStrip y={59} strip={['moon', 'wave', 'star']} />
        </svg>
      ),
    },
  ],
};
