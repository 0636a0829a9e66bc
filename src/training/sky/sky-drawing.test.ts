import { expect, it, test } from 'vitest';
import { places } from '#training/picture/places.ts';
import { airDrawing, landDrawing, landShift, landTravel } from './sky-drawing.ts';
import { placeAt } from './sky-way.ts';

const room = { w: 390, h: 300 };
const scene = { day: '2026-11-20', minute: 500, theme: 'day' } as const;

test.each([16, 22, 90, 150, 250, 300])('in %d rounds the hills move on, by at most 24 px a round', (rounds) => {
  const way = { from: 0, rounds };
  for (let done = 1; done < rounds; done += 1) {
    const [before, now] = [placeAt(way, done - 1), placeAt(way, done)];
    if (before.place !== now.place) continue;
    const step = landShift(now.since, now.lasts) - landShift(before.since, before.lasts);
    expect(step).toBeGreaterThan(0);
    expect(step).toBeLessThanOrEqual(24);
    expect(landShift(now.since, now.lasts)).toBeLessThanOrEqual(landTravel);
  }
});

it('each land is drawn so wide that it still covers its room after the last round', () => {
  for (const place of places.keys()) {
    const { far, near } = landDrawing(place, room, scene);
    for (const drawing of [far, near]) {
      expect(drawing).toContain(`viewBox="0 0 ${room.w + landTravel} ${room.h}"`);
      expect(drawing).not.toContain('NaN');
    }
    expect(far.length + near.length).toBeLessThan(8192);
  }
});

it('the land has other colours in the morning and in the evening, by Day and by Night', () => {
  const drawn = [500, 1100].flatMap((minute) =>
    (['day', 'night'] as const).map((theme) => landDrawing(3, room, { ...scene, minute, theme }).near),
  );
  expect(new Set(drawn).size).toBe(4);
});

it('by Day the night has the light of dawn and dusk', () => {
  const at = (minute: number) => landDrawing(3, room, { ...scene, minute }).near;
  expect(at(60)).toBe(at(330));
  expect(at(1380)).toBe(at(1150));
});

it('sun and weather are in the room of the land at every hour', () => {
  for (let minute = 0; minute < 1440; minute += 30) {
    const [, x, y, r] = /circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(airDrawing(room, { ...scene, minute }))!;
    expect(Number(y) - Number(r), `minute ${minute}`).toBeGreaterThan(0);
    expect(Number(x)).toBeGreaterThan(0);
    expect(Number(x)).toBeLessThan(room.w);
  }
});
