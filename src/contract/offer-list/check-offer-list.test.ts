import { describe, expect, it } from 'vitest';
import { checkOfferList, namesEveryTerm } from './check-offer-list.ts';
import { describeOfferList } from './describe-offer-list.ts';
import { type OfferFacts, totalKey } from './offer-findings.ts';
import type { ListedOffer, OfferList, Slots } from './offer-list.ts';
import { offersKind } from './offers-kind.ts';

const month: ListedOffer = {
  id: 1,
  name: '4-week plan',
  label: '',
  gets: [],
  interval: { unit: 'week', count: 4 },
  trial: null,
  prices: { USD: 1999, EUR: 1899, GBP: 1599, JPY: 2980 },
};
const intro = { payments: 3, prices: { USD: 999, EUR: 949, GBP: 799, JPY: 1490 } };
const quarter: ListedOffer = { ...month, id: 2, name: '12-week plan', interval: { unit: 'week', count: 12 } };
const small: ListedOffer = { ...month, id: 9, name: 'Small', interval: { unit: 'week', count: 2 } };
const live: OfferList = { offers: [month, quarter] };
const withSlots = (slots: Partial<Slots>): OfferList => ({
  ...live,
  slots: { declined: null, success: null, ...slots },
});
const facts: OfferFacts = {
  live,
  sold: { 1: { name: month.name, interval: month.interval } },
  providerTotals: null,
  now: Date.parse('2030-01-01T12:00:00Z'),
};

/** The first offer with changes, beside the second. */
const changed = (change: Partial<ListedOffer>): OfferList => ({ offers: [{ ...month, ...change }, quarter] });
const priced = (prices: Partial<ListedOffer['prices']>) => changed({ prices: { ...month.prices, ...prices } });
const found = (list: OfferList, known: OfferFacts = facts) =>
  checkOfferList(list, known)
    .filter(({ effect }) => effect !== 'passes')
    .map(({ effect, text }) => `${effect}: ${text}`);

