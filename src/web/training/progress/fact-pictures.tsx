import type { ReactNode } from 'react';
import type { WeekFactId } from '#training/facts/week-facts.ts';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { Bow, Cord } from '#web/ui/illustration/tail.tsx';
import { Sun } from '#web/ui/illustration/weather.tsx';

/** What facts of weeks are about, on a grid of 96 × 72. A picture shows no number, so that it claims nothing. */

const clock = (
  <>
    <circle cx="36" cy="37" r="21" fill="var(--surface)" stroke="var(--il-string)" strokeWidth="2.4" />
    <path d="M36 24V37H27" {...line(2.4)} />
    <path d="M62 46C68 42 72 36 76 31" {...line(2)} strokeDasharray="1 5" />
    <Kite x={78} y={26} scale={0.34} turn={30} />
  </>
);

const tail = (
  <>
    <Cord d="M20 24C36 64 52 4 94 46" width={1.8} opacity={1} />
    <Bow x={32} y={38} turn={81} scale={0.7} colour="#FF7E58" />
    <Bow x={46} y={34} turn={70} scale={0.7} colour="#FFBF3F" />
    <Bow x={62} y={30} turn={95} scale={0.7} colour="#5AA2E6" />
    <Bow x={80} y={36} turn={120} scale={0.7} colour="#5DBE92" />
    <Kite x={16} y={15} scale={0.34} turn={-30} />
  </>
);

const three = (
  <>
    <Sun x={48} y={46} radius={20} />
    {ground(54, 1)}
    <path d="M22 36V58M48 30V58M74 36V58" {...line(1.3)} />
    <Kite x={22} y={24} scale={0.34} turn={-14} />
    <Kite x={48} y={18} scale={0.34} turn={6} />
    <Kite x={74} y={24} scale={0.34} turn={18} />
    {ground(63, 3)}
  </>
);

const paper = (
  <>
    <path
      d="M26 14H68a8 8 0 0 1 8 8V40a8 8 0 0 1-8 8H46L36 58V48H26a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z"
      fill="var(--surface)"
      stroke="var(--il-string)"
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path d="M30 26H64M30 36H52" {...line(2.4)} />
  </>
);

export const factPictures: Readonly<Record<WeekFactId, ReactNode>> = {
  'week-days': three,
  'week-when': (
    <>
      <Sun x={48} y={40} radius={18} />
      {ground(50, 2)}
      {ground(60, 3)}
    </>
  ),
  'week-minutes': clock,
  'week-guesses': clock,
  'week-kinds': (
    <>
      <Cord d="M4 58C30 66 60 50 92 58" width={2} opacity={1} />
      <Bow x={24} y={60} turn={4} scale={1.3} colour="#5AA2E6" />
      <Bow x={72} y={57} turn={-4} scale={1.3} colour="#FFBF3F" />
      <Kite x={48} y={25} scale={0.5} turn={12} />
    </>
  ),
  'week-places': (
    <>
      {ground(46, 1)}
      {ground(55, 2)}
      <path d="M8 50C28 26 50 46 76 24" {...line(2.2)} strokeDasharray="1 6" />
      <Kite x={80} y={19} scale={0.36} turn={34} />
      {ground(64, 3)}
    </>
  ),
  'week-sums': tail,
  'week-begun': <path d="M-2 42C18 40 34 20 46 20S64 50 52 50 40 20 58 20 82 40 98 40" {...line(3.2)} />,
  'week-lines': paper,
  'week-rest': (
    <>
      <path d="M60 38A18 18 0 0 1 40 14a18 18 0 1 0 20 24z" fill="var(--il-sun)" />
      {ground(54, 2)}
      {ground(63, 3)}
    </>
  ),
};

function line(width: number) {
  return {
    fill: 'none',
    stroke: 'var(--il-string)',
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
}

function ground(y: number, shade: 1 | 2 | 3): ReactNode {
  return (
    <path
      d={`M-2 ${y}C20 ${y - 8} 34 ${y + 5} 52 ${y - 2}S80 ${y - 6} 98 ${y}V74H-2Z`}
      fill={`var(--il-hill-${shade})`}
    />
  );
}
