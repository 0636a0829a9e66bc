import type { ReactNode } from 'react';
import { card, cloudPath, hills, string } from '#web/training/guided/drawing-parts.tsx';

const cloud = (
  <>
    <path d={cloudPath} fill="var(--il-cloud)" />
    <path d="M32 50H58" {...string} strokeWidth="3.5" opacity=".55" />
    {hills}
  </>
);
const choice = [18, 40, 62].map((y) => (
  <g key={y}>
    <rect x="16" y={y} width="64" height="17" rx="7" {...card} />
    <path d={`M71 ${y + 4}l4.500 4.500-4.500 4.500-4.500-4.500z`} fill="none" stroke="var(--control)" strokeWidth="2" />
  </g>
));
const windowFrame = (
  <>
    <rect x="24" y="16" width="48" height="56" rx="8" fill="var(--il-sky-1)" />
    <circle cx="60" cy="52" r="9" fill="var(--il-sun)" />
    <path d="M24 58C38 48 52 64 72 54V72H24Z" fill="var(--il-hill-2)" />
    <rect x="24" y="16" width="48" height="56" rx="8" fill="none" stroke="var(--surface)" strokeWidth="5" />
    <path d="M48 16V72M24 38H72" stroke="var(--surface)" strokeWidth="4" />
    <rect x="16" y="70" width="64" height="9" rx="4" fill="var(--surface)" />
  </>
);

/** The pictures of the introduction, on a grid of 96. */
export const introDrawings: readonly ReactNode[] = [cloud, choice, windowFrame];
