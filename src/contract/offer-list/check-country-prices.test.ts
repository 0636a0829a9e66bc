import { describe, expect, it } from 'vitest';
import { checkOfferList } from './check-offer-list.ts';
import { describeOfferList } from './describe-offer-list.ts';
import { type OfferFacts, totalKey } from './offer-findings.ts';
import type { CountryPrice, ListedOffer, OfferList } from './offer-list.ts';
import { offersKind } from './offers-kind.ts';

const month: ListedOffer = {
  id: 1,
  name: 'Month',
  label: '',
  gets: [],
  interval: { unit: 'week', count: 4 },
  trial: null,
  prices: { USD: 1999, EUR: 1899, GBP: 1599, JPY: 2980 },
};
const year: ListedOffer = { ...month, id: 2, name: 'Year', interval: { unit: 'year', count: 1 } };
const own = (
  id: number,
  countries: string[],
  currency: string,
  amount_minor: number,
  firstMinor?: number,
): CountryPrice => ({
  id,
  countries,
  price: { amount_minor, currency },
  ...(firstMinor !== undefined && { firstMinor }),
});
const intro = { payments: 3, prices: { USD: 999, EUR: 949, GBP: 799, JPY: 1490 } };
const zloty = own(1, ['PL', 'CZ'], 'PLN', 3999);
const rupees = own(2, ['IN'], 'INR', 79_900);
/** Of the first offer, and of the second. */
const priced = (first: CountryPrice[], second: CountryPrice[] = [], more: Partial<ListedOffer> = {}): OfferList => ({
  offers: [
    { ...month, ...more, countryPrices: first },
    { ...year, countryPrices: second },
  ],
});
const facts: OfferFacts = { live: null, sold: {}, providerTotals: null, now: Date.parse('2030-01-01T12:00:00Z') };
const found = (list: OfferList, known: Partial<OfferFacts> = {}) =>
  checkOfferList(list, { ...facts, ...known })
    .filter(({ effect }) => effect !== 'passes')
    .map(({ text, hint }) => `${text} ${hint}`);

describe('the checks of prices by country', () => {
  it.each<[string, OfferList, string[]]>([
    ['a price in zloty for each offer', priced([zloty, rupees], [zloty, rupees]), []],
    ['a price in dollars for one offer alone', priced([own(1, ['IN'], 'USD', 999)]), []],
    [
      'no country',
      priced([own(1, [], 'USD', 999)]),
      ['A price by country of Month names no country. Two letters each, such as PL CZ. Or remove the price.'],
    ],
    [
      'a country in two groups',
      priced([own(1, ['IN', 'PK'], 'USD', 999), own(2, ['PK'], 'USD', 899)]),
      Array(2).fill('Month has two prices in Pakistan. Name the country once.'),
    ],
    [
      'a country twice in one group',
      priced([own(1, ['IN', 'IN'], 'USD', 999)]),
      ['Month has two prices in India. Name the country once.'],
    ],
    [
      'a country that Paddle does not sell in',
      priced([own(1, ['KP'], 'USD', 999)]),
      ['Paddle does not sell in North Korea. Take it away: nobody can pay from there.'],
    ],
    [
      'a currency that Paddle does not charge in',
      priced([own(1, ['IS'], 'ISK', 99_900)], [own(1, ['IS'], 'ISK', 99_900)]),
      Array(2).fill('Paddle does not charge in ISK. Choose one of 33 currencies, such as USD.'),
    ],
    [
      'less than Paddle charges',
      priced([own(1, ['IN'], 'USD', 69)]),
      ['Month in India has no price that can be charged. At least $0.70; Paddle charges nothing smaller.'],
    ],
    [
      'another currency for one offer alone',
      priced([zloty]),
      [
        'In Poland Month is charged in PLN, and Year is not. Give Year a price in PLN there: a visitor sees one currency.',
      ],
    ],
    [
      'two currencies in one country',
      priced([own(1, ['IN'], 'USD', 999)], [own(1, ['IN'], 'EUR', 999)]),
      [
        'In India Month is charged in USD, and Year is not. Give Year a price in USD there: a visitor sees one currency.',
        'In India Year is charged in EUR, and Month is not. Give Month a price in EUR there: a visitor sees one currency.',
      ],
    ],
    ['a lower first price there too', priced([own(1, ['IN'], 'USD', 999, 499)], [], { intro }), []],
    [
      'no lower first price there',
      priced([own(1, ['IN'], 'USD', 999)], [], { intro }),
      ['The first price of Month in India is not lower than the others. At least $0.70, and less than $9.99.'],
    ],
  ])('%s', (_, list, expected) => {
    expect(found(list)).toEqual(expected);
  });

  it('a slip of the finger has to be typed again', () => {
    const live = priced([own(1, ['IN'], 'USD', 999)]);
    expect(found(priced([own(1, ['IN'], 'USD', 9990)]), { live })[0]).toContain(
      'Month in India: $99.90 is 10 times $9.99.',
    );
    expect(found(priced([own(1, ['IN'], 'USD', 1099)]), { live })).toEqual([]);
  });

  it('a total of Paddle that differs by one minor unit refuses, also of a first payment', () => {
    const list = priced([own(1, ['IN'], 'USD', 999, 499)], [], { intro });
    const providerTotals = { [totalKey(1, 'IN')]: 998, [totalKey(1, 'IN', 'intro')]: 500 };
    expect(found(list, { providerTotals }).map((text) => text.split('. ')[0])).toEqual([
      'Paddle would charge $9.98 for Month in India, not $9.99',
      'Paddle would charge $5.00 for the first payment of Month in India, not $4.99',
    ]);
    const right = { [totalKey(1, 'IN')]: 999, [totalKey(1, 'IN', 'intro')]: 499 };
    expect(found(list, { providerTotals: right })).toEqual([]);
  });

  it('says in how many countries there is a price', () => {
    const passed = checkOfferList(priced([zloty, rupees], [zloty, rupees]), facts).map(({ text }) => text);
    expect(passed).toContain('3 countries have prices of their own');
  });
});

