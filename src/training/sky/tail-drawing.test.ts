import { expect, it } from 'vitest';
import { tailAt } from './sky-tail.ts';
import { tailDrawing, tailReach } from './tail-drawing.ts';

const counts = Array.from({ length: 301 }, (_, done) => done);
const corners = (line: string) => line.split('M').length - 1;

it('the tail has as many bows and knots as were tied', () => {
  for (const done of counts) {
    const { knots, bows } = tailAt(done);
    const drawing = tailDrawing({ knots, bows });
    expect(drawing.bows.reduce((sum, { line }) => sum + corners(line), 0)).toBe(bows);
    expect(corners(drawing.knots)).toBe(knots);
  }
});

it('the tail stays in its place, however long', () => {
  for (const done of counts) {
    const { cord, knots } = tailDrawing(tailAt(done));
    for (const [, x, y] of (cord + knots).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Math.abs(Number(x)), `after ${done} rounds`).toBeLessThanOrEqual(tailReach + 4);
      expect(Number(y), `after ${done} rounds`).toBeLessThan(64);
    }
  }
});

it('a bow keeps its colour while further ones are tied', () => {
  const [four, five] = [tailDrawing(tailAt(4)), tailDrawing(tailAt(5))];
  expect(five.bows.slice(1)).toEqual(four.bows.slice(1));
});
