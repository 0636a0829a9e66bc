import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { type Fate, worryNumbers } from '#training/engines/cloud-and-window/cloud-and-window.ts';
import { eveningNumbers } from '#training/engines/evening-pages/evening-pages.ts';
import { kindNumbers } from '#training/engines/kind-words/kind-words.ts';
import { knotNumbers } from '#training/engines/one-knot/one-knot.ts';
import { waveNumbers } from '#training/engines/wave/wave.ts';
import { feelingWords } from '#training/engines/weather-report/weather-copy.ts';
import { weatherNumbers } from '#training/engines/weather-report/weather-report.ts';
import type { GuidedNumbers } from '#training/entries/entry.ts';

/** The names of the numbers that may leave the device, of every exercise with a field for text. */
const known = new Set([
  ...feelingWords.keys(),
  'atWindow',
  'steps',
  'parked',
  'letGo',
  'minutesFrom',
  'planned',
  'begun',
  'guessedHard',
  'feltHard',
  'pleasure',
  'senseOfDone',
  'listed',
  'worked',
  'minutes',
  'before',
  'after',
  'written',
  'sent',
  'expected',
  'felt',
]);

/** Written texts, and numbers outside every scale. */
const text = fc.oneof(fc.string(), fc.constantFrom('calm', 'Sam is ill', '__proto__', 'letGo'));
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY));
const answer = fc.option(number);

/** Every exercise finished with any answers, including texts in the place of ids. */
const finished: fc.Arbitrary<GuidedNumbers> = fc.oneof(
  fc.tuple(fc.array(text), fc.dictionary(text, number)).map((given) => weatherNumbers(...given)),
  fc.tuple(fc.array(text as fc.Arbitrary<Fate>), fc.boolean(), number).map((given) => worryNumbers(...given)),
  fc
    .record({
      planned: fc.boolean(),
      begun: number,
      guessedHard: answer,
      feltHard: answer,
      pleasure: answer,
      senseOfDone: answer,
    })
    .map(knotNumbers),
  fc.tuple(fc.constantFrom('list', 'horizon', 'look-back'), number, number).map((given) => eveningNumbers(...given)),
  fc.record({ before: answer, after: answer, hasWritten: fc.boolean() }).map(kindNumbers),
  fc.record({ isSent: fc.boolean(), expected: answer, felt: answer }).map(waveNumbers),
);

test('what is kept of a written exercise is finite numbers with known names, and ids of words', () => {
  fc.assert(
    fc.property(finished, ({ numbers, words }) => {
      expect(words.filter((word) => !feelingWords.has(word))).toEqual([]);
      expect(Object.keys(numbers).filter((name) => !known.has(name))).toEqual([]);
      expect(Object.values(numbers).filter((value) => !Number.isFinite(value))).toEqual([]);
    }),
    propertyRuns({ commit: 300, full: 10_000 }),
  );
});
