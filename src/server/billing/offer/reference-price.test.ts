import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { OffersAnswer } from '#contract/offer.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { everybody } from '#publishing/audience.ts';
import { publishOffers } from '#testing/server/published-offers.ts';
import { useTestShop } from '#testing/server/use.ts';
import { offers } from './offers.ts';

const { shop } = useTestShop();
const now = () => shop.deps.clock();
const at = (USD: number, more: Partial<ListedOffer> = {}): ListedOffer[] =>
  offers.map((offer) => (offer.id === 1 ? { ...offer, prices: { ...offer.prices, USD }, ...more } : offer));

async function shown(country = 'US'): Promise<OffersAnswer> {
  const headers = { 'accept-language': `en-${country}` };
  const answer = await shop.app.inject({ ...callAddress(calls.listOffers, { query: { currency: 'USD' } }), headers });
  return answer.json();
}
const first = async (country?: string) => {
  const { offers: list } = await shown(country);
  return [list[0]!.price.amount_minor, list[0]!.before?.amount_minor ?? null];
};
const reduce = (USD: number, days = 7, more: Parameters<typeof publishOffers>[2] = {}) =>
  publishOffers(shop.deps, at(USD), { endsAt: now() + days * dayMs, ...more });

describe('the price that is crossed out', () => {
  it('is the lowest of the 30 days before a price with an end, and goes with it', async () => {
    await publishOffers(shop.deps, at(2999));
    await shop.advance(10 * dayMs);
    await publishOffers(shop.deps, at(2499));
    await shop.advance(10 * dayMs);
    await publishOffers(shop.deps, at(2999));
    await shop.advance(19 * dayMs);
    await reduce(1999);
    expect(await first()).toEqual([1999, 2499]);
    expect((await shown()).ends_at).toBe(new Date(now() + 7 * dayMs).toISOString());
    await shop.advance(7 * dayMs);
    expect(await first()).toEqual([2999, null]);
    expect((await shown()).ends_at).toBeUndefined();
  });

  it('forgets what is longer than 30 days ago', async () => {
    await publishOffers(shop.deps, at(2499));
    await shop.advance(dayMs);
    await publishOffers(shop.deps, at(2999));
    await shop.advance(31 * dayMs);
    await reduce(1999);
    expect(await first()).toEqual([1999, 2999]);
  });

  it('there is none where the offer was not sold for 30 days', async () => {
    await publishOffers(shop.deps, offers.slice(1));
    await shop.advance(31 * dayMs);
    await publishOffers(shop.deps, at(2999));
    await shop.advance(29 * dayMs);
    await reduce(1999);
    expect(await first()).toEqual([1999, null]);
  });

  it('there is none where the price was as low before, and none for a price without an end', async () => {
    await publishOffers(shop.deps, at(1999));
    await shop.advance(31 * dayMs);
    await reduce(1999);
    expect(await first()).toEqual([1999, null]);
    await publishOffers(shop.deps, at(999));
    expect(await first()).toEqual([999, null]);
  });

  it('counts a lower first price as a price', async () => {
    const prices = { USD: 1499, EUR: 1, GBP: 1, JPY: 1 };
    await publishOffers(shop.deps, at(2999, { intro: { payments: 1, prices } }));
    await shop.advance(31 * dayMs);
    await reduce(1299);
    expect(await first()).toEqual([1299, 1499]);
  });

  it('is that of the visitor’s own audience', async () => {
    await publishOffers(shop.deps, at(2999));
    await publishOffers(shop.deps, at(2599), { slug: 'nz', audience: { ...everybody, countries: ['NZ'] } });
    await shop.advance(31 * dayMs);
    await reduce(1999);
    await reduce(1999, 7, { slug: 'nz', audience: { ...everybody, countries: ['NZ'] } });
    expect([await first('NZ'), await first('US')]).toEqual([
      [1999, 2599],
      [1999, 2999],
    ]);
  });
});
