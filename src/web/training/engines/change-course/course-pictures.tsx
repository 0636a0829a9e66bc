import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import { SignKite } from './sign-kite.tsx';

export const courseIntro: readonly IntroPicture[] = [
  {
    caption: 'Read the sign.',
    picture: (
      <svg viewBox="0 0 110 110" aria-hidden="true">
        <path d="M38 0V24M72 0V24" stroke="var(--il-string)" strokeWidth="1.6" />
        <rect x="14" y="24" width="82" height="36" rx="11" fill="var(--surface)" />
        <text
          x="55"
          y="47"
          textAnchor="middle"
          fontSize="13.5"
          fontWeight="700"
          fontFamily="var(--font-display)"
          fill="var(--text)"
        >
          Which way?
        </text>
        <path d="M0 92C30 76 70 100 110 84V110H0Z" fill="var(--il-hill-2)" />
      </svg>
    ),
  },
  {
    caption: 'Look at the kite.',
    picture: (
      <svg viewBox="0 0 110 110" aria-hidden="true">
        <SignKite isWarm={false} points="right" x={64} y={55} scale={0.82} />
      </svg>
    ),
  },
  {
    caption: 'Press left or right.',
    picture: (
      <svg viewBox="0 0 110 110" aria-hidden="true" fill="none" strokeWidth="2.6" strokeLinejoin="round">
        <rect x="10" y="34" width="42" height="46" rx="12" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
        <path d="M38 57H24M29 51.5 23.5 57l5.5 5.5" stroke="var(--text-3)" strokeLinecap="round" />
        <rect x="58" y="34" width="42" height="46" rx="12" fill="var(--accent-soft)" stroke="var(--accent)" />
        <path d="M72 57H86M81 51.5 86.5 57l-5.5 5.5" stroke="var(--text)" strokeLinecap="round" />
      </svg>
    ),
  },
];
