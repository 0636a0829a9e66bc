import { expect, it } from 'vitest';
import { FunnelStepId } from './report.ts';
import { durationText, stepNames, switchedOf } from './report-copy.ts';

it.each([
  [null, 'n/a'],
  [0, 'under 1 s'],
  [900, 'under 1 s'],
  [1000, '1 s'],
  [18_400, '18 s'],
  [60_000, '1 min'],
  [125_000, '2 min 5 s'],
])('a duration of %s ms is %s', (ms, text) => expect(durationText(ms)).toBe(text));

it('every step of the funnel has a name of its own', () => {
  const names = FunnelStepId.anyOf.map((id) => stepNames[id.const]);
  expect(names.every(Boolean)).toBe(true);
  expect(new Set(names).size).toBe(FunnelStepId.anyOf.length);
});

it.each([
  [949, 'under 1 s'],
  [950, '1 s'],
  [18_500, '19 s'],
  [59_000, '59 s'],
  [59_500, '1 min'],
  [7_259_000, '120 min 59 s'],
  [7_200_000, '120 min'],
])('a duration of %s ms is rounded to %s', (ms, text) => expect(durationText(ms)).toBe(text));

it('visitors who took another quiz than the drawn one are counted among those for whom both are known', () => {
  const drawn = [
    { drawn: 'A', cohort: 'A', people: 5 },
    { drawn: 'A', cohort: 'B', people: 2 },
    { drawn: 'C', cohort: 'B', people: 1 },
    { drawn: null, cohort: 'B', people: 9 },
    { drawn: 'B', cohort: null, people: 9 },
  ] as const;
  expect(switchedOf([...drawn])).toEqual({ people: 3, of: 8 });
});
