import { expect, it } from 'vitest';
import { claimFaults } from '#quiz/lint/claims.ts';
import type { BowKind } from './bows.ts';
import { differenceOf, nextTailLine } from './difference.ts';

const kinds: Record<string, BowKind> = { P: 'plain', S: 'stripe', D: 'dot', R: 'ring', C: 'cross', H: 'half' };
const bows = (letters: string) => [...letters].map((letter) => kinds[letter]!);

it.each([
  ['PDSRC', 'PDSRC', 'Five of five in place', 'Every bow is where it was.', 'The two tails match'],
  ['PDSCR', 'PDSRC', 'Three of five in place', 'Two changed places.', 'The last two are the other way round'],
  ['DPSRC', 'PDSRC', 'Three of five in place', 'Two changed places.', 'The first two are the other way round'],
  [
    'PDRSC',
    'PDSRC',
    'Three of five in place',
    'Two changed places.',
    'The third and the fourth are the other way round',
  ],
  ['CDSRP', 'PDSRC', 'Three of five in place', 'Two changed places.', 'The first and the fifth changed places'],
  ['PDHRC', 'PDSRC', 'Four of five in place', 'One is not the same.', 'The third was Stripe, not Half'],
  ['DSRCP', 'PDSRC', 'None of five in place', 'Five changed places.', 'The same bows, in another order'],
  ['PDHPH', 'PDSRC', 'Two of five in place', 'Three are not the same.', 'The first two are in place'],
  ['PRHPH', 'PDSRC', 'One of five in place', 'Four are not the same.', 'The first bow is in place'],
  ['HH', 'PD', 'None of two in place', 'Two are not the same.', 'The tails differ from the first bow on'],
])('%s instead of %s is said in plain words', (yours, wanted, title, note, sentence) => {
  const found = differenceOf(bows(yours), bows(wanted));
  expect([found.title, found.note, found.sentence]).toEqual([title, note, sentence]);
  expect(found.isRight).toBe(yours === wanted);
  expect(claimFaults([title, note, sentence].join('. '))).toEqual([]);
});

it.each([
  [5, 5, 'The next tail is as long as this one.'],
  [5, 6, 'The next tail is one bow longer.'],
  [5, 3, 'The next tail is two bows shorter.'],
  [5, null, 'That was the last tail.'],
])('after %d bows with %s next it says so', (length, next, line) => {
  expect(nextTailLine(length, next)).toBe(line);
});
