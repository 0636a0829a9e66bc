import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#contract/day.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { offers } from '#server/billing/offer/offers.ts';
import type { PastPurchase } from '#server/operations/rehearsal/past-purchase.ts';
import { rehearse } from './rehearse.ts';
import { createSecondEmulator, type SecondEmulator } from './second-emulator.ts';

const from = Date.parse('2030-01-01T00:00:00Z');
const until = from + 90 * dayMs;
const purchase = (more: Partial<PastPurchase> = {}): PastPurchase => ({
  at: from + dayMs,
  offerId: 1,
  currency: 'USD',
  country: null,
  trial: 'not offered',
  coupon: null,
  acts: [],
  ...more,
});
let emulator: SecondEmulator;

beforeEach(() => {
  emulator = createSecondEmulator();
  vi.stubGlobal('fetch', emulator.fetch);
});

/** The first offer with changes, beside the others. */
const draft = (change: Partial<ListedOffer>): ListedOffer[] => [{ ...offers[0]!, ...change }, ...offers.slice(1)];
const run = (purchases: PastPurchase[], list: readonly ListedOffer[] = offers) =>
  rehearse(emulator, { offers: list, purchases, from, until }, () => undefined);
const paidMinor = ({ weeks }: Awaited<ReturnType<typeof run>>) => weeks.reduce((sum, week) => sum + week.paidMinor, 0);
const week = { unit: 'day', count: 7 } as const;

describe('rehearsing a draft', () => {
  it('the purchase and its renewals cost what the draft says', async () => {
    const dearer = draft({ prices: { ...offers[0]!.prices, USD: 2199 } });
    const { counts, ...result } = await run([purchase()], dearer);
    expect(counts).toEqual({ purchases: 1, renewals: 3, refunds: 0, chargebacks: 0 });
    expect(paidMinor({ counts, ...result })).toBe(4 * 2199);
  });

  it('a share of a payment is given back of what the draft takes', async () => {
    const dearer = draft({ prices: { ...offers[0]!.prices, USD: 4000 } });
    const acts: PastPurchase['acts'] = [{ at: from + 20 * dayMs, act: 'is given back', payment: 0, share: 0.25 }];
    const { weeks } = await run([purchase({ acts })], dearer);
    expect(weeks.map(({ returnedMinor }) => returnedMinor).filter(Boolean)).toEqual([1000]);
  });

  it('a trial that the draft begins with is free, and its email is sent before it ends', async () => {
    const { weeks, emails } = await run([purchase()], draft({ trial: week }));
    expect(weeks[0]).toMatchObject({ week: '2030-01-07', paidMinor: 1999 });
    expect(emails).toMatchObject({ welcome: 1, 'trial-ending': 1 });
  });

  it.each<[string, Partial<PastPurchase>, ListedOffer[], string]>([
    ['an offer that the draft does not have', { offerId: 9 }, offers, 'no such offer'],
    ['a currency in which the draft has no price', {}, draft({ prices: { ...offers[0]!.prices, USD: 0 } }), 'no price'],
    ['a trial that the draft does not have', { trial: 'had' }, offers, 'no trial'],
    ['a code beside a trial of the draft', { coupon: { percents: { 1: 20 } } }, draft({ trial: week }), 'coupon'],
    [
      'a code that takes off all of the price',
      { coupon: { amounts: { USD: 2500, EUR: 2500, GBP: 2500, JPY: 2500 } } },
      offers,
      'coupon',
    ],
  ])('%s is counted and left out, and nothing is bought in its place', async (_, past, list, why) => {
    const { counts, notSold } = await run([purchase(past), purchase(past)], list);
    expect(counts.purchases).toBe(0);
    expect(notSold).toEqual([{ offerId: past.offerId ?? 1, currency: 'USD', why, purchases: 2 }]);
  });

  it('somebody from a country with a price of its own pays that, in its currency, also for another plan', async () => {
    const own = (amount_minor: number) => [{ id: 1, countries: ['PL'], price: { amount_minor, currency: 'PLN' } }];
    const list = offers.map((offer) => ({ ...offer, countryPrices: own(offer.id * 4_000) }));
    const acts: PastPurchase['acts'] = [{ at: from + 60 * dayMs, act: 'begins a later plan', offerId: 2 }];
    const { weeks } = await run([purchase({ country: 'PL', acts }), purchase({ country: 'DE' })], list);
    const paid = (currency: string) =>
      weeks.filter((one) => one.currency === currency).map(({ paidMinor }) => paidMinor);
    expect(paid('PLN').filter(Boolean)).toEqual([4_000, 4_000, 4_000, 8_000]);
    expect(paid('USD').filter(Boolean)).toEqual([1999, 1999, 1999, 1999]);
  });

  it('whoever had had a trial before has none now', async () => {
    const { emails, weeks } = await run([purchase({ trial: 'withheld' })], draft({ trial: week }));
    expect(emails['trial-ending']).toBeUndefined();
    expect(weeks[0]).toMatchObject({ week: '2029-12-31', paidMinor: 1999 });
  });

  it.each<[string, PastPurchase['acts'][number], string]>([
    [
      'of a payment that was not made',
      { at: from + 9 * dayMs, act: 'charges back', payment: 3, email: null },
      'no such payment',
    ],
    [
      'to a plan that the draft does not have',
      { at: from + 9 * dayMs, act: 'changes plan', offerId: 9 },
      'no such offer',
    ],
  ])('what was done %s is counted and not done', async (_, act, why) => {
    expect((await run([purchase({ acts: [act] })])).notDone).toEqual([{ act: act.act, why, times: 1 }]);
  });

  it('what follows an end is not done, and its email is not sent', async () => {
    const acts: PastPurchase['acts'] = [
      { at: from + 9 * dayMs, act: 'ends', email: null },
      { at: from + 12 * dayMs, act: 'cancels', email: 'cancelled' },
    ];
    const { notDone, emails } = await run([purchase({ acts })]);
    expect(notDone).toEqual([{ act: 'cancels', why: 'ended before', times: 1 }]);
    expect(emails.cancelled).toBeUndefined();
  });

  it('is the same each time', async () => {
    const first = await run([purchase(), purchase({ currency: 'JPY', at: from + 3 * dayMs })]);
    expect(await run([purchase(), purchase({ currency: 'JPY', at: from + 3 * dayMs })])).toEqual(first);
  });

  it('reaches nobody but its own emulator', async () => {
    await expect(fetch('https://api.paddle.com/customers')).rejects.toThrow('A rehearsal reaches nobody');
  });
});
