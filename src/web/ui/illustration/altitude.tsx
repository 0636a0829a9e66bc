import { Kite } from './kite.tsx';

const positions = [
  { x: 45, y: 41, turn: 128, colours: 'mist', string: 'M12 52C18 40 26 58 32 48S38 44 45 41' },
  { x: 45, y: 30, turn: 64, colours: 'sky', string: 'M12 52C24 52 36 46 45 30' },
  { x: 44, y: 17, turn: 14, colours: 'kite', string: 'M12 52C20 46 36 36 44 17' },
] as const;

/** The higher the kite, the stronger the yes: 0 disagree, 1 neutral, 2 agree. */
export function Altitude({ level }: { level: 0 | 1 | 2 }) {
  const { x, y, turn, colours, string } = positions[level];
  return (
    <svg width="72" height="66" viewBox="0 0 64 60" aria-hidden="true">
      <path d="M4 54.5H60" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
      <path d={string} fill="none" stroke="var(--text-3)" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="12" cy="52" r="3.2" fill="var(--text)" />
      <Kite x={x} y={y} scale={0.44} turn={turn} colours={colours} />
    </svg>
  );
}
