import { expect, test } from 'vitest';
import { mainSource, seriesOf } from './series.ts';
import type { Source } from './trial.ts';

test('a series is named after everything that must not be mixed', () => {
  expect(seriesOf('hold-the-line', { variant: 'r2', form: 'timed' }, 'phone', 'touch')).toBe(
    'hold-the-line/r2/timed/phone/touch',
  );
  expect(seriesOf('change-course', { variant: '', form: 'untimed' }, 'desktop', 'key')).toBe(
    'change-course/plain/untimed/desktop/key',
  );
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