describe('the checks of a price list', () => {
  it.each<[string, OfferList, string[]]>([
    ['what is sold now', live, []],
    ['no offer', { offers: [] }, ['refuses: The list has no offer.']],
    [
      'six offers',
      { offers: [1, 2, 3, 4, 5, 6].map((id) => ({ ...quarter, id: id + 10, name: `plan ${id}` })) },
      ['refuses: The list has 6 offers.'],
    ],
    ['an offer for a left checkout', withSlots({ declined: small }), []],
    [
      'an offer for a left checkout with a number of the list',
      withSlots({ declined: { ...small, id: 1, interval: month.interval } }),
      ['refuses: Two offers have the number 1.', 'refuses: Two offers have the number 1.'],
    ],
    [
      'an offer for a left checkout with a name of the list',
      withSlots({ declined: { ...small, name: '4-week plan' } }),
      ['refuses: Two offers are called “4-week plan”.', 'refuses: Two offers are called “4-week plan”.'],
    ],
    [
      'an offer for a left checkout that hurries',
      withSlots({ declined: { ...small, label: 'Last chance' } }),
      ['refuses: “last chance” hurries people.'],
    ],
    [
      'an offer for a left checkout without a price',
      withSlots({ declined: { ...small, prices: { ...small.prices, GBP: 0 } } }),
      ['refuses: Small has no price in GBP that can be charged.'],
    ],
    ['an offer of the list after a payment', withSlots({ success: 2 }), []],
    [
      'an offer after a payment that is not on the list',
      withSlots({ success: 9, declined: small }),
      ['refuses: The offer after a payment is not on the list.'],
    ],
    [
      'a currency without a price',
      priced({ JPY: 0 }),
      ['refuses: 4-week plan has no price in JPY that can be charged.'],
    ],
    [
      'a price of millions',
      priced({ USD: 10_000_001 }),
      ['refuses: 4-week plan has no price in USD that can be charged.'],
    ],
    ['exactly half, and exactly twice', priced({ EUR: 950, JPY: 5960 }), []],
    ['a zero too many', priced({ JPY: 32_800 }), ['asks: 4-week plan: ¥32,800 is 11 times ¥2,980.']],
    ['less than half', priced({ USD: 999 }), ['asks: 4-week plan: $9.99 is 50% of $19.99.']],
    ['no name', changed({ name: ' ' }), ['refuses: An offer has no name that fits.']],
    [
      'one name twice',
      changed({ name: '12-week plan' }),
      ['refuses: Two offers are called “12-week plan”.', 'refuses: Two offers are called “12-week plan”.'],
    ],
    ['a label that hurries', changed({ label: 'Last chance' }), ['refuses: “last chance” hurries people.']],
    [
      'a line that invents scarcity',
      changed({ gets: ['Only 3 spots left'] }),
      ['refuses: “spots left” hurries people.'],
    ],
    [
      'another length for a sold number',
      changed({ interval: { unit: 'week', count: 5 } }),
      ['refuses: 4-week plan was sold for 4 weeks, and people have it.'],
    ],
    [
      'a trial of three months',
      changed({ trial: { unit: 'day', count: 90 } }),
      ['refuses: The trial of 4-week plan does not fit.'],
    ],
    [
      'a trial by the month',
      changed({ trial: { unit: 'month', count: 1 } }),
      ['refuses: The trial of 4-week plan does not fit.'],
    ],
    ['a lower first price', changed({ intro }), []],
    [
      'a lower first price beside a trial',
      changed({ intro, trial: { unit: 'day', count: 7 } }),
      ['refuses: 4-week plan has a trial and a lower first price.'],
    ],
    [
      'a lower first price for more than a year',
      changed({ intro: { ...intro, payments: 14 } }),
      ['refuses: The lower price of 4-week plan lasts longer than a year.'],
    ],
    [
      'a first price that is not lower, and one of nothing',
      changed({ intro: { ...intro, prices: { ...intro.prices, EUR: 1899, JPY: 0 } } }),
      [
        'refuses: The first price of 4-week plan in EUR is not lower than the others.',
        'refuses: The first price of 4-week plan in JPY is not lower than the others.',
      ],
    ],
    [
      'a charge every ten years',
      { offers: [{ ...quarter, interval: { unit: 'year', count: 10 } }] },
      ['refuses: 12-week plan is charged too seldom.'],
    ],
  ])('%s', (_, list, expected) => {
    expect(found(list)).toEqual(expected);
  });

  it('the amount typed again confirms a large step', () => {
    const [asks] = checkOfferList(priced({ JPY: 32_800 }), facts).filter(({ effect }) => effect === 'asks');
    expect(asks?.confirmBy).toBe('¥32,800');
  });

  it('a total of the provider that differs by one minor unit refuses, and so does no answer', () => {
    const totals = Object.fromEntries(
      live.offers.flatMap(({ id, prices }) =>
        Object.entries(prices).map(([currency, amount]) => [totalKey(id, currency as 'USD'), amount]),
      ),
    );
    expect(found(live, { ...facts, providerTotals: totals })).toEqual([]);
    expect(found(live, { ...facts, providerTotals: { ...totals, [totalKey(1, 'EUR')]: 1900 } })).toEqual([
      'refuses: Paddle would charge €19.00 for 4-week plan, not €18.99.',
    ]);
    expect(found(live, { ...facts, providerTotals: 'away' })).toEqual([
      'refuses: Paddle does not answer, so its own totals cannot be compared.',
    ]);
  });

  it('a first total of the provider that differs refuses', () => {
    const known = { ...facts, providerTotals: { [totalKey(1, 'USD', 'intro')]: 1000 } };
    expect(found(changed({ intro }), known)).toEqual([
      'refuses: Paddle would charge $10.00 first for 4-week plan, not $9.99.',
    ]);
  });

  it('what passes is said, and is not said of what fails', () => {
    const passed = (list: OfferList) =>
      checkOfferList(list, facts)
        .filter(({ effect }) => effect === 'passes')
        .map(({ id }) => id);
    expect(passed(live)).toEqual(['every currency', 'steps', 'consent']);
    expect(passed(priced({ JPY: 0 }))).not.toContain('every currency');
    expect(passed(priced({ JPY: 32_800 }))).not.toContain('steps');
  });

  it('consent names every term, with a trial and without', () => {
    expect(namesEveryTerm(changed({ trial: { unit: 'day', count: 7 } }), facts.now)).toBe(true);
    expect(namesEveryTerm(changed({ intro }), facts.now)).toBe(true);
  });
});

