import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { randomOf } from '#training/run/random.ts';
import { distanceOf, type Flight, flightOf, kiteAt, lowerMargin, margin, radius } from './flight.ts';

const durationMs = 6000;
const setups = fc.record({
  seed: fc.integer(),
  kites: fc.integer({ min: 6, max: 10 }),
  speed: fc.double({ min: 2 ** -4, max: 2 ** 1.5, noNaN: true }),
});
const flown = ({ seed, kites, speed }: { seed: number; kites: number; speed: number }) =>
  flightOf({ kites, speed, durationMs }, randomOf(seed));

const kitesAt = (flight: Flight, ms: number) =>
  Array.from({ length: flight.kites }, (_, kite) => kiteAt(flight, ms, kite));

/** What a screen draws, frame after frame. */
const drawnAt = (flight: Flight, hertz: number) =>
  Array.from({ length: (durationMs / 1000) * hertz + 1 }, (_, frame) => kitesAt(flight, (frame * 1000) / hertz));

function distances(flight: Flight): number[] {
  return drawnAt(flight, 60).flatMap((kites) =>
    kites.flatMap((one, i) => kites.slice(0, i).map((other) => distanceOf(one.x - other.x, one.y - other.y))),
  );
}

it('screens of 30, 60 and 120 Hz draw the same flight', () => {
  const setup = { seed: 1, kites: 8, speed: 0.8 };
  const [slow, usual, quick] = [30, 60, 120].map((hertz) => drawnAt(flown(setup), hertz));
  expect(usual!.filter((_, frame) => frame % 2 === 0)).toEqual(slow);
  expect(quick!.filter((_, frame) => frame % 4 === 0)).toEqual(slow);
});

it('another seed gives another flight', () => {
  const [one, other] = [1, 2].map((seed) => kitesAt(flown({ seed, kites: 8, speed: 0.5 }), durationMs));
  expect(one).not.toEqual(other);
});

it('kites stay in the arena', () => {
  fc.assert(
    fc.property(setups, (setup) => {
      const places = drawnAt(flown(setup), 60).flat();
      const inside = (value: number, to: number) => value >= margin - 1e-6 && value <= to + 1e-6;
      expect(places.every(({ x, y }) => inside(x, 1 - margin) && inside(y, 1 - lowerMargin))).toBe(true);
    }),
    propertyRuns({ commit: 20, full: 500 }),
  );
});

it('kites never come nearer to each other than two and a half radii', () => {
  fc.assert(
    fc.property(setups, (setup) => {
      expect(Math.min(...distances(flown(setup)))).toBeGreaterThan(2.4 * radius);
    }),
    propertyRuns({ commit: 20, full: 500 }),
  );
});

it('kites keep farther from each other above than beside', () => {
  expect(distanceOf(0.1, 0)).toBeCloseTo(0.1, 10);
  expect(distanceOf(0, 0.14)).toBeCloseTo(0.1, 10);
});

it('slow kites turn away from each other as soon as they are within 3.2 radii', () => {
  const flights = Array.from({ length: 20 }, (_, seed) => flown({ seed, kites: 10, speed: 0.25 }));
  const nearest = Math.min(...flights.map((flight) => Math.min(...distances(flight))));
  expect(nearest).toBeGreaterThan(3 * radius);
  expect(nearest).toBeLessThan(3.2 * radius);
});

it('kites fly at the speed that was asked for', () => {
  const flight = flown({ seed: 3, kites: 6, speed: 0.5 });
  const [start, later] = [1000, 1000 + 1000 / 240].map((ms) => kiteAt(flight, ms, 0));
  expect(Math.hypot(later!.x - start!.x, later!.y - start!.y) * 240).toBeCloseTo(0.5, 3);
});

it('headings wander by 1.2 radians for the square root of a second', () => {
  // A quarter of a second without walls or neighbours in the way, which is what most kites have.
  const turns = Array.from({ length: 400 }, (_, seed) => {
    const flight = flown({ seed, kites: 1, speed: 2 ** -4 });
    const headingAt = (ms: number) => {
      const [from, to] = [ms, ms + 1000 / 240].map((time) => kiteAt(flight, time, 0));
      return Math.atan2(to!.y - from!.y, to!.x - from!.x);
    };
    const turn = headingAt(250) - headingAt(0);
    return Math.atan2(Math.sin(turn), Math.cos(turn));
  }).filter((turn) => Math.abs(turn) < 2);
  const spread = Math.sqrt(turns.reduce((sum, turn) => sum + turn * turn, 0) / turns.length);
  expect(spread / Math.sqrt(0.25)).toBeGreaterThan(1.05);
  expect(spread / Math.sqrt(0.25)).toBeLessThan(1.35);
});

it('kites stay where they are after the end', () => {
  const flight = flown({ seed: 4, kites: 6, speed: 1 });
  expect(kitesAt(flight, durationMs + 5000)).toEqual(kitesAt(flight, durationMs));
});
