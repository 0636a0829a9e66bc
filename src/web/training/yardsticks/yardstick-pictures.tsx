import type { YardstickId } from '#training/run/yardstick.ts';
import type { Sign } from '#training/tasks/same-or-not/signs.ts';
import type { IntroPicture } from '../play/intro-picture.ts';
import { SignPicture } from '../tasks/same-or-not/sign-picture.tsx';

const stillDot = (
  <>
    <circle cx="55" cy="55" r="36" fill="none" stroke="var(--il-string)" strokeWidth="2" strokeDasharray="3 8" />
    <circle cx="55" cy="55" r="11" fill="var(--il-string)" />
  </>
);

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

/** What to do, in pictures. */
export const yardstickPictures: Readonly<Record<YardstickId, readonly IntroPicture[]>> = {
  'still-air': [
    {
      caption: 'Look at the dot, and wait.',
      picture: (
        <svg viewBox="0 0 110 110" aria-hidden="true">
          {stillDot}
        </svg>
      ),
    },
    {
      caption: 'It changes.',
      picture: (
        <svg viewBox="0 0 110 110" aria-hidden="true">
          <circle cx="55" cy="55" r="36" fill="none" stroke="var(--accent-deep)" strokeWidth="5" />
          <rect x="38" y="38" width="34" height="34" rx="8" transform="rotate(45 55 55)" fill="var(--accent)" />
        </svg>
      ),
    },
    {
      caption: 'Press at once.',
      picture: (
        <svg viewBox="0 0 110 110" aria-hidden="true">
          <rect x="14" y="38" width="82" height="40" rx="13" fill="var(--line)" />
          <rect
            x="14"
            y="34"
            width="82"
            height="40"
            rx="13"
            fill="var(--accent-soft)"
            stroke="var(--accent)"
            strokeWidth="2.6"
          />
          <text
            x="55"
            y="59.500"
            textAnchor="middle"
            fontSize="15"
            fontWeight="700"
            fontFamily="var(--font-display)"
            fill="var(--text)"
          >
            Press
          </text>
        </svg>
      ),
    },
  ],
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
