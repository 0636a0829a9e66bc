import type { ReactNode } from 'react';
import type { IntroPicture } from '#web/training/play/intro-picture.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Cord } from '#web/ui/illustration/tail.tsx';

const rows = [26, 55, 84];

const Card = ({
  y,
  x = 36,
  width = 62,
  isLifted = false,
}: {
  y: number;
  x?: number;
  width?: number;
  isLifted?: boolean;
}) => (
  <g>
    <rect
      x={x}
      y={y - 11}
      width={width}
      height="22"
      rx="7"
      fill="var(--surface)"
      stroke={isLifted ? 'var(--accent)' : 'var(--line)'}
      strokeWidth={isLifted ? 2.5 : 1.5}
    />
    <path d={`M${x + 9} ${y}H${x + width - 20}`} stroke="var(--il-string)" strokeWidth="3.500" strokeLinecap="round" />
  </g>
);

const Knot = ({ y, isDone = false }: { y: number; isDone?: boolean }) => (
  <rect
    x="13"
    y={y - 5}
    width="10"
    height="10"
    rx="2.6"
    transform={`rotate(45 18 ${y})`}
    fill={isDone ? 'var(--accent)' : 'var(--surface)'}
    stroke={isDone ? 'var(--accent)' : 'var(--control)'}
    strokeWidth="2"
  />
);

const Picture = ({ doneCount = 0, children }: { doneCount?: number; children: ReactNode }) => (
  <svg viewBox="0 0 110 110" aria-hidden="true">
    <Cord d="M18 6V26C27 36 27 45 18 55C9 65 9 74 18 84V104" width={1.8} opacity={1} />
    {rows.map((y, index) => (
      <Knot key={y} y={y} isDone={index < doneCount} />
    ))}
    {children}
  </svg>
);

export const introPictures: readonly IntroPicture[] = [
  {
    picture: (
      <Picture>
        {rows.map((y) => (
          <Card key={y} y={y} />
        ))}
      </Picture>
    ),
    caption: 'Read what each step needs.',
  },
  {
    picture: (
      <Picture>
        <Card y={26} />
        <Card y={84} />
        <Card y={62} x={40} isLifted />
        <path
          d="M92 50V38M87 42l5-5 5 5"
          fill="none"
          stroke="var(--accent-deep)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Picture>
    ),
    caption: 'Move the cards.',
  },
  {
    picture: (
      <Picture doneCount={2}>
        {rows.map((y) => (
          <Card key={y} y={y} />
        ))}
        <Kite x={18} y={80} scale={0.42} turn={180} />
      </Picture>
    ),
    caption: 'Fly it and see.',
  },
];
