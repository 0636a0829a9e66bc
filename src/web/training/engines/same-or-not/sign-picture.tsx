import type { ReactNode } from 'react';
import type { Sign } from '#training/engines/same-or-not/signs.ts';

/* On a grid of 48, in one colour, because only the shape counts. */
const drawings: Readonly<Record<Sign, ReactNode>> = {
  ring: <circle cx="24" cy="24" r="14" />,
  moon: <path fill="currentColor" strokeWidth="2" d="M29 7a18 18 0 1 0 11 25A15 15 0 0 1 29 7Z" />,
  star: (
    <path
      fill="currentColor"
      strokeWidth="2"
      d="M24 5l5.300 12.500L43 18.700 32.600 27.700 35.800 41 24 34 12.200 41l3.200-13.300L5 18.700l13.700-1.200Z"
    />
  ),
  drop: <path d="M24 7C31 17 36 22 36 29a12 12 0 0 1-24 0C12 22 17 17 24 7Z" />,
  wave: <path d="M6 17q6-8 12 0t12 0 12 0M6 32q6-8 12 0t12 0 12 0" />,
  hill: <path fill="currentColor" strokeWidth="2" d="M4 38C12 34 14 12 24 12s12 22 20 26Z" />,
  cross: <path d="M11 11 37 37M37 11 11 37" />,
  flag: <path d="M13 43V7l24 9-24 9" />,
  knot: (
    <rect
      fill="currentColor"
      strokeWidth="2"
      x="12"
      y="12"
      width="24"
      height="24"
      rx="5"
      transform="rotate(45 24 24)"
    />
  ),
  gate: <path d="M10 42V21a14 14 0 0 1 28 0v21M24 20v22" />,
};

/** A sign of Same or not, in the stroke of the element around it. */
export function SignPicture({ sign }: { sign: Sign }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {drawings[sign]}
    </svg>
  );
}
