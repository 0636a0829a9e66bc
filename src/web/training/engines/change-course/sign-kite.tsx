import { useId } from 'react';
import type { CourseRound } from '#training/engines/change-course/course-rounds.ts';
import { Bow, Cord } from '#web/ui/illustration/tail.tsx';

/** Fixed colours, because the names of the answers depend on them: upper left, upper right, lower right, lower left. */
const panels = {
  warm: ['#F2512B', '#FF7049', '#E0421B', '#C63A19'],
  cool: ['#3F8AD2', '#5AA2E6', '#2F74B8', '#256299'],
} as const;
const outline =
  'M-3.2 -26.16Q0 -30 3.2 -26.16L21.16 -4.61Q25 0 22.13 5.27L1.91 42.49Q0 46 -1.91 42.49L-22.13 5.27Q-25 0 -21.16 -4.61Z';
const corners = ['M0 0H-28V-33H0Z', 'M0 0V-33H28V0Z', 'M0 0H28V51H0Z', 'M0 0V51H-28V0Z'];
const stripes = [-18, -6, 6, 18, 30, 42].map((y) => `M-30 ${y}H30`).join('');
const dots = [
  [-11, -6],
  [11, -6],
  [0, -18],
  [-13, 8],
  [13, 8],
  [0, 4],
  [-7, 19],
  [7, 19],
  [0, 31],
] as const;

interface SignKiteProps extends Pick<CourseRound, 'isWarm' | 'points'> {
  x: number;
  y: number;
  scale: number;
}

/** A kite that points to a side: warm with stripes or cool with dots, so that it can be recognised without colour. */
export function SignKite({ isWarm, points, x, y, scale }: SignKiteProps) {
  const clip = useId();
  const colours = panels[isWarm ? 'warm' : 'cool'];
  return (
    <g transform={`translate(${x} ${y}) rotate(${points === 'left' ? -90 : 90}) scale(${scale})`}>
      <Cord d="M0 45C9 56 -9 64 1 76" width={1} opacity={1} />
      <Bow x={4} y={55} turn={20} scale={0.5} colour="#FFBF3F" />
      <Bow x={-3} y={66} turn={-24} scale={0.5} colour={isWarm ? '#5AA2E6' : '#FF7E58'} />
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {/* Under the corners, so that the background does not shine through where they meet. */}
        <path d={outline} fill={colours[2]} />
        {corners.map((corner, i) => (
          <path key={corner} d={corner} fill={colours[i]} />
        ))}
        {isWarm ? (
          <path d={stripes} stroke="#fff" strokeOpacity=".62" strokeWidth="3" />
        ) : (
          dots.map(([dotX, dotY]) => (
            <circle key={`${dotX},${dotY}`} cx={dotX} cy={dotY} r="3" fill="#fff" fillOpacity=".8" />
          ))
        )}
      </g>
      <path d={outline} fill="none" stroke="var(--il-ink)" strokeOpacity=".9" strokeWidth="1.1" />
    </g>
  );
}

/** The colours as two small marks, with the patterns of the kites. */
export function ColourMark({ isWarm }: { isWarm: boolean }) {
  const clip = useId();
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      {isWarm ? (
        <>
          <clipPath id={clip}>
            <circle cx="13" cy="13" r="12" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <rect width="26" height="26" fill="#F2512B" />
            <path d="M0 6H26M0 13H26M0 20H26" stroke="#fff" strokeWidth="2.8" />
          </g>
        </>
      ) : (
        <>
          <circle cx="13" cy="13" r="12" fill="#2F74B8" />
          <path
            d="M9 9h.01M17 9h.01M9 17h.01M17 17h.01M13 13h.01"
            stroke="#fff"
            strokeWidth="4.4"
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  );
}
