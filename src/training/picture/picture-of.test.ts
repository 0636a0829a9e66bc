import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Flight } from './flight.ts';
import { minutesOfDay } from './light.ts';
import { pictureOf } from './picture-of.ts';
import { places } from './places.ts';
import { levelTrace, traceOf } from './trace.ts';

const flight: Flight = {
  id: '01980a4e-1c7b-7e5a-9d3f-2b6c8e0f1a2d',
  minute: 18 * 60,
  place: 4,
  passed: 2,
  trace: traceOf(Array.from({ length: 90 }, (_, i) => 500 + 120 * Math.sin(i / 9))),
  bows: 6,
};

describe('the picture of a flight', () => {
  it('is the same text for the same flight', () => {
    expect(pictureOf({ ...flight })).toBe(pictureOf(flight));
    // Another text would change pictures that people have kept and shared.
    expect(createHash('sha256').update(pictureOf(flight)).digest('hex').slice(0, 12)).toMatchInlineSnapshot(
      `"0a136ae86f47"`,
    );
  });

  it.each<[string, Partial<Flight>]>([
    ['rhythm', { trace: levelTrace }],
    ['minute', { minute: 8 * 60 }],
    ['place', { place: 5 }],
    ['number of places passed', { passed: 3 }],
    ['number of rounds', { bows: 7 }],
    ['id', { id: '01980a4e-1c7b-7e5a-9d3f-2b6c8e0f1a2e' }],
  ])('is another one for another %s', (_, change) => {
    expect(pictureOf({ ...flight, ...change })).not.toBe(pictureOf(flight));
  });

  it('is at most 8 kB, whole and well formed at every place and hour', () => {
    for (const [place] of places.entries()) {
      for (let minute = 0; minute < minutesOfDay; minute += 37) {
        const text = pictureOf({ ...flight, trace: '0f3a8c1d5e7b2946f0e1d2c3', place, minute, passed: 3, bows: 10 });
        expect(text.length).toBeLessThan(8_192);
        expect(text.replaceAll(flight.id, '')).not.toMatch(/NaN|undefined|Infinity|\de-\d/);
        expect((text.match(/<g/g) ?? []).length).toBe((text.match(/<\/g>/g) ?? []).length);
      }
    }
  });

  it('goes round again after twelve places, and has no id that another picture has', () => {
    expect(places).toHaveLength(12);
    expect(new Set(places.map(({ name }) => name)).size).toBe(12);
    expect(pictureOf({ ...flight, place: 4 + 12 })).toBe(pictureOf(flight));
    const ids = [...pictureOf(flight).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([`s${flight.id}`, `w${flight.id}`]);
  });

  it('says nothing in words or numbers', () => {
    expect(pictureOf(flight)).not.toMatch(/<text|<title|aria-|<image|href/);
  });
});
