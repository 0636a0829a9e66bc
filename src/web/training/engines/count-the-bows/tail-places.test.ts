import { expect, it } from 'vitest';
import { tailPlaces } from './tail-places.ts';

const counts = Array.from({ length: 11 }, (_, index) => index + 2);

it.each(counts)('a tail of %d has a place for each bow, within the picture', (count) => {
  const places = tailPlaces(count);
  expect(places).toHaveLength(count);
  for (const { x, y, label } of places) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(370);
    expect(y).toBeLessThan(300);
    expect(label[0]).toBeGreaterThan(40);
    expect(label[0]).toBeLessThan(350);
  }
});

it.each(counts)('the bows of a tail of %d do not overlap', (count) => {
  const places = tailPlaces(count);
  for (const [index, { x, y, scale }] of places.slice(0, -1).entries()) {
    const next = places[index + 1]!;
    expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(52 * scale * 0.8);
  }
});

it('places stay where they are while a tail has up to six bows', () => {
  expect(tailPlaces(6).slice(0, 3)).toEqual(tailPlaces(3));
});