it.each<[string, OfferList, OfferList, string | null]>([
  ['a small step', priced([own(1, ['IN'], 'USD', 1000)]), priced([own(1, ['IN'], 'USD', 1049)]), null],
  [
    'a large step',
    priced([own(1, ['IN'], 'USD', 1000)]),
    priced([own(1, ['IN'], 'USD', 1100)]),
    'A price moves by 10.0%, more than 5%.',
  ],
  ['a new price', priced([]), priced([own(1, ['IN'], 'USD', 1000)]), 'A price moves by 50.0%, more than 5%.'],
  ['a price that goes', priced([own(1, ['IN'], 'USD', 1000)]), priced([]), 'A price moves by 99.9%, more than 5%.'],
  ['another currency', priced([zloty], [zloty]), priced([]), 'Poland pays in another currency than before.'],
])('a second operator, for %s by country', (_, before, after, reason) => {
  expect(offersKind.needsApproval(before, after, { pricePercent: 5 })).toBe(reason);
});

it.each<[string, OfferList, OfferList, string[]]>([
  [
    'another amount',
    priced([zloty]),
    priced([own(1, ['PL', 'CZ'], 'PLN', 3499)]),
    ['Month, in Poland and Czechia: PLN 39.99 → PLN 34.99'],
  ],
  ['a new price', priced([]), priced([own(1, ['IN'], 'USD', 999)]), ['Month, in India: as elsewhere → $9.99']],
  ['a price that goes', priced([own(1, ['IN'], 'USD', 999)]), priced([]), ['Month, in India: $9.99 → as elsewhere']],
  [
    'one country more',
    priced([own(1, ['PL'], 'PLN', 3999)]),
    priced([zloty]),
    ['Month, prices by country: in Poland PLN 39.99 → in Poland and Czechia PLN 39.99'],
  ],
  [
    'a first price',
    priced([own(1, ['IN'], 'USD', 999)]),
    priced([own(1, ['IN'], 'USD', 999, 499)]),
    ['Month, in India: $9.99 → $9.99, at first $4.99'],
  ],
])('the difference in words, for %s by country', (_, before, after, expected) => {
  const said = describeOfferList(before, after).map((one) => `${one.what}: ${one.before} → ${one.after}`);
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(expected);
});
