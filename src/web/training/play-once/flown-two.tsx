import { type Flight, kiteAt } from '#training/engines/hold-the-line/flight.ts';
import { at, type Point, placed } from '#web/ui/illustration/geometry.ts';
import { Hill } from '#web/ui/illustration/hill.tsx';
import { Kite } from '#web/ui/illustration/kite.tsx';
import { handOf, Person, type Stance } from '#web/ui/illustration/person.tsx';
import { Bow, Cord } from '#web/ui/illustration/tail.tsx';
import { Sun } from '#web/ui/illustration/weather.tsx';
import { lean, side } from '../engines/hold-the-line/arena-measures.ts';

const stepMs = 100;
const lastMs = 5000;
const height = 440;
const person: Stance = { x: 48, y: 408, scale: 1.3 };
const colours = ['#F2512B', '#F8A63A'] as const;

/**
 * The way the two own kites of a round flew, as two warm lines, with the strings that ran to them all the time. Without a
 * flight, the same place with one kite that stands.
 */
export function FlownTwo({ flight }: { flight: Flight | null }) {
  const ground = { width: side, height };
  return (
    <svg viewBox={`0 0 ${side} ${height}`} aria-hidden="true">
      <Sun x={290} y={height - 96} radius={44} />
      <Hill {...ground} shade={1} ridge={[96, 0.25, 130, 0.5, 70, 0.72, 96, 118]} />
      <Hill {...ground} shade={2} ridge={[62, 0.2, 88, 0.45, 44, 0.7, 62, 66]} />
      <Hill {...ground} shade={3} ridge={[24, 0.15, 50, 0.4, 28, 0.62, 18, 30]} />
      <rect x={-4 * side} y={height} width={9 * side} height={4 * height} fill="var(--il-hill-3)" />
      {flight === null ? <Standing /> : <Flown flight={flight} />}
      <Person {...person} />
    </svg>
  );
}

function Flown({ flight }: { flight: Flight }) {
  return (
    <>
      {colours.map((colour, kite) => (
        <path
          key={colour}
          d={pathOf(flight, kite)}
          fill="none"
          stroke={colour}
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity="0.9"
        />
      ))}
      {colours.map((colour, kite) => {
        const { x, y, lean: leaning } = kiteAt(flight, lastMs, kite);
        return <KiteOnString key={colour} end={[x * side, y * side]} turn={leaning * lean} />;
      })}
    </>
  );
}

const Standing = () => <KiteOnString end={[214, 150]} turn={12} />;

function KiteOnString({ end, turn }: { end: Point; turn: number }) {
  return (
    <>
      <Cord d={stringTo(end)} width={1.6} opacity={0.8} />
      <g transform={placed(...end, 1, turn)}>
        <path d="M0 30q4.800 8 -4 16" fill="none" stroke="var(--il-string)" strokeWidth="1.5" strokeLinecap="round" />
        <Bow x={2} y={39} turn={-16} scale={1.02} colour="#F2512B" />
        <Kite scale={0.86} colours="sky" />
      </g>
    </>
  );
}

function pathOf(flight: Flight, kite: number): string {
  const points = Array.from({ length: lastMs / stepMs + 1 }, (_, step) => {
    const { x, y } = kiteAt(flight, step * stepMs, kite);
    return at(x * side, y * side);
  });
  return `M${points.join('L')}`;
}

function stringTo([x, y]: Point): string {
  const [handX, handY] = handOf(person);
  return `M${at(handX, handY)}C${at(handX + 60, handY - 30, x - 40, y + 110, x, y)}`;
}
