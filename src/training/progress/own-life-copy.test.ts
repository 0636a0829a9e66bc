import { expect, test } from 'vitest';
import { gradeFaults, wordFaults } from '#testing/training/training-content-faults.ts';
import type { OwnLife } from './own-life.ts';
import { ownNumbersOf } from './own-life-copy.ts';

const nothing: OwnLife = { guesses: null, plans: null, worries: null, woundUp: null, kindness: null };
const half = { low: 1.1, high: 1.9 };
const said = (life: Partial<OwnLife>) => ownNumbersOf({ ...nothing, ...life });
const changed = (mean: number, low: number, high: number) =>
  said({ woundUp: { times: 9, change: { mean, low, high } } })[0];

test('nothing is shown of what was never done', () => {
  expect(said({})).toEqual([]);
});

test.each<[string, Partial<OwnLife>, string, string]>([
  [
    'guesses',
    { guesses: { guesses: 18, took: { median: 1.4, half, usual: { low: 1.2, high: 1.62 } } } },
    '× 1.4',
    'Things took 1.4 times your guess. Half of them between 1.1 and 1.9. 18 guesses. Your usual may be from 1.2 to 1.6.',
  ],
  ['one guess', { guesses: { guesses: 1, took: null } }, '1 guess', 'Too few to say more. From eight on we can.'],
  [
    'ten plans',
    { plans: { planned: 10, begun: 7, share: { low: 0.397, high: 0.892 } } },
    '7 of 10',
    'Ten plans are few. In the long run it may be from four to nine of ten.',
  ],
  [
    'thirty plans, none begun',
    { plans: { planned: 30, begun: 0, share: { low: 0, high: 0.114 } } },
    '0 of 30',
    'Thirty plans. In the long run it may be from none to one of ten.',
  ],
  [
    'five plans',
    { plans: { planned: 5, begun: 2, share: null } },
    '2 of 5',
    'Too few to say more. From six on we can.',
  ],
  [
    'worries',
    { worries: { parked: 24, lookedAt: 16, noLongerMattered: 11, share: { low: 0.44, high: 0.86 } } },
    '11 of 16',
    'no longer mattered at the window. 24 were put away before. In the long run it may be from four to nine of ten.',
  ],
  [
    'worries that nobody looked at',
    { worries: { parked: 3, lookedAt: 0, noLongerMattered: 0, share: null } },
    '3',
    'None of them was looked at in the window yet.',
  ],
  [
    'few worries',
    { worries: { parked: 1, lookedAt: 2, noLongerMattered: 1, share: null } },
    '1 of 2',
    'no longer mattered at the window. 1 was put away before. Too few to say more. From six on we can.',
  ],
  [
    'kindness',
    { kindness: { times: 8, change: { mean: 1.25, low: 0.4, high: 2.1 } } },
    '1.3 higher',
    'Out of ten points, from 8 times. Between 0.4 and 2.1 higher. A pause may do the same.',
  ],
])('what is said of %s', (_, life, value, text) => {
  expect(said(life)).toMatchObject([{ value, text }]);
});

test('a change is lower or higher, and none where the interval reaches over it', () => {
  expect(changed(-1.8, -2.7, -0.9)).toMatchObject({
    value: '1.8 lower',
    text: 'Out of ten points, from 9 times. Between 0.9 and 2.7 lower. A rest may do the same.',
  });
  expect(changed(-0.4, -1.2, 0.4)).toMatchObject({
    value: '0.4 lower',
    text: 'Out of ten points, from 9 times. Between 1.2 lower and 0.4 higher. That may be no change.',
  });
  expect(changed(0.01, -0.5, 0.52)?.value).toBe('the same');
});

test('what is drawn is what is said', () => {
  expect(said({ plans: { planned: 10, begun: 7, share: { low: 0.4, high: 0.9 } } })[0]?.drawn).toEqual({
    low: 4,
    high: 9,
    mark: 7,
    scale: 'of ten',
  });
  expect(said({ plans: { planned: 5, begun: 2, share: null } })[0]?.drawn).toBeNull();
});

test('whole sentences promise nothing and are easy to read', () => {
  const texts = said({
    guesses: { guesses: 18, took: { median: 1.4, half, usual: half } },
    plans: { planned: 10, begun: 7, share: { low: 0.4, high: 0.9 } },
    worries: { parked: 24, lookedAt: 16, noLongerMattered: 11, share: { low: 0.4, high: 0.9 } },
    woundUp: { times: 9, change: { mean: -1.8, low: -2.7, high: -0.9 } },
    kindness: { times: 9, change: { mean: 0.3, low: -0.9, high: 1.2 } },
  }).map(({ text }) => text);
  expect(texts.flatMap(wordFaults)).toEqual([]);
  expect(gradeFaults(texts)).toEqual([]);
});
