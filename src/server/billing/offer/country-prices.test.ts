import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import type { StartCheckoutAnswer } from '#contract/checkout.ts';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import { dayMs } from '#contract/day.ts';
import type { OffersAnswer } from '#contract/offer.ts';
import type { CountryPrice, ListedOffer } from '#contract/offer-list/offer-list.ts';
import type { PlanPreview, PlansAnswer } from '#contract/plan-change.ts';
import { planChangeCalls } from '#contract/plan-change-calls.ts';
import { changePlan } from '#testing/server/change-plan.ts';
import { couponsOf } from '#testing/server/coupons.ts';
import { publishOffers } from '#testing/server/published-offers.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { concerned } from '../price-change/price-changes.sql.ts';
import { offers } from './offers.ts';
import { switchMs } from './shown-list.ts';

const { shop, database } = useTestShop();
const coupons = couponsOf(shop);

const own = (id: number, countries: string[], currency: string, amount_minor: number): CountryPrice => ({
  id,
  countries,
  price: { amount_minor, currency },
});
/** In Poland and Czechia zloty, in India dollars, for each offer by its place. */
const priced = (zloty: number[], dollars: (number | null)[]): ListedOffer[] =>
  offers.map((offer, i) => ({
    ...offer,
    countryPrices: [
      own(1, ['PL', 'CZ'], 'PLN', zloty[i]!),
      ...(dollars[i] === null ? [] : [own(2, ['IN'], 'USD', dollars[i]!)]),
    ],
  }));
const list = priced([3_999, 7_999, 12_999], [999, null, 2_999]);
const zloty = (amount_minor: number) => ({ amount_minor, currency: 'PLN' });
const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

async function shown(language: string, query: Record<string, string> = {}): Promise<OffersAnswer> {
  const headers = { 'accept-language': language };
  return (await shop.app.inject({ ...callAddress(calls.listOffers, { query }), headers })).json<OffersAnswer>();
}
const prices = ({ offers: all }: OffersAnswer) => all.map(({ price }) => price);

async function subscribeFrom(country: string, price: object, offer_id = 1): Promise<Person> {
  const person = await shop.person('ada@example.com');
  const answer = await shop.startCheckout('ada@example.com', { offer_id, price, country });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  await shop.pay(answer.json<StartCheckoutAnswer>().transaction_id, undefined, undefined, country);
  await shop.deliver();
  return person;
}

describe('the price list in a country', () => {
  it('a list without prices by country says nothing of a country', async () => {
    const answer = await shown('pl-PL', { country: 'PL' });
    expect(answer).not.toHaveProperty('country');
    expect(answer).not.toHaveProperty('one_currency');
  });

  it('the device proposes the country, the visitor chooses another one, and each has one currency', async () => {
    await publishOffers(shop.deps, list);
    const polish = await shown('pl-PL', { currency: 'EUR' });
    expect(polish).toMatchObject({ country: 'PL', one_currency: true });
    expect(prices(polish)).toEqual([zloty(3_999), zloty(7_999), zloty(12_999)]);
    const indian = await shown('pl-PL', { country: 'IN' });
    expect(indian).toMatchObject({ country: 'IN', one_currency: true });
    expect(prices(indian)).toEqual([usd(999), usd(3_599), usd(2_999)]);
    const german = await shown('pl-PL', { country: 'DE', currency: 'EUR' });
    expect(german).toMatchObject({ country: 'DE' });
    expect(german).not.toHaveProperty('one_currency');
    expect(prices(german)[0]).toEqual({ amount_minor: 1_899, currency: 'EUR' });
  });

  it('a country that nobody sells in is not taken from an address', async () => {
    await publishOffers(shop.deps, list);
    expect((await shown('pl-PL', { country: 'KP' })).country).toBe('PL');
    expect((await shown('ko-KP')).country).toBe('');
  });
});

describe('beside a price by country', () => {
  it('the crossed out price is that of the same country', async () => {
    await publishOffers(shop.deps, list);
    await shop.advance(31 * dayMs);
    const [reduced, ends] = [priced([2_999, 7_999, 12_999], [999, null, 2_999]), shop.deps.clock() + dayMs];
    const cheaper = reduced.map((offer) => ({ ...offer, prices: { ...offer.prices, USD: offer.prices.USD - 200 } }));
    await publishOffers(shop.deps, cheaper, { slug: 'sale', endsAt: ends });
    const crossedOut = async (country: string) =>
      (await shown('en-US', { country, currency: 'USD' })).offers.map((offer) => offer.before ?? null);
    expect(await crossedOut('PL')).toEqual([zloty(3_999), null, null]);
    expect(await crossedOut('IN')).toEqual([null, usd(3_599), null]);
    expect(await crossedOut('US')).toEqual([usd(1_999), usd(3_599), usd(5_999)]);
  });

  it('a code takes its part off that price, and is compared with Paddle when it is made', async () => {
    await publishOffers(shop.deps, list);
    const { code } = await coupons.make({ off: { percents: { '1': 20 } }, countries: ['PL'] });
    const ask = (country: string) =>
      shop.app.inject({
        ...callAddress(checkoutCalls.priceCoupon),
        headers: { 'accept-language': 'en-US' },
        payload: { code, currency: 'USD', offer_ids: [1], country },
      });
    expect((await ask('PL')).json()).toEqual({ offers: [{ offer_id: 1, due: zloty(3_199) }] });
    expect((await ask('IN')).statusCode).toBe(409);
    const begun = await shop.startCheckout('ada@example.com', {
      price: zloty(3_999),
      country: 'PL',
      coupon: { code, due_minor: 3_199 },
    });
    const { transaction_id } = begun.json<StartCheckoutAnswer>();
    expect(shop.books().transactions[transaction_id]!.details.totals).toMatchObject({
      grand_total: '3199',
      currency_code: 'PLN',
    });
  });
});

