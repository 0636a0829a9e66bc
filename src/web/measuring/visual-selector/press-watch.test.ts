import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPressWatch, namedEvent, type PressOutcome } from './press-watch.ts';

let outcomes: PressOutcome<string>[] = [];
const watch = () =>
  createPressWatch<string>(
    {
      setTimeout: (action, delayMs) => setTimeout(action, delayMs) as unknown as number,
      clearTimeout: (timer) => clearTimeout(timer),
    },
    (outcome) => outcomes.push(outcome),
  );
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const event = (link: string) => ({ name: 'menu_link_click', properties: { link } });
const quiet = { events: [], hasEffect: false };

beforeEach(() => {
  vi.useFakeTimers();
  outcomes = [];
});
afterEach(() => vi.useRealTimers());

it('the effect of a press is reported 500 ms after it, with the events and changes until then (§ 9)', () => {
  const all = watch();
  all.press('link', 10, 10);
  all.recordEvent(event('#how'));
  pass(499);
  expect(outcomes).toEqual([]);
  all.recordEffect();
  pass(1);
  expect(outcomes).toEqual([{ target: 'link', presses: 1, events: [event('#how')], hasEffect: true }]);
});

it('the effect of a press includes nothing from before it or later (§ 9)', () => {
  const all = watch();
  all.recordEvent(event('before'));
  all.recordEffect();
  all.press('link', 10, 10);
  pass(500);
  all.recordEvent(event('later'));
  all.recordEffect();
  all.press('other', 300, 10);
  pass(500);
  expect(outcomes).toEqual([
    { ...quiet, target: 'link', presses: 1 },
    { ...quiet, target: 'other', presses: 1 },
  ]);
});

it('quick presses within 20 px are reported as one, and each event once (§ 9)', () => {
  const all = watch();
  for (const x of [10, 30, 22]) {
    all.press('link', x, 10);
    all.recordEvent(event('#how'));
    pass(300);
  }
  pass(200);
  expect(outcomes).toEqual([{ target: 'link', presses: 3, events: [event('#how')], hasEffect: false }]);
});

it('presses are reported separately when they are more than 20 px apart, on two elements, or slow (§ 9)', () => {
  const all = watch();
  all.press('link', 10, 10);
  all.recordEvent(event('first'));
  all.press('link', 31, 10);
  all.recordEvent(event('second'));
  all.press('other', 31, 10);
  pass(500);
  all.press('other', 31, 10);
  pass(500);
  expect(
    outcomes.map(({ target, presses, events }) => [target, presses, events.map(({ properties }) => properties.link)]),
  ).toEqual([
    ['link', 1, ['first']],
    ['link', 1, ['second']],
    ['other', 1, []],
    ['other', 1, []],
  ]);
});

it('a dropped press is not reported', () => {
  const all = watch();
  all.press('link', 10, 10);
  all.drop();
  pass(500);
  expect(outcomes).toEqual([]);
  all.press('link', 10, 10);
  pass(500);
  expect(outcomes).toHaveLength(1);
});

it('a label’s event has the properties that every press sends alike, and no cohort', () => {
  const sent = { link: '/help', cohort: 'A', stay_ms: 300, more: { deep: true } };
  expect(namedEvent('footer_link_click', sent)).toEqual({ name: 'footer_link_click', properties: { link: '/help' } });
});

it.each(['[Amplitude] Element Clicked', '$identify'])('a label’s event is none of the tracker’s own: %s', (name) => {
  expect(namedEvent(name, {})).toBeNull();
});
