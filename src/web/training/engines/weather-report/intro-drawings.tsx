import type { ReactNode } from 'react';
import { card, cloudPath, hills } from '#web/training/guided/drawing-parts.tsx';

const weather = (
  <>
    <circle cx="36" cy="36" r="17" fill="var(--il-sun)" />
    <path d={cloudPath} fill="var(--il-cloud)" transform="translate(8 6)" />
    {hills}
  </>
);
const words = [16, 40, 64].map((y, index) => (
  <rect
    key={y}
    x={[18, 34, 22][index]}
    y={y}
    width={[40, 48, 52][index]}
    height="18"
    rx="8"
    {...card}
    stroke={index === 1 ? 'var(--accent)' : 'var(--line)'}
    strokeWidth="2"
  />
));
const strength = [0, 1, 2, 3, 4].map((index) => (
  <rect
    key={index}
    x={14 + index * 14.5}
    y={66 - index * 9}
    width="10"
    height={12 + index * 9}
    rx="4"
    fill={index < 3 ? 'var(--accent)' : 'var(--surface)'}
  />
));

/** The pictures of the introduction, on a grid of 96. */
export const introDrawings: readonly ReactNode[] = [weather, words, strength];
