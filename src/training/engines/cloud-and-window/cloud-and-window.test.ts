import { expect, test } from 'vitest';
import {
  clockOf,
  isOpen,
  minutesOf,
  noLongerMattered,
  parkedDetail,
  waiting,
  windowStarts,
  worryNumbers,
} from './cloud-and-window.ts';

const clocks = (bed: string, lengthMin: number) => windowStarts(minutesOf(bed)!, lengthMin).map(clockOf);

test('a window ends at least two hours before bed', () => {
  expect(clocks('22:30', 15)).toEqual(['20:00', '19:00', '18:00']);
  expect(clocks('22:30', 30)).toEqual(['20:00', '19:00', '18:00']);
  expect(clocks('22:15', 30)).toEqual(['19:30', '18:30', '17:30']);
});

test('a bedtime after midnight belongs to the same evening', () => {
  expect(clocks('01:00', 20)).toEqual(['22:30', '21:30', '20:30']);
});

test('only a time of day is read as minutes', () => {
  expect(['00:00', '18:30', '24:00', '7:5', '', '18:30:00'].map(minutesOf)).toEqual([0, 1110, null, null, null, null]);
});

test('a window is open from its first minute until before its end, also over midnight', () => {
  const evening = { startMin: 1110, lengthMin: 15 };
  expect([1109, 1110, 1124, 1125].map((minute) => isOpen(evening, minute))).toEqual([false, true, true, false]);
  expect(isOpen({ startMin: 1430, lengthMin: 20 }, 5)).toBe(true);
});

test('a noted worry waits at once, one parked at the window from the next local day on', () => {
  const evening = Date.UTC(2026, 10, 20, 23, 30);
  const offsetMin = 60;
  expect(parkedDetail(evening, offsetMin, false)).toEqual({ parked: true, from: evening });
  // 00:30 on the 21st by the local clock, so the next local day begins at 23:00 UTC on the 21st.
  expect(parkedDetail(evening, offsetMin, true)).toEqual({ parked: true, from: Date.UTC(2026, 10, 21, 23) });
});

test('at the window are the parked worries whose time has come', () => {
  const worry = (id: string, detail: Record<string, number | boolean>) => ({ id, at: 0, text: id, detail });
  const texts = [worry('a', { parked: true, from: 5 }), worry('b', { parked: true, from: 6 }), worry('c', { from: 0 })];
  expect(waiting(texts, 5).map(({ id }) => id)).toEqual(['a']);
});

test('fates are counted, and minutes are kept in bands', () => {
  expect(worryNumbers(['let-go', 'parked', 'let-go'], true, 11.9 * 60_000)).toEqual({
    numbers: { atWindow: 1, steps: 0, parked: 1, letGo: 2, minutesFrom: 10 },
    words: [],
  });
  expect(worryNumbers([], false, 299_000).numbers.minutesFrom).toBe(0);
});

test('only worries looked at in the window count towards those that no longer mattered', () => {
  const past = [worryNumbers(['let-go'], false, 0), worryNumbers(['let-go', 'parked', 'step'], true, 0)];
  expect(noLongerMattered(past.map((entry) => ({ at: 0, ...entry })))).toEqual({ of: 3, letGo: 1 });
});
