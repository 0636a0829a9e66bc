import { expect, test } from 'vitest';
import { pointsOf } from '#testing/training/series-points.ts';
import { drawChart, scoresShown } from './chart-drawing.ts';

const axis = { low: 2, high: 7, marks: [6, 4].map((score) => ({ score, label: `${score}` })), isCut: true };
const twentyTwo = pointsOf([3, 4, 4, 4, ...Array.from({ length: 18 }, (_, i) => 4.5 + i / 10)]);
const look = { day: twentyTwo.at(-1)!.day, start: 4.5, now: 6, nowHalf: 0.25, smallest: 0.5 };
const draw = (change: Partial<Parameters<typeof drawChart>[0]> = {}, names = { one: 'session', hasMany: false }) =>
  drawChart({ points: twentyTwo, look, compared: 6, fewest: 16, ...change }, axis, names);

test('sessions stand side by side in their order, the higher score higher', () => {
  const { sessions } = draw();
  expect(sessions).toHaveLength(22);
  expect(sessions[0]).toEqual({ number: 1, x: 0.5 / 22, y: 0.8, isWarmUp: true });
  expect(sessions[21]!.x).toBeCloseTo(21.5 / 22, 9);
  expect(sessions.map(({ isWarmUp }) => isWarmUp).indexOf(false)).toBe(4);
});

test('a day without training takes no room: a session stands by its number, not by its date', () => {
  const later = twentyTwo.map((point) => ({ ...point, day: `2027${point.day.slice(4)}` }));
  expect(draw({ points: later }).sessions).toEqual(draw().sessions);
});

test('the band is the start with the smallest change to be seen on either side', () => {
  const { y, height } = draw().band!;
  expect(y).toBeCloseTo((7 - 5) / 5, 9);
  expect(height).toBeCloseTo(1 / 5, 9);
});

test('the band ends where the chart does', () => {
  expect(draw({ look: { ...look, smallest: 9 } }).band).toEqual({ y: 0, height: 1 });
});

test('the bar lies over the last six counted sessions, at their mean, with its interval', () => {
  const { from, to, y, top, bottom } = draw().last!;
  expect([from, to]).toEqual([16 / 22, 1]);
  expect(y).toBeCloseTo(0.2, 9);
  expect(y - top).toBeCloseTo(0.05, 9);
  expect(bottom - y).toBeCloseTo(0.05, 9);
});

test('sessions after the weekly look do not move the bar', () => {
  const { from, to } = draw({ look: { ...look, day: twentyTwo[19]!.day } }).last!;
  expect([from, to]).toEqual([14 / 22, 20 / 22]);
});

test('before something can be said there are only the sessions, with room for the sixteen', () => {
  const early = draw({ points: twentyTwo.slice(0, 5), look: null });
  expect(early.band).toBeNull();
  expect(early.last).toBeNull();
  expect(early.sessions.at(-1)!.x).toBeCloseTo(4.5 / 16, 9);
  expect(early.places.map(({ label }) => label)).toEqual(['1', 'session 16']);
});

test.each([
  [16, ['1', '5', '10', 'session 16']],
  [22, ['1', '5', '10', '15', 'session 22']],
  [104, ['1', '20', '40', '60', '80', 'session 104']],
])('of %d sessions some are numbered, and the numbers do not touch', (count, labels) => {
  const points = pointsOf(Array.from({ length: count }, () => 4));
  const { places } = draw({ points, look: null }, { one: 'session', hasMany: true });
  expect(places.map(({ label }) => label)).toEqual(labels);
});

test('marks get smaller where there are many', () => {
  const sizes = [16, 40, 200].map((fewest) => draw({ fewest }).markSize);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test('the band and the interval have room, too', () => {
  const shown = scoresShown({ points: twentyTwo.slice(10, 12), look });
  expect(Math.min(...shown)).toBe(4);
  expect(Math.max(...shown)).toBe(6.25);
});
