import { expect, test } from 'vitest';
import {
  asksForSmaller,
  asMoment,
  asMovement,
  dueToSay,
  knotNumbers,
  planDetail,
  planOf,
  timesDue,
} from './one-knot.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const evening = Date.UTC(2026, 10, 20, 21);
const plan = { task: 'The letter', movement: 'open it', moment: 'I have had lunch', said: 0 };
const kept = (said: number) => ({ id: 'p', at: evening, text: plan.task, detail: planDetail({ ...plan, said }) });
const isDue = (said: number, at: number) => dueToSay([kept(said)], at, 0).length === 1;

test('a plan comes back after one, three and seven training days, and then no more', () => {
  expect([isDue(0, evening + 6 * hour), isDue(0, evening + 12 * hour)]).toEqual([false, true]);
  expect([isDue(1, evening + 2 * day), isDue(1, evening + 3 * day)]).toEqual([false, true]);
  expect([isDue(2, evening + 6 * day), isDue(2, evening + 7 * day)]).toEqual([false, true]);
  expect(isDue(3, evening + 30 * day)).toBe(false);
});

test('a plan that was forgotten for a while is said once, and then waits for its next day', () => {
  const at = evening + 5 * day;
  const said = timesDue(evening, at, 0);
  expect([isDue(0, at), isDue(said, at), isDue(said, evening + 7 * day)]).toEqual([true, false, true]);
});

test('a kept text without a plan is never said again', () => {
  const text = { id: 't', at: evening, text: 'The letter', detail: {} };
  expect(planOf(text)).toBeNull();
  expect(dueToSay([text], evening + 9 * day, 0)).toEqual([]);
});

test('a plan is read as it was kept', () => {
  expect(planOf(kept(2))).toEqual({ ...plan, said: 2 });
});

const time = (index: number, planned: number, begun: number) => ({ at: index, numbers: { planned, begun }, words: [] });

test('a smaller knot is asked for when fewer than half of the last six plans were begun', () => {
  const times = (...begun: number[]) => begun.map((one, index) => time(index, 1, one));
  expect(asksForSmaller(times(0, 0, 0, 0, 0))).toBe(false);
  expect(asksForSmaller(times(1, 0, 1, 0, 0, 0))).toBe(true);
  expect(asksForSmaller(times(1, 0, 1, 0, 0, 1))).toBe(false);
  expect(asksForSmaller(times(1, 1, 1, 0, 0, 0, 0, 0))).toBe(true);
});

test('a plan that was begun on a later day counts as begun', () => {
  const times = [...[1, 0, 1, 0, 0, 0].map((begun, index) => time(index, 1, begun)), time(6, 0, 1)];
  expect(asksForSmaller(times)).toBe(false);
});

test('what was written goes on after "I" and "When"', () => {
  expect(['Open the letter.', 'I open it', 'i  Open it', 'TV off', ' go out '].map(asMovement)).toEqual([
    'open the letter',
    'open it',
    'open it',
    'TV off',
    'go out',
  ]);
  expect(['When I am home,', 'The kettle boils', 'when I’m up'].map(asMoment)).toEqual([
    'I am home',
    'the kettle boils',
    'I’m up',
  ]);
});

test('skipped answers are not kept', () => {
  const answers = { planned: true, begun: 0, guessedHard: 0, feltHard: null, pleasure: null, senseOfDone: Number.NaN };
  expect(knotNumbers(answers)).toEqual({ numbers: { planned: 1, begun: 0, guessedHard: 0 }, words: [] });
});
