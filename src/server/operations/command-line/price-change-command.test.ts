import { describe, expect, it } from 'vitest';
import { useTestShop } from '#testing/server/use.ts';
import { findCommand, listUsages } from './main.ts';
import { parsePriceChange } from './price-change-command.ts';

const good = ['--offer', '2', '--currency', 'USD', '--amount', '3999', '--on', '2027-01-15'];
const withOption = (name: string, value: string) => good.map((word, i) => (good[i - 1] === name ? value : word));

it('a price change is read with its offer, its amount in the smallest unit and its day', () => {
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
])('the command price-change refuses %s', (_what, args, fault) => {
  expect(parsePriceChange(args)).toEqual({ fault: expect.stringMatching(fault) });
});

describe('the command price-change', () => {
  const { shop } = useTestShop();

  const run = (...args: string[]) => findCommand('price-change')!.run({ ...shop.deps, by: 'maya' }, args);
  const on = (day: string) => ['--offer', '1', '--currency', 'USD', '--amount', '2499', '--on', day];

  it('the command price-change says the price, the day and how many subscribers are told', async () => {
    await shop.subscribe('ada@example.com');
    const outcome = await run(...on('2030-02-15'));
    expect('output' in outcome ? outcome.output.split('\n') : outcome).toEqual([
      expect.stringMatching(/^Price change \d+: the 4-week plan costs \$24\.99 from 15 February 2030 on\.$/),
      'One subscriber gets an email now and the new price with the first renewal from that day on, ' +
        'never within 30 days of the email.',
    ]);
  });

  it('the command price-change says the earliest day when the given one is too soon', async () => {
    await shop.subscribe('ada@example.com');
    expect(await run(...on('2030-01-31'))).toEqual({
      fault: 'Subscribers are told 30 days ahead: --on can be 2030-02-01 or later.',
    });
    expect(await run(...on('2030-02-01'))).toHaveProperty('output');
  });

  it('the command price-change says when nobody is concerned', async () => {
    expect(await run(...on('2030-02-15'))).toEqual({
      fault: 'Nobody pays offer 1 in USD at another price than $24.99.',
    });
    expect(await run('--offer', '99', ...on('2030-02-15').slice(2))).toEqual({ fault: 'There is no offer 99.' });
  });
});

it('the command price-change is found by its own name only', () => {
  expect(findCommand('price-change')).not.toBeNull();
  expect(findCommand('constructor')).toBeNull();
  expect(listUsages()).toContain('npm run operator -- price-change --offer');
});
