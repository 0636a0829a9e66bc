import { type Random, wholeBelow } from '#training/run/random.ts';
import type { Flight, Frame } from './flight.ts';
import type { Light } from './light.ts';
import { alongSmooth, bowLine, hand, kite, knot, type Point, person, short, smoothLine } from './shapes.ts';

const shirts = ['#FFBF3F', '#5AA2E6', '#F28AA0', '#5DBE92', '#F4F9FF', '#F2714B'] as const;
const skins = ['#C98A63', '#8A5A3C', '#E3B08B', '#5E3B28', '#D9A27C'] as const;
export const bowColours = ['#FFBF3F', '#5AA2E6', '#FF7E58', '#5DBE92'] as const;
/** Shares of the width and of the height. */
const standsAt = 0.19;
const startsAt: Point = [0.06, 0.5];
const kiteAt: Point = [0.76, 0.2];
/** The way has so many points, each of two digits of the trace. */
const steps = 12;
const middleDigit = 7.5;
/** The points of the way that have a loop, by the number of places passed. */
const loopsAt: readonly (readonly number[])[] = [[], [5], [3, 7], [2, 5, 9]];
/** Points of a loop. */
const around = 6;

interface FlownFrame extends Frame {
  /** The height of the near hill at a share of the width. */
  nearAt(x: number): number;
}

/** The way through the trace to the kite, with a loop for each place passed; the tail, the string and who holds it. */
export function flownOf(flight: Flight, { w, h, unit, light, nearAt }: FlownFrame, random: Random) {
  const [from, to]: Point[] = [startsAt, kiteAt].map(([x, y]): Point => [x * w, y * h]) as [Point, Point];
  const way = wayThrough(flight, { from, to, unit });
  const scale = 1.25 * unit;
  const turn = kiteTurn(way.points);
  const feet: Point = [w * standsAt, nearAt(standsAt) + 5 * unit];
  const figureScale = 1.25 * unit;
  const held: Point = [feet[0] + hand[0] * figureScale, feet[1] + hand[1] * figureScale];
  const side = random() > 0.5 ? 1 : -1;
  const shirt = shirts[wholeBelow(random, shirts.length)]!;
  const skin = skins[wholeBelow(random, skins.length)]!;
  return {
    way: warmLine(flight.id, way.points, light, unit) + way.knots.map((at) => knot(at, unit)).join(''),
    kite:
      stringTo(held, to, light, unit) +
      tailOf({ foot: footOf(to, scale, turn), bows: flight.bows, side, scale, light }) +
      kite(to, scale, turn),
    figure: person(feet, figureScale, { shirt, skin }),
  };
}

interface Ends {
  from: Point;
  to: Point;
  unit: number;
}

/** Quick parts of the rhythm lie higher. */
function wayThrough({ trace, passed }: Flight, { from, to, unit }: Ends): { points: Point[]; knots: Point[] } {
  const loops = loopsAt[Math.min(passed, loopsAt.length - 1)]!;
  const points: Point[] = [from];
  const knots: Point[] = [];
  for (const [i, pace] of pacesOf(trace).entries()) {
    const share = (i + 1) / (steps + 1);
    const swing = 54 * unit * (0.55 + 0.45 * Math.sin(Math.PI * share));
    const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share ** 1.15 - pace * swing];
    if (loops.includes(i)) {
      knots.push(at);
      points.push(...loopAt(at, 19 * unit, loops.indexOf(i) % 2 === 1 && passed > 2));
    } else points.push(at);
  }
  points.push(to);
  return { points, knots };
}

/** From -1 to 1, slow to quick. */
function pacesOf(trace: string): number[] {
  const digits = [...trace].map((digit) => (Number.parseInt(digit, 16) - middleDigit) / middleDigit);
  const each = digits.length / steps;
  return Array.from({ length: steps }, (_, i) => {
    const own = digits.slice(i * each, (i + 1) * each);
    return own.reduce((sum, digit) => sum + digit, 0) / each;
  });
}

