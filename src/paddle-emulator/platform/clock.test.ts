import { expect, it } from 'vitest';
import { isoOfMicros, nextOccurrence } from './clock.ts';

it('the time of an event has six digits after the second', () => {
  expect(isoOfMicros(Date.parse('2026-11-21T10:00:00.123Z') * 1000 + 456)).toBe('2026-11-21T10:00:00.123456Z');
  expect(isoOfMicros(Date.parse('2026-11-21T10:00:00.000Z') * 1000 + 7)).toBe('2026-11-21T10:00:00.000007Z');
});

it('an event is later than the previous one even when the clock stops or steps back', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const first = nextOccurrence(now, 0);
  const second = nextOccurrence(now, first);

  expect(second).toBe(first + 1);
  expect(nextOccurrence(now - 1000, second)).toBe(second + 1);
});
