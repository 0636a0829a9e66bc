import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClickGroups, isSameSpot, type Press } from './click-groups.ts';

/** For each reported event, the press that began the group and the number of presses. */
let reported: [string, number][] = [];
const groups = () =>
  createClickGroups({
    setTimeout: (action, delayMs) => setTimeout(action, delayMs) as unknown as number,
    clearTimeout: (timer) => clearTimeout(timer),
  });
const press = (name: string, more: Partial<Press> = {}): Press => ({
  x: 100,
  y: 100,
  target: 'button',
  waitsForEffect: false,
  report: (count) => reported.push([name, count]),
  ...more,
});
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
});
afterEach(() => vi.useRealTimers());

it.each([
  ['on the same pixel', true, 100, 100],
  ['20 px apart', true, 120, 100],
  ['20 px apart aslant', true, 112, 116],
  ['21 px apart', false, 100, 79],
  ['20 px apart each way', false, 120, 120],
])('two presses %s are on one spot: %s (§ 9)', (_where, same, x, y) => {
  expect(isSameSpot(press('first'), press('next', { x, y }))).toBe(same);
});

it('two presses on two elements are on two spots, however near (§ 9)', () => {
  expect(isSameSpot(press('first'), press('next', { target: 'link' }))).toBe(false);
});

it('a single press is reported after 500 ms', () => {
  groups().add(press('one'));
  pass(499);
  expect(reported).toEqual([]);
  pass(1);
  expect(reported).toEqual([['one', 1]]);
});

it('presses within 500 ms of each other are reported as one group', () => {
  const all = groups();
  for (const name of ['one', 'two', 'three', 'four']) {
    all.add(press(name));
    pass(400);
  }
  expect(reported).toEqual([]);
  pass(100);
  expect(reported).toEqual([['one', 4]]);
  pass(5000);
  expect(reported).toHaveLength(1);
});

it('the distance of presses is measured from the first of a group, so that it cannot drift', () => {
  const all = groups();
  for (const x of [100, 115, 130]) all.add(press(`at ${x}`, { x }));
  pass(500);
  expect(reported).toEqual([
    ['at 100', 2],
    ['at 130', 1],
  ]);
});

it('a group ends with a press elsewhere', () => {
  const all = groups();
  all.add(press('one'));
  all.add(press('other', { target: 'link' }));
  expect(reported).toEqual([['one', 1]]);
  pass(500);
  expect(reported).toEqual([
    ['one', 1],
    ['other', 1],
  ]);
});

it('a group ends when the page is left', () => {
  const all = groups();
  all.add(press('one'));
  all.flush();
  pass(500);
  expect(reported).toEqual([['one', 1]]);
});

it('a dropped group is not reported', () => {
  const all = groups();
  all.add(press('one'));
  all.drop();
  all.flush();
  pass(500);
  expect(reported).toEqual([]);
});

const onText = { target: 'heading', waitsForEffect: true };

it('an action click is reported when the page changes within 500 ms (§ 9)', () => {
  const all = groups();
  all.add(press('heading', onText));
  pass(499);
  all.recordEffect();
  pass(1);
  expect(reported).toEqual([['heading', 1]]);
});

it('an action click is not reported when the page changes late or not at all (§ 9)', () => {
  const all = groups();
  all.add(press('heading', onText));
  pass(500);
  all.recordEffect();
  pass(500);
  expect(reported).toEqual([]);
});

it('an action click is not reported when something else is pressed first (§ 9)', () => {
  const all = groups();
  all.add(press('heading', onText));
  all.add(press('button'));
  all.recordEffect();
  pass(500);
  expect(reported).toEqual([['button', 1]]);
});

it('an action click is reported when the page is left (§ 9)', () => {
  const all = groups();
  all.add(press('heading', onText));
  all.flush();
  expect(reported).toEqual([['heading', 1]]);
});
