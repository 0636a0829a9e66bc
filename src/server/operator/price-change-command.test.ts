import { expect, it } from 'vitest';
import { parsePriceChange } from './price-change-command';

const good = ['--offer', '2', '--currency', 'USD', '--amount', '3999', '--on', '2027-01-15'];
const withOption = (name: string, value: string) => good.map((word, i) => (good[i - 1] === name ? value : word));

it('reads the offer, the amount in the smallest unit and the day', () => {
  expect(parsePriceChange(good)).toEqual({
    offerId: 2,
    currency: 'USD',
    amountMinor: 3999,
    effectiveAt: Date.parse('2027-01-15T00:00:00Z'),
  });
});

it.each([
  ['an option that is missing', good.slice(2), /^Say it like this: price-change --offer 2/],
  ['an option that there is not', [...good, '--quiet'], /^Say it like this/],
  ['a word too many', [...good, 'now'], /^Say it like this/],
  ['a name for the offer', withOption('--offer', 'two'), /^--offer must be/],
  ['a currency in small letters', withOption('--currency', 'usd'), /^--currency must be/],
  ['an amount with a point', withOption('--amount', '39.99'), /^--amount must be/],
  ['no amount at all', withOption('--amount', '0'), /^--amount must be/],
  ['an amount below nothing', good.map((word) => (word === '3999' ? '-3999' : word)), /^Say it like this|^--amount/],
  ['a day that there is not', withOption('--on', '2027-02-30'), /^--on must be/],
  ['a day written otherwise', withOption('--on', '15.01.2027'), /^--on must be/],
])('does not take %s', (_what, args, fault) => {
  expect(parsePriceChange(args)).toEqual({ fault: expect.stringMatching(fault) });
});
