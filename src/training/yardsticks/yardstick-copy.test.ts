import { expect, test } from 'vitest';
import { runEntry } from '#testing/training/entries.ts';
import { measuredLine, measuredSize } from './yardstick-copy.ts';

const run = (rounds: number, no_score: 'too few rounds' | 'too many void rounds' | null = null) =>
  runEntry(1, '2026-11-09', { rounds, no_score });

test.each([
  ['still-air', [run(52)], '52 presses. Done.'],
  ['still-air', [run(1, 'too few rounds')], '1 press. Too few to count.'],
  ['same-or-not', [run(20), run(21)], '41 answers. Done.'],
  ['same-or-not', [run(30, 'too many void rounds')], '30 answers. Many rounds were cut short, so it does not count.'],
  ['same-or-not', [], '0 answers. Done.'],
] as const)('%s: what was done is told without a judgement', (id, runs, line) => {
  expect(measuredLine(id, runs)).toBe(line);
});

test('both have their minutes', () => {
  expect(measuredSize(['still-air', 'same-or-not'])).toBe('Two measures, five minutes');
  expect(measuredSize(['same-or-not'])).toBe('One measure, two minutes');
});
