import type { Random } from '#training/run/random.ts';

/** Lengths are in sides of the arena (training.md § 3.1). */
export const radius = 0.035;
/** Kites within this distance turn away from each other. */
const repulsion = 3.2 * radius;
/**
 * The factor by which kites above each other turn away sooner, because a kite is taller than wide: none ever covers
 * another.
 */
const tallness = 1.4;
/** The distance of a kite's middle from the edges, so that the drawn kite stays inside; its tail hangs below it. */
export const margin = 0.085;
export const lowerMargin = 0.125;
/** The least distance of kites at the start, a little larger than in flight. */
const startDistance = 0.14;

const stepsInSecond = 240;
/** A random walk of 1.2 rad/√s, whose steps are equally likely up to this angle. */
const largestTurn = 1.2 * Math.sqrt(3 / stepsInSecond);
/** The delay in seconds with which kites lean into their direction. */
const leanDelay = 0.25;

interface FlightSetup {
  kites: number;
  /** Sides of the arena in a second. */
  speed: number;
  durationMs: number;
}

/** The places of all kites at every step. */
export interface Flight {
  kites: number;
  /** x, y and lean of all kites, step after step. */
  track: Float32Array;
}

export interface KiteAt {
  /** The kite's middle. */
  x: number;
  y: number;
  /** −1 flies to the left, 1 to the right. */
  lean: number;
}

interface Moving {
  x: number;
  y: number;
  /** The direction, of length 1. */
  dx: number;
  dy: number;
  lean: number;
}

const valuesOfKite = 3;

/**
 * A flight in fixed steps, so that every screen shows the same one. It uses only operations that all browsers round
 * alike, because a difference in the last digit would soon lead to another flight.
 */
export function flightOf({ kites, speed, durationMs }: FlightSetup, random: Random): Flight {
  const steps = Math.ceil((durationMs / 1000) * stepsInSecond);
  const track = new Float32Array((steps + 1) * kites * valuesOfKite);
  const moving = startsOf(kites, random);
  for (let step = 0; step <= steps; step++) {
    if (step > 0) move(moving, speed / stepsInSecond, random);
    for (const [kite, { x, y, lean }] of moving.entries())
      track.set([x, y, lean], (step * kites + kite) * valuesOfKite);
  }
  return { kites, track };
}

/** A kite so many ms after the start, between two steps; at the end it stays where it is. */
export function kiteAt({ kites, track }: Flight, ms: number, kite: number): KiteAt {
  const last = track.length / (kites * valuesOfKite) - 1;
  const exact = Math.min(last, Math.max(0, (ms / 1000) * stepsInSecond));
  const step = Math.min(last - 1, Math.floor(exact));
  const share = exact - step;
  const value = (index: number) => {
    const at = (step * kites + kite) * valuesOfKite + index;
    return track[at]! * (1 - share) + track[at + kites * valuesOfKite]! * share;
  };
  return { x: value(0), y: value(1), lean: value(2) };
}

function startsOf(kites: number, random: Random): Moving[] {
  const placed: Moving[] = [];
  while (placed.length < kites) {
    const x = margin + random() * (1 - 2 * margin);
    const y = margin + random() * (1 - margin - lowerMargin);
    if (placed.some((other) => distanceOf(other.x - x, other.y - y) < startDistance)) continue;
    const [dx, dy] = directionOf(random);
    placed.push({ x, y, dx, dy, lean: dx });
  }
  return placed;
}

/** A distance that is shorter for kites above each other. */
export const distanceOf = (x: number, y: number) => Math.sqrt(x * x + (y * y) / (tallness * tallness));

/** A direction of uniform distribution: that of a random point in a circle. */
function directionOf(random: Random): [number, number] {
  for (;;) {
    const x = random() * 2 - 1;
    const y = random() * 2 - 1;
    const square = x * x + y * y;
    if (square > 1 || square < 0.01) continue;
    const length = Math.sqrt(square);
    return [x / length, y / length];
  }
}

function move(moving: readonly Moving[], distance: number, random: Random): void {
  for (const kite of moving) turn(kite, (random() * 2 - 1) * largestTurn);
  for (let i = 0; i < moving.length; i++) for (let j = 0; j < i; j++) separate(moving[i]!, moving[j]!);
  for (const kite of moving) {
    kite.x += kite.dx * distance;
    kite.y += kite.dy * distance;
    stayInside(kite);
    kite.lean += (kite.dx - kite.lean) / (leanDelay * stepsInSecond);
  }
}

function turn(kite: Moving, angle: number): void {
  // Sine and cosine of a small angle as series: browsers' own differ in the last digit.
  const sine = angle - (angle * angle * angle) / 6;
  const cosine = 1 - (angle * angle) / 2 + (angle * angle * angle * angle) / 24;
  const dx = kite.dx * cosine - kite.dy * sine;
  const dy = kite.dx * sine + kite.dy * cosine;
  const length = Math.sqrt(dx * dx + dy * dy);
  kite.dx = dx / length;
  kite.dy = dy / length;
}

/** Two kites that are too near and approach each other turn round. */
function separate(one: Moving, other: Moving): void {
  const x = one.x - other.x;
  const y = one.y - other.y;
  if (distanceOf(x, y) >= repulsion) return;
  // The direction in which this distance grows fastest.
  const steep = y / (tallness * tallness);
  const length = Math.sqrt(x * x + steep * steep);
  if (length === 0) return;
  bounce(one, x / length, steep / length);
  bounce(other, -x / length, -steep / length);
}

/** Reflects a direction that points against a normal of length 1. */
function bounce(kite: Moving, x: number, y: number): void {
  const along = kite.dx * x + kite.dy * y;
  if (along >= 0) return;
  kite.dx -= 2 * along * x;
  kite.dy -= 2 * along * y;
}

function stayInside(kite: Moving): void {
  if (kite.x < margin) bounce(kite, 1, 0);
  if (kite.x > 1 - margin) bounce(kite, -1, 0);
  if (kite.y < margin) bounce(kite, 0, 1);
  if (kite.y > 1 - lowerMargin) bounce(kite, 0, -1);
  kite.x = Math.min(1 - margin, Math.max(margin, kite.x));
  kite.y = Math.min(1 - lowerMargin, Math.max(margin, kite.y));
}
