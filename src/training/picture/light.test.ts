import { expect, it } from 'vitest';
import { lightAt, minutesOfDay } from './light.ts';

const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const apart = (one: string, other: string) =>
  Math.max(...parts(one).map((value, i) => Math.abs(value - parts(other)[i]!)));

it('the light changes smoothly through the day and over midnight', () => {
  for (let minute = 0; minute < minutesOfDay; minute += 1) {
    const [now, next] = [lightAt(minute), lightAt((minute + 1) % minutesOfDay)];
    for (const [i, colour] of [...now.sky, ...now.hills, now.sun, now.cloud].entries()) {
      expect(apart(colour, [...next.sky, ...next.hills, next.sun, next.cloud][i]!), `minute ${minute}`).toBeLessThan(4);
    }
  }
});

it('the string can be seen against the sky at every minute', () => {
  const bright = (colour: string) => {
    const [r, g, b] = parts(colour);
    return 0.299 * r! + 0.587 * g! + 0.114 * b!;
  };
  for (let minute = 0; minute < minutesOfDay; minute += 1) {
    const { sky, string } = lightAt(minute);
    expect(Math.abs(bright(string) - bright(sky[1]!)), `minute ${minute}`).toBeGreaterThan(40);
  }
});
