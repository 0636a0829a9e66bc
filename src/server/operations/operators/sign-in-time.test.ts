import { expect, it } from 'vitest';
import { signInTime } from './sign-in-time.ts';

const wall = Date.parse('2030-01-01T12:00:00Z');

it.each([
  ['is the time itself', 0, '2030-01-01T11:55:00.000Z'],
  ['is as long ago by a clock that is months ahead', 425 * 86_400_000, '2031-03-02T11:55:00.000Z'],
])('the shown time of a sign-in %s', (_what, aheadMs, shown) => {
  const time = signInTime({ clock: () => wall + aheadMs, wallClock: () => wall });
  expect(time(new Date(wall - 5 * 60_000))).toBe(shown);
});