/** Once around and a little on, from its knot at the bottom, or at the top of a loop below the way. */
function loopAt([x, y]: Point, radius: number, isBelow: boolean): Point[] {
  const up = isBelow ? -1 : 1;
  return Array.from({ length: around + 1 }, (_, k) => {
    const angle = up * (Math.PI / 2 - (2 * Math.PI * k) / around);
    return [
      x + 1.06 * radius * Math.cos(angle) + (k - around / 2) * 0.1 * radius,
      y - up * radius + radius * Math.sin(angle),
    ];
  });
}

/** Degrees, clockwise: a kite leans into its way, and never far. */
function kiteTurn(points: readonly Point[]): number {
  const [before, end] = [points.at(-3)!, points.at(-1)!];
  const heading = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  return Math.max(-18, Math.min(24, heading + 46));
}

const footOf = ([x, y]: Point, scale: number, turn: number): Point => {
  const angle = (turn * Math.PI) / 180;
  return [x - 43 * scale * Math.sin(angle), y + 43 * scale * Math.cos(angle)];
};

/** It fades in from where the flight began. */
function warmLine(id: string, points: readonly Point[], light: Light, unit: number): string {
  const line = smoothLine(points);
  const [from, to] = [points[0]![0], points.at(-1)![0]].map(short);
  return (
    `<defs><linearGradient id="w${id}" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0"><stop stop-color="#FFBF3F" stop-opacity="0"/><stop offset=".22" stop-color="#FFBF3F" stop-opacity=".95"/><stop offset="1" stop-color="#F2512B"/></linearGradient></defs>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${line}" stroke="${light.glow}" stroke-width="${short(7.6 * unit)}" opacity=".4"/><path d="${line}" stroke="url(#w${id})" stroke-width="${short(3.3 * unit)}"/></g>`
  );
}

interface Tail {
  foot: Point;
  bows: number;
  /** To which side it swings first. */
  side: 1 | -1;
  scale: number;
  light: Light;
}

/** Hangs from the kite, a little back, with its bows in even steps. */
function tailOf({ foot, bows, side, scale, light }: Tail): string {
  const long = (22 + bows * 12.5) * scale;
  const swing = side * Math.min(15 * scale, 0.14 * long);
  const back = -0.18 * long;
  const [x, y] = foot;
  const points: Point[] = [
    foot,
    [x + swing, y + long * 0.3],
    [x - swing * 1.2 + back * 0.5, y + long * 0.62],
    [x + swing * 0.4 + back, y + long],
  ];
  const ties = Array.from({ length: bows }, (_, i) => {
    const { at, turn } = alongSmooth(points, (i + 0.75) / bows);
    return bowLine(at, turn, 0.98 * scale);
  });
  return (
    `<path d="${smoothLine(points)}" fill="none" stroke="${light.string}" stroke-width="${short(1.5 * scale)}" stroke-linecap="round"/>` +
    `<g stroke-width="${short(1.6 * scale)}" stroke-linejoin="round">${bowColours.map((colour, i) => inColour(colour, ties, i)).join('')}</g>`
  );
}

/** Each fourth of them. */
function inColour(colour: string, ties: readonly string[], first: number): string {
  const own = ties.filter((_, i) => i % bowColours.length === first);
  return own.length === 0 ? '' : `<path d="${own.join('')}" fill="${colour}" stroke="${colour}"/>`;
}

function stringTo(from: Point, to: Point, light: Light, unit: number): string {
  const near = `${short(from[0] + (to[0] - from[0]) * 0.42)} ${short(from[1] - 10 * unit)}`;
  const high = `${short(to[0] - (to[0] - from[0]) * 0.2)} ${short(to[1] + (from[1] - to[1]) * 0.5)}`;
  return `<path d="M${short(from[0])} ${short(from[1])}C${near} ${high} ${short(to[0])} ${short(to[1])}" fill="none" stroke="${light.string}" stroke-width="${short(1.5 * unit)}" stroke-linecap="round" opacity=".75"/>`;
}
