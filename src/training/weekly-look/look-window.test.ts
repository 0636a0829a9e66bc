import { expect, test } from 'vitest';
import { lookOpenedOn } from './look-window.ts';

// The 2nd of November 2026 is a Monday.
const monday = '2026-11-02';

test('no weekly look is open before the first training day, and on it', () => {
  expect(lookOpenedOn(monday, null, null)).toBeNull();
  expect(lookOpenedOn(monday, null, monday)).toBeNull();
});

test('the first one opens a week later on the same weekday, and stays open for three days', () => {
  const opened = (day: string) => lookOpenedOn(day, null, monday);
  expect(opened('2026-11-08')).toBeNull();
  expect(opened('2026-11-09')).toBe('2026-11-09');
  expect(opened('2026-11-11')).toBe('2026-11-09');
  expect(opened('2026-11-12')).toBeNull();
});

test('it opens on the weekday that was chosen', () => {
  expect(lookOpenedOn('2026-11-05', 3, monday)).toBe('2026-11-05');
  expect(lookOpenedOn('2026-11-08', 6, monday)).toBe('2026-11-08');
  expect(lookOpenedOn('2026-11-09', 6, monday)).toBe('2026-11-08');
});