describe('a second operator', () => {
  const needed = (after: OfferList) => offersKind.needsApproval(live, after, { pricePercent: 5 });
  it.each<[string, OfferList, string | null]>([
    ['not for the same prices', live, null],
    ['not for five per cent', priced({ USD: 2098 }), null],
    ['for more, up', priced({ USD: 2199 }), 'A price moves by 10.0%, more than 5%.'],
    ['for more, down', priced({ JPY: 1490 }), 'A price moves by 50.0%, more than 5%.'],
    ['for a lower first price', changed({ intro }), 'A price moves by 50.0%, more than 5%.'],
    [
      'for the price of the offer for a left checkout',
      { ...live, slots: { declined: { ...small, prices: { ...small.prices, USD: 2999 } }, success: null } },
      null,
    ],
    ['not for an offer that is new', { offers: [month, quarter, { ...quarter, id: 9, name: 'Year' }] }, null],
  ])('%s', (_, after, reason) => {
    expect(needed(after)).toBe(reason);
  });
});

describe('the difference of two price lists, in words', () => {
  const said = (before: OfferList | null, after: OfferList) =>
    describeOfferList(before, after).map(({ what, before: old, after: fresh }) => `${what}: ${old} → ${fresh}`);
  it.each<[string, OfferList | null, OfferList, string[]]>([
    ['a price', live, priced({ USD: 2199 }), ['4-week plan, price in USD: $19.99 → $21.99']],
    ['a trial', live, changed({ trial: { unit: 'day', count: 7 } }), ['4-week plan, trial: none → 7 days']],
    [
      'the length of a trial',
      changed({ trial: { unit: 'day', count: 7 } }),
      changed({ trial: { unit: 'day', count: 14 } }),
      ['4-week plan, trial: 7 days → 14 days'],
    ],
    [
      'a lower first price',
      live,
      changed({ intro }),
      ['4-week plan, lower first price: none → first 3 payments $9.99, €9.49, £7.99, ¥1,490'],
    ],
    [
      'its number of payments',
      changed({ intro }),
      changed({ intro: { ...intro, payments: 1 } }),
      [
        '4-week plan, lower first price: first 3 payments $9.99, €9.49, £7.99, ¥1,490 → first payment $9.99, €9.49, £7.99, ¥1,490',
      ],
    ],
    ['a label', live, changed({ label: 'New' }), ['4-week plan, label: none → “New”']],
    ['the order', live, { offers: [quarter, month] }, ['Order: 4-week plan, 12-week plan → 12-week plan, 4-week plan']],
    [
      'an offer that is gone',
      live,
      { offers: [month] },
      ['12-week plan: $19.99, €18.99, £15.99, ¥2,980 every 12 weeks → null'],
    ],
    [
      'an offer for a left checkout',
      live,
      withSlots({ declined: small }),
      ['After a left checkout: Small: null → $19.99, €18.99, £15.99, ¥2,980 every 2 weeks'],
    ],
    [
      'a price of the offer for a left checkout',
      withSlots({ declined: small }),
      withSlots({ declined: { ...small, prices: { ...small.prices, USD: 999 } } }),
      ['After a left checkout: Small, price in USD: $19.99 → $9.99'],
    ],
    [
      'no offer for a left checkout any more',
      withSlots({ declined: small }),
      live,
      ['After a left checkout: Small: $19.99, €18.99, £15.99, ¥2,980 every 2 weeks → null'],
    ],
    ['the offer after a payment', live, withSlots({ success: 2 }), ['After a payment: none → 12-week plan']],
    [
      'when changes of plan take effect',
      live,
      { ...live, planChanges: { up: 'now', down: 'now' } },
      ['Changes of plan: to more now, to less at the renewal → to more now, to less now'],
    ],
    ['the standard, written out', live, { ...live, planChanges: { up: 'now', down: 'renewal' } }, []],
    ['a first list', null, { offers: [month] }, ['4-week plan: null → $19.99, €18.99, £15.99, ¥2,980 every 4 weeks']],
  ])('%s', (_, before, after, expected) => {
    expect(said(before, after)).toEqual(expected);
  });
});
