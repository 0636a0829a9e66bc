import { describe, expect, it } from 'vitest';
import { auditedSearch, maskedName, maskedText, readSearch } from './read-search.ts';

const now = Date.parse('2026-11-21T09:42:00Z');
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const read = (typed: string) => readSearch(typed, now);

describe('what is typed into the one box', () => {
  it.each([
    ['', { by: 'everybody' }],
    ['   ', { by: 'everybody' }],
    ['Ada@Example.com', { by: 'address', start: 'ada@example.com' }],
    ['ada@', { by: 'address', start: 'ada@' }],
    ['may', { by: 'words', start: 'may' }],
    [' Maya  Lindqvist ', { by: 'words', start: 'maya lindqvist' }],
    ['Jørgensen', { by: 'words', start: 'jørgensen' }],
    ['ctm_01kagq', { by: 'provider id', id: 'ctm_01kagq' }],
    ['SUB_01KAGQ', { by: 'provider id', id: 'sub_01kagq' }],
    ['txn_01kagq', { by: 'provider id', id: 'txn_01kagq' }],
    ['adj_01kagq', { by: 'provider id', id: 'adj_01kagq' }],
    ['Qx0aB_9-kkTzPl3mN7vYwE', { by: 'checkout', id: 'Qx0aB_9-kkTzPl3mN7vYwE' }],
    ['christopherwolfensteinx', { by: 'words', start: 'christopherwolfensteinx' }],
    ['2026-118402', { by: 'invoice', number: '2026-118402' }],
    ['invoice test-00012', { by: 'invoice', number: 'TEST-00012' }],
    ['4711', { by: 'account', id: '4711' }],
    ['account 4711', { by: 'account', id: '4711' }],
    ['#4711', { by: 'account', id: '4711' }],
    ['ma', { fault: 'too short' }],
    ['@a', { fault: 'too short' }],
  ])('“%s”', (typed, wanted) => {
    expect(read(typed)).toEqual(wanted);
  });
});

describe('what people read from their bank statement', () => {
  const anyOf1999 = ['USD', 'EUR', 'GBP'].map((currency) => ({ amountMinor: 1999, currency }));
  const nov17 = { from: day('2026-11-16'), until: day('2026-11-19') };

  it.each([
    '4242 19.99 17 Nov',
    '4242 19,99 17 Nov',
    '19.99 4242 Nov 17',
    '17 nov 4242 19.99',
    '17 November 2026 4242 19.99',
    '4242 19.99 2026-11-17',
    '4242 19.99 17.11.',
    '4242 19.99 17.11.2026',
    '4242 19.99 17.11.26',
    '4242 19.99 17.11',
    '4242 19.99 17/11',
    '4242 19.99 17th Nov',
    '4242, 19.99, 17-Nov-2026',
    'Visa ending in 4242 19.99 on 17 Nov',
    '•4242 19.99 Nov 17, 2026',
    '****4242 19.99 17nov',
  ])('“%s”', (typed) => {
    expect(read(typed)).toEqual({
      by: 'statement',
      statement: { last4: '4242', amounts: anyOf1999, spans: [nov17], readAs: expect.any(String) },
    });
  });

  it.each([
    ['4242 $19.99 17 Nov', [{ amountMinor: 1999, currency: 'USD' }]],
    ['4242 19.99 EUR 17 Nov', [{ amountMinor: 1999, currency: 'EUR' }]],
    ['4242 19,99€ 17 Nov', [{ amountMinor: 1999, currency: 'EUR' }]],
    ['4242 GBP19.99 17 Nov', [{ amountMinor: 1999, currency: 'GBP' }]],
    ['4242 ¥2,980 17 Nov', [{ amountMinor: 2980, currency: 'JPY' }]],
    ['4242 ¥2980 17 Nov', [{ amountMinor: 2980, currency: 'JPY' }]],
    ['4242 1,234.50 usd 17 Nov', [{ amountMinor: 123_450, currency: 'USD' }]],
    ['4242 1.234,50 € 17 Nov', [{ amountMinor: 123_450, currency: 'EUR' }]],
    ['4242 36 USD 17 Nov', [{ amountMinor: 3600, currency: 'USD' }]],
    ['4242 19.9 USD 17 Nov', [{ amountMinor: 1990, currency: 'USD' }]],
    [
      '4242 2980 17 Nov',
      [
        ...['USD', 'EUR', 'GBP'].map((currency) => ({ amountMinor: 298_000, currency })),
        { amountMinor: 2980, currency: 'JPY' },
      ],
    ],
  ])('the amount of “%s”', (typed, amounts) => {
    expect(read(typed)).toMatchObject({
      by: 'statement',
      statement: { last4: '4242', amounts: expect.arrayContaining(amounts) },
    });
    expect((read(typed) as { statement: { amounts: object[] } }).statement.amounts).toHaveLength(amounts.length);
  });

  it.each([
    ['the last such day', '4242 19.99 17 Nov', ['2026-11-17']],
    ['of last year, if it is still to come', '4242 19.99 24 Dec', ['2025-12-24']],
    ['tomorrow, which it is somewhere already', '4242 19.99 22 Nov', ['2026-11-22']],
    ['the last leap day', '4242 19.99 29 Feb', ['2024-02-29']],
    ['either, where day and month cannot be told apart', '4242 19.99 3/11/2026', ['2026-11-03', '2026-03-11']],
  ])('without a year or an order: %s', (_, typed, days) => {
    const spans = days.map((one) => ({ from: day(one) - 86_400_000, until: day(one) + 2 * 86_400_000 }));
    expect(read(typed)).toMatchObject({ by: 'statement', statement: { spans } });
  });

  it.each(['4242 17 Nov', '19.99 17 Nov', '4242 19.99', '4242 19.99 31 Feb', '4242 ¥29.80 17 Nov', '4242 0 17 Nov'])(
    '“%s” is none',
    (typed) => {
      expect(read(typed)).not.toMatchObject({ by: 'statement' });
    },
  );

  it('says how it was read', () => {
    expect(read('4242 $35.99 17 Nov')).toMatchObject({
      statement: { readAs: 'card ending in 4242, 35.99 USD, 17 Nov 2026, a day before or after' },
    });
  });
});

describe('what is kept of a search', () => {
  it.each([
    ['ada.lovelace@example.com', 'address a•••@example.com'],
    ['@example.com', 'address •••@example.com'],
    ['maya lindqvist', 'words m•••'],
    ['txn_01kagq', 'provider id txn_01kagq'],
    ['', 'everybody'],
  ])('“%s”', (typed, kept) => {
    const search = read(typed);
    expect('fault' in search ? null : auditedSearch(search)).toBe(kept);
  });
});

describe('a masked person', () => {
  it.each([
    ['ada@example.com', 'a•••@example.com'],
    ['a@b.example', 'a•••@b.example'],
  ])('%s', (address, masked) => expect(maskedText(address)).toBe(masked));

  it.each([
    ['Maya Lindqvist', 'M. L•••'],
    ['Ana María de la Cruz', 'A. C•••'],
    ['cher', 'C•••'],
    ['', ''],
  ])('%s', (name, masked) => expect(maskedName(name)).toBe(masked));
});
