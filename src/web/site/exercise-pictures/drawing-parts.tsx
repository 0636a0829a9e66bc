import type { ReactNode } from 'react';

/** Parts of the pictures of exercises, on a grid of 72. What leaves the grid is seen on cards and pages. */

interface StrokeProps {
  d: string;
  width?: number;
  dashed?: boolean;
  faint?: boolean;
}

/** A line of string; dashed, it is a way. */
export function Stroke({ d, width = 2, dashed, faint }: StrokeProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke="var(--il-string)"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={dashed ? '1 6' : undefined}
      opacity={faint ? 0.55 : undefined}
    />
  );
}

/** What is filled and has an edge. */
export const edged = { fill: 'var(--surface)', stroke: 'var(--il-string)', strokeWidth: 2.2 } as const;

interface GroundProps {
  /** Its height in the middle. */
  y: number;
  shade: 1 | 2 | 3;
  /** How hilly it is. */
  swing?: number;
}

/** It goes on beside and below the grid, because a card shows more of it than a thumb. */
export function Ground({ y, shade, swing = 7 }: GroundProps) {
  const ridge = `M-60 ${y + 1}C-20 ${y - swing} 6 ${y + swing} 34 ${y - 2}S84 ${y - swing} 132 ${y + 1}`;
  return <path d={`${ridge}V130H-60Z`} fill={`var(--il-hill-${shade})`} />;
}

interface CloudProps {
  x: number;
  y: number;
  scale: number;
}

/** A cloud with an edge, to look at. */
export function EdgedCloud({ x, y, scale }: CloudProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M8 30a8 8 0 0 1 .8 -16A14 14 0 0 1 35 16a7 7 0 0 1 1 14z"
      {...edged}
      fill="var(--il-cloud)"
    />
  );
}

interface SheetProps {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  children: ReactNode;
}

/** A sheet of paper with what is written on it. */
export function Paper({ x, y, width, height, turn, children }: SheetProps) {
  return (
    <g transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}>
      <rect x={x} y={y} width={width} height={height} rx="4" {...edged} />
      {children}
    </g>
  );
}

/** A knot: a rounded square on its corner. */
export function Knot({ x, y, opacity, filled }: { x: number; y: number; opacity?: number; filled?: boolean }) {
  return (
    <rect
      x={x - 5}
      y={y - 5}
      width="10"
      height="10"
      rx="2.6"
      transform={`rotate(45 ${x} ${y})`}
      {...edged}
      fill={filled ? 'var(--il-string)' : 'var(--surface)'}
      opacity={opacity}
    />
  );
}
