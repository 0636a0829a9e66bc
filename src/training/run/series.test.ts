import { expect, test } from 'vitest';
import { mainSource, partsOfSeries, seriesOf } from './series.ts';
import type { Source } from './trial.ts';

test('a series is named after everything that must not be mixed', () => {
  expect(seriesOf('hold-the-line', { variant: 'r2', form: 'timed' }, 'phone', 'touch')).toBe(
    'hold-the-line/r2/timed/phone/touch',
  );
  expect(seriesOf('change-course', { variant: '', form: 'untimed' }, 'desktop', 'key')).toBe(
    'change-course/plain/untimed/desktop/key',
  );
});

const run = { exercise: 'hold-the-line', variant: 'r2', form: 'timed', device: 'phone', source: 'touch' } as const;

test.each([
  {},
  { exercise: 'change-course', variant: '' },
  { form: 'untimed', device: 'tablet', source: 'mouse' },
  { form: 'still', device: 'desktop', source: 'key' },
] as const)('the name of a series has its parts again: %o', (changes) => {
  const parts = { ...run, ...changes };
  expect(partsOfSeries(seriesOf(parts.exercise, parts, parts.device, parts.source))).toEqual(parts);
});

test.each([
  '',
  'hold-the-line',
  '/r2/timed/phone/touch',
  'hold-the-line//timed/phone/touch',
  'hold-the-line/r2/slow/phone/touch',
  'hold-the-line/r2/timed/watch/touch',
  'hold-the-line/r2/timed/phone/voice',
  'hold-the-line/r2/timed/phone/touch/more',
  'hold-the-line/r2/timed/phone/touch/',
])('“%s” names no series', (name) => {
  expect(partsOfSeries(name)).toBeNull();
});

test.each<[string, (Source | null)[], Source | null]>([
  ['that of most answers', ['mouse', 'key', 'key'], 'key'],
  ['that of most answers, also when it came first', ['touch', 'touch', 'key'], 'touch'],
  ['that of the only answer, whatever was missed', [null, null, null, 'mouse'], 'mouse'],
  ['the first one of two that are equal', ['key', 'touch', 'touch', 'key'], 'key'],
  ['nothing without an answer', [null, null], null],
  ['nothing without a round', [], null],
])('the source of a run is %s', (_, sources, expected) => {
  const trials = sources.map((src) => ({ src }));
  expect(mainSource(trials)).toBe(expected);
});
