import { describe, expect, it } from 'vitest';
import { useTestShop } from '#testing/server/use.ts';
import { findCommand, listUsages } from './main.ts';
import { parsePriceChange } from './price-change-command.ts';

const good = ['--offer', '2', '--currency', 'USD', '--amount', '3999', '--on', '2027-01-15'];
const withOption = (name: string, value: string) => good.map((word, i) => (good[i - 1] === name ? value : word));

it('a price change is read with its offer, its amount in the smallest unit and its day', () => {
  const change = {
    offerId: 2,
    currency: 'USD',
    amountMinor: 3999,
    effectiveAt: Date.parse('2027-01-15T00:00:00Z'),
  };
  expect(parsePriceChange(good)).toEqual({ change, isAnnounced: false, againMinor: null });
  const again = [...good, '--announce', '--again', '3999'];
  expect(parsePriceChange(again)).toEqual({ change, isAnnounced: true, againMinor: 3999 });
  expect(parsePriceChange(['withdraw', '7'])).toEqual({ withdraw: '7' });
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
  const on = (day: string, amount = '2499') => ['--offer', '1', '--currency', 'USD', '--amount', amount, '--on', day];
  const outputOf = (outcome: Awaited<ReturnType<typeof run>>) => ('output' in outcome ? outcome.output : outcome.fault);
  const priceEmails = () => shop.deps.sent.filter(({ subject }) => /price/i.test(subject));

  it('shows whom a new price concerns before anybody is told', async () => {
    await shop.subscribe('ada@example.com');
    await shop.subscribe('grace@example.com');
    const shown = outputOf(await run(...on('2030-02-15')));
    expect(shown).toContain('Nobody is told yet');
    expect(shown).toContain('2 pay $19.99 now');
    expect(shown).toContain('add --announce.');
    await shop.work();
    expect(priceEmails()).toEqual([]);
  });

  it('has an amount typed again that is far from what is paid now', async () => {
    await shop.subscribe('ada@example.com');
    const far = on('2030-02-15', '399900');
    expect(outputOf(await run(...far))).toContain('--announce --again 399900');
    expect(outputOf(await run(...far, '--announce'))).toContain('type it again: --again 399900');
    expect(outputOf(await run(...far, '--announce', '--again', '39990'))).toContain('type it again');
    expect(outputOf(await run(...on('2030-02-15', '999'), '--announce'))).toContain('type it again: --again 999');
    expect(await run(...on('2030-02-15', '3998'), '--announce')).toHaveProperty('output');
  });

  it('refuses a second announcement while one is pending, and takes it back with an email', async () => {
    await shop.subscribe('ada@example.com');
    const announced = outputOf(await run(...on('2030-02-15'), '--announce'));
    const id = /Price change (\d+)/.exec(announced)![1]!;
    await shop.work();
    expect(outputOf(await run(...on('2030-03-15', '2999'), '--announce'))).toContain(
      `Price change ${id} of this offer`,
    );
    expect(outputOf(await run('withdraw', id))).toContain('one subscriber keeps their price');
    await shop.work();
    expect(priceEmails().at(-1)!.subject).toBe('The price of your Everkite subscription stays as it is');
    expect(outputOf(await run('withdraw', id))).toContain('settled for everybody');
    expect(outputOf(await run('withdraw', '99'))).toBe('There is no price change 99.');
    expect(await run(...on('2030-03-15', '2999'), '--announce')).toHaveProperty('output');
  });

  it('takes nothing back once somebody pays the new price', async () => {
    await shop.subscribe('ada@example.com');
    const id = /Price change (\d+)/.exec(outputOf(await run(...on('2030-02-01'), '--announce')))![1]!;
    for (let day = 0; day < 32; day += 1) {
      await shop.advance(86_400_000);
      await shop.deliver();
      await shop.work();
    }
    expect(outputOf(await run('withdraw', id))).toContain('has the new price already');
  });

  it('the command price-change says the price, the day and how many subscribers are told', async () => {
    await shop.subscribe('ada@example.com');
    const outcome = await run(...on('2030-02-15'), '--announce');
    expect(outputOf(outcome).split('\n')).toEqual([
      expect.stringMatching(/^Price change \d+: the 4-week plan costs \$24\.99 from 15 February 2030 on\.$/),
      'One subscriber gets an email now and the new price with the first renewal from that day on, ' +
        'never within 30 days of the email.',
      expect.stringMatching(/^Until the first of them pays it: npm run operator -- price-change withdraw \d+$/),
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
