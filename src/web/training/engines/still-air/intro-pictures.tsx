import type { IntroPicture } from '#web/training/play/intro-picture.ts';

const stillDot = (
  <>
    <circle cx="55" cy="55" r="36" fill="none" stroke="var(--il-string)" strokeWidth="2" strokeDasharray="3 8" />
    <circle cx="55" cy="55" r="11" fill="var(--il-string)" />
  </>
);

/** The rules, in three pictures. */
export const stillAirPictures: readonly IntroPicture[] = [
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
];
