import { describe, expect, it } from 'vitest';
import { stateOf } from './move-billing.ts';

const day = 86_400_000;
const move = { fromAt: 28 * day, toAt: 42 * day };
const period = { startsAt: 0, endsAt: 28 * day };

describe('a charge that is to be moved', () => {
  it.each([
    ['still at its old day', { nextBilledAt: 28 * day }, 'to move'],
    ['at the new day', { nextBilledAt: 42 * day }, 'moved'],
    ['rounded to the second', { nextBilledAt: 42 * day - 900 }, 'moved'],
    ['later, by days given since', { nextBilledAt: 49 * day }, 'moved'],
  ])('a charge that is %s', (_name, changes, state) =>
    expect(stateOf({ status: 'active', period, ...changes }, move)).toBe(state),
  );

  it.each([
    ['nothing is charged any more', { nextBilledAt: null }, 'Nothing is charged any more'],
    [
      'it was charged before',
      { nextBilledAt: 56 * day, period: { startsAt: 28 * day, endsAt: 56 * day } },
      'was charged',
    ],
  ])('a charge is not moved when %s', (_name, changes, refused) =>
    expect(stateOf({ status: 'active', period, ...changes }, move)).toEqual({
      refused: expect.stringContaining(refused),
    }),
  );
});
