import { placed } from './geometry.ts';

interface HouseProps {
  /** The middle of the front, on the ground. */
  x: number;
  y: number;
  scale: number;
  /** Warm light behind the windows. */
  lit?: boolean;
}

/** A small house, 120 wide and 118 high to the ridge. */
export function House({ x, y, scale, lit }: HouseProps) {
  const pane = lit ? 'var(--k4)' : 'var(--il-sky-1)';
  return (
    <g transform={placed(x, y, scale)}>
      <path d="M30 -92V-112H44V-78Z" fill="var(--il-hill-3)" />
      <path d="M-50 0V-62H50V0Z" fill="var(--il-cloud)" />
      <path d="M-50 -62H50V-54H-50Z" fill="var(--il-hill-1)" />
      <path d="M-54 -60L0 -112L54 -60Z" fill="var(--k2)" stroke="var(--k2)" strokeWidth="12" strokeLinejoin="round" />
      <path d="M0 -118L4 -116L58 -64Q62 -54 54 -54H0Z" fill="var(--k3)" />
      <circle cy="-80" r="9" fill={pane} />
      <path d="M-32 -40H-8V-16H-32Z" fill={pane} stroke={pane} strokeWidth="4" strokeLinejoin="round" />
      <path d="M-20 -42V-14M-34 -28H-6" stroke="var(--il-cloud)" strokeWidth="2.5" />
      <path d="M12 0V-32a12 12 0 0 1 24 0V0Z" fill="var(--il-hill-3)" />
    </g>
  );
}
