import { thumbLine } from '#web/training/pictures/thumb-line.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';

const knots = [
  [14, 57],
  [26, 42],
  [40, 33],
] as const;

/** On a grid of 72. */
export const thumb = (
  <>
    <path d="M12 58C24 58 18 38 32 38S40 18 58 16" {...thumbLine} strokeWidth="2" />
    {knots.map(([x, y]) => (
      <rect
        key={x}
        x={x - 5}
        y={y - 5}
        width="10"
        height="10"
        rx="2.6"
        transform={`rotate(45 ${x} ${y})`}
        fill="var(--surface)"
        stroke="var(--il-string)"
        strokeWidth="2.4"
      />
    ))}
    <Kite x={56} y={19} scale={0.36} turn={40} />
  </>
);