describe('a checkout from a country with a price of its own', () => {
  it('Paddle has the country, and asks whoever names another one for that country’s price', async () => {
    await publishOffers(shop.deps, list);
    const answer = await shop.startCheckout('ada@example.com', { price: zloty(3_999), country: 'PL' });
    const { transaction_id, checkout_id } = answer.json<StartCheckoutAnswer>();
    const { address_id } = shop.books().transactions[transaction_id]!;
    expect(shop.books().addresses[address_id!]).toMatchObject({ country_code: 'PL' });
    const total = async (country: string) => {
      const quote = await fetch(
        `${shop.deps.config.paddle.emulatorUrl}/checkout/${transaction_id}/quote?country=${country}`,
      );
      const { data } = (await quote.json()) as { data: { totals: { total: number }; currency_code: string } };
      return [data.totals.total, data.currency_code];
    };
    expect(await total('PL')).toEqual([39.99, 'PLN']);
    expect(await total('CZ')).toEqual([39.99, 'PLN']);
    expect(await total('IN')).toEqual([9.99, 'USD']);
    expect(await total('DE')).toEqual([19.99, 'USD']);
    const [row] = await database.db.selectFrom('checkouts').select(['country', 'id']).execute();
    expect(row).toEqual({ country: 'PL', id: checkout_id });
  });

  it.each([
    ['the price of another country', { price: usd(999), country: 'PL' }],
    ['the usual price', { price: usd(1_999), country: 'IN' }],
    ['the price of a country from elsewhere', { price: usd(999), country: 'DE' }],
  ])('%s is refused', async (_, shownThere) => {
    await publishOffers(shop.deps, list);
    // Until then the list before is still sold.
    await shop.advance(switchMs + 1);
    const answer = await shop.startCheckout('ada@example.com', shownThere);
    expect([answer.statusCode, answer.json().error]).toEqual([412, expect.stringContaining('Nothing was charged')]);
  });

  it('another country is another checkout, also at the same price', async () => {
    await publishOffers(shop.deps, list);
    const begin = async (country: string) =>
      (await shop.startCheckout('ada@example.com', { price: zloty(3_999), country })).json<StartCheckoutAnswer>();
    const first = await begin('PL');
    expect(await begin('PL')).toEqual(first);
    const other = await begin('CZ');
    expect(other.transaction_id).not.toBe(first.transaction_id);
    expect(shop.books().transactions[first.transaction_id]!.status).toBe('canceled');
  });
});

describe('a subscriber from a country with a price of its own', () => {
  it('pays it at each renewal, and is shown the plans of their country', async () => {
    await publishOffers(shop.deps, list);
    const ada = await subscribeFrom('PL', zloty(3_999));
    expect(await shop.seen(ada)).toMatchObject({ price: zloty(3_999) });
    await shop.advance(29 * dayMs);
    await shop.deliver();
    const paid = database.db.selectFrom('money_entries').select(['gross_minor', 'currency', 'country']);
    expect(await paid.execute()).toEqual([
      { gross_minor: '3999', currency: 'PLN', country: 'PL' },
      { gross_minor: '3999', currency: 'PLN', country: 'PL' },
    ]);
    const { plans } = (await shop.call(ada, planChangeCalls.listPlans)).json<PlansAnswer>();
    expect(plans.map(({ offer }) => offer.price)).toEqual([zloty(7_999), zloty(12_999)]);
    const preview = (await shop.call(ada, calls.previewPlan, { offer_id: 2 })).json<PlanPreview>();
    expect(preview).toMatchObject({ when: 'now', offer: { price: zloty(7_999) } });
    expect(preview.due_now.amount_minor + preview.credit.amount_minor).toBe(7_999);
    await changePlan(shop, ada, 2);
    expect(await shop.seen(ada)).toMatchObject({ price: zloty(7_999) });
  });

  it('is told plainly that a change of plan cannot change the currency', async () => {
    await publishOffers(shop.deps, offers);
    const ada = await subscribeFrom('PL', usd(1_999));
    await publishOffers(shop.deps, list);
    const answer = await shop.call(ada, calls.previewPlan, { offer_id: 2 });
    expect([answer.statusCode, answer.json().error]).toEqual([409, expect.stringContaining('another currency')]);
    expect((await shop.call(ada, planChangeCalls.listPlans)).json<PlansAnswer>().plans).toEqual([]);
  });

  it('is not moved by a new price for those who pay the usual one', async () => {
    await publishOffers(shop.deps, list);
    await subscribeFrom('IN', usd(999));
    const change = { offerId: 1, currency: 'USD', amountMinor: 2_199, effectiveAt: shop.deps.clock() + 40 * dayMs };
    expect(await concerned(database.db, change).select('id').execute()).toEqual([]);
    // As if they had bought at the usual price.
    await database.db.updateTable('subscriptions').set({ amount_minor: 1_999 }).execute();
    expect(await concerned(database.db, change).select('id').execute()).toHaveLength(1);
  });
});
