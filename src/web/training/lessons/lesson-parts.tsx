import { cloudPath } from '../guided/drawing-parts.tsx';

export const line = {
  fill: 'none',
  stroke: 'var(--il-string)',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const dashed = { ...line, strokeWidth: 2.5, strokeDasharray: '1 8' } as const;

interface PlacedProps {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

export function CloudShape({ x, y, scale = 1 }: PlacedProps) {
  return (
    <path
      d={cloudPath}
      transform={`translate(${x - 12 * scale} ${y - 16 * scale}) scale(${scale})`}
      fill="var(--il-cloud)"
    />
  );
}

/** A step on the string. */
export function Knot({ x, y, isFull = false }: PlacedProps & { isFull?: boolean }) {
  return (
    <rect
      x={x - 9}
      y={y - 9}
      width="18"
      height="18"
      rx="4.5"
      transform={`rotate(45 ${x} ${y})`}
      fill={isFull ? '#F2512B' : 'var(--surface)'}
      stroke={isFull ? '#F2512B' : 'var(--il-string)'}
      strokeWidth="3.5"
    />
  );
}

/** A page with lines of text. */
export function Sheet({ x, y, scale = 1, turn = 0 }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) rotate(${turn} 30 38)`}>
      <rect width="60" height="76" rx="9" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.5" />
      <path d="M13 22H47M13 36H47M13 50H34" {...line} strokeWidth={3.5} opacity={0.55} />
    </g>
  );
}
