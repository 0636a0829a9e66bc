import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import type { StartCheckoutAnswer } from '#contract/checkout.ts';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import type { PriceCouponAnswer } from '#contract/coupon.ts';
import { type Currency, currencies } from '#contract/currency.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { Offer, OffersAnswer } from '#contract/offer.ts';
import type { CountryPrice, ListedOffer } from '#contract/offer-list/offer-list.ts';
import type { Audience } from '#publishing/audience.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { couponsOf } from '#testing/server/coupons.ts';
import { publishOffers } from '#testing/server/published-offers.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';
import { offers } from './offers.ts';

const { shop, database } = useTestShop();
const minuteMs = 60_000;
const coupons = couponsOf(shop);
/** By offer; there is none for the third. */
const percents = { '1': 20, '2': 33 };

/** How a purchase begins. */
type Begin = 'at the price' | 'with a trial' | 'at a lower price';

/** Where the offers have prices of their own: nowhere, in some countries, or in all that somebody buys in. */
type Places = 'none' | 'some' | 'every';

/** A price list is published, time passes, or somebody buys. */
type Step =
  | {
      does: 'publish';
      percent: number;
      audience: Audience;
      inMs: number;
      forMs: number | null;
      begin: Begin;
      places: Places;
    }
  | { does: 'wait'; ms: number }
  | {
      does: 'buy';
      offer: number;
      currency: Currency;
      /** Of the device. */
      country: string;
      /** Chosen beside the price, where that is possible; null for no choice. */
      chosen: string | null;
      cohort: string;
      code: boolean;
    };

const countries = ['US', 'DE', 'NZ', 'IN', 'PL'];
const audience = fc.constantFrom<Audience>(
  { quizzes: null, countries: null },
  { quizzes: null, countries: ['DE'] },
  { quizzes: ['B'], countries: null },
  { quizzes: ['A', 'C'], countries: ['NZ', 'US'] },
);
const publish = fc.record({
  does: fc.constant('publish' as const),
  percent: fc.integer({ min: 50, max: 200 }),
  audience,
  inMs: fc.constantFrom(0, 0, minuteMs, 90 * minuteMs),
  forMs: fc.constantFrom(null, null, 30 * minuteMs),
  begin: fc.constantFrom<Begin>('at the price', 'at the price', 'with a trial', 'at a lower price'),
  places: fc.constantFrom<Places>('none', 'some', 'some', 'every'),
});
const wait = fc.record({
  does: fc.constant('wait' as const),
  ms: fc.constantFrom(1_000, 45_000, 31 * minuteMs, 61 * minuteMs),
});
const buy = fc.record({
  does: fc.constant('buy' as const),
  // Mostly the same, so that it is bought at several prices.
  offer: fc.constantFrom(0, 0, 0, 1, 2),
  currency: fc.constantFrom<Currency>('USD', 'USD', 'USD', ...currencies),
  country: fc.constantFrom(...countries),
  chosen: fc.constantFrom(null, null, ...countries),
  cohort: fc.constantFrom('', 'A', 'B', 'C'),
  code: fc.constantFrom(false, false, true),
});
const history = fc.array(fc.oneof(publish, wait, buy, buy), { minLength: 8, maxLength: 12 });

const atPercent = ({ percent, begin, places }: Extract<Step, { does: 'publish' }>): ListedOffer[] =>
  offers.map((offer) => ({
    ...offer,
    ...(places !== 'none' && { countryPrices: groupsOf(offer, percent, places) }),
    trial: begin === 'with a trial' && offer.id === 1 ? { unit: 'day', count: 7 } : null,
    prices: shareOf(offer.prices, percent),
    ...(begin === 'at a lower price' &&
      offer.id !== 2 && { intro: { payments: offer.id, prices: shareOf(offer.prices, percent * 0.37) } }),
  }));

/** In rupees and euros a price for all offers, in zloty too; in dollars one for some of them. */
function groupsOf({ id, prices }: ListedOffer, percent: number, places: Places): CountryPrice[] {
  const own = (group: number, inCountries: string[], currency: string, amount: number): CountryPrice => {
    const minor = Math.round((amount * percent) / 100);
    return {
      id: group,
      countries: inCountries,
      price: { amount_minor: minor, currency },
      firstMinor: Math.round(minor * 0.37),
    };
  };
  const some = [
    own(1, ['PL', 'CZ'], 'PLN', prices.EUR * 4),
    ...(id === 2 ? [] : [own(2, ['IN'], 'USD', prices.USD / 2)]),
  ];
  return places === 'some'
    ? some
    : [...some, own(3, ['DE', 'AT'], 'EUR', prices.EUR + 1), own(4, ['NZ'], 'NZD', 4_444)];
}

const shareOf = (prices: ListedOffer['prices'], percent: number) =>
  Object.fromEntries(
    Object.entries(prices).map(([currency, amount]) => [currency, Math.round((amount * percent) / 100)]),
  ) as ListedOffer['prices'];

let buyers = 0;

/** Buys what the page of a visitor shows, and reads at every place what it cost there. */
async function buyAsShown(
  { offer: place, currency, country: region, chosen, cohort, code: hasCode }: Extract<Step, { does: 'buy' }>,
  code: string,
): Promise<void> {
  const headers = { 'accept-language': `en-${region}` };
  const query = { currency, cohort, ...(chosen && { country: chosen }) };
  const listed = await shop.app.inject({ ...callAddress(calls.listOffers, { query }), headers });
  const { offers: shown, version, country: named } = listed.json<OffersAnswer>();
  const offer = shown[place]!;
  // Where nobody chooses a country, another one on the card form changes nothing.
  const country = named ?? chosen ?? region;
  expect(new Set(shown.map(({ price }) => price.currency)).size).toBe(1);
  buyers += 1;
  const email = `buyer${buyers}@example.com`;
  await shop.person(email);
  const coupon = hasCode ? await couponFor(offer, { code, currency, cohort, headers, country: named }) : null;
  const started = await shop.app.inject({
    ...callAddress(calls.startCheckout),
    headers,
    body: {
      offer_id: offer.id,
      price: offer.price,
      with_trial: offer.trial !== null,
      ...(offer.intro && { intro: offer.intro }),
      ...(coupon && { coupon }),
      ...(named && { country: named }),
      version,
      email,
      cohort,
      consent: { ...consent, shown_at: new Date(shop.deps.clock()).toISOString() },
    },
  });
  expect([started.statusCode, started.body]).toEqual([200, expect.any(String)]);
  const { checkout_id, transaction_id } = started.json<StartCheckoutAnswer>();
  expect(await shop.pay(transaction_id, undefined, undefined, country)).toBe('completed');
  await shop.deliver();

  const firstPrice = coupon?.due_minor ?? (offer.intro?.price ?? offer.price).amount_minor;
  const due = offer.trial === null ? firstPrice : 0;
  const [checkout] = await rows(
    'select amount_minor, currency, document_version_id::text from checkouts where id = $1',
    checkout_id,
  );
  expect(checkout).toEqual({ ...offer.price, document_version_id: version });
  const [agreed] = await rows('select record from consent_ledger where checkout_id = $1', checkout_id);
  expect(agreed!.record).toContain(`You pay ${formatPrice({ ...offer.price, amount_minor: due })} today`);
  const full = coupon ? 'full ' : offer.intro === undefined ? 'hen ' : offer.intro.payments === 1 ? '. Then ' : ' on ';
  expect(agreed!.record).toContain(`${full}${formatPrice(offer.price)} every`);
  const { details } = await shop.paddle.transactions.get(transaction_id);
  expect(details!.totals!.grandTotal).toBe(String(due));
  const [subscription] = await rows(
    `select amount_minor::integer as amount, currency from subscriptions
     where id = (select subscription_id from transactions where id = $1)`,
    transaction_id,
  );
  expect(subscription).toEqual({ amount: offer.price.amount_minor, currency: offer.price.currency });
  const entered = await rows(
    'select sum(gross_minor)::integer as paid from money_entries where transaction_id = $1',
    transaction_id,
  );
  expect(entered[0]!.paid ?? 0).toBe(due);
}

/** What the page shows with the code; null for an offer that it does not go with, and for whom it is not. */
async function couponFor(
  offer: Offer,
  {
    code,
    currency,
    cohort,
    headers,
    country,
  }: { code: string; currency: string; cohort: string; headers: Record<string, string>; country: string | undefined },
) {
  const payload = {
    code,
    currency,
    offer_ids: [offer.id],
    ...(cohort !== '' && { cohort }),
    ...(country && { country }),
  };
  const answer = await shop.app.inject({ ...callAddress(checkoutCalls.priceCoupon), headers, payload });
  if (offer.trial !== null || offer.intro !== undefined || offer.id === 3) {
    expect(answer.statusCode).toBe(409);
    return null;
  }
  const [priced] = answer.json<PriceCouponAnswer>().offers;
  return { code, due_minor: priced!.due.amount_minor };
}

async function rows(text: string, id: string): Promise<Record<string, string>[]> {
  return (await database.pool.query(text, [id])).rows;
}

it('whatever is published when, to whom and for which country: shown = consented = charged = ledger, to the minor unit', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      await shop.reset();
      const { code } = await coupons.make({ off: { percents } });
      for (const step of steps) {
        if (step.does === 'wait') await shop.advance(step.ms);
        else if (step.does === 'buy') await buyAsShown(step, code);
        else {
          const startsAt = shop.deps.clock() + step.inMs;
          const span = { startsAt, endsAt: step.forMs === null ? null : startsAt + step.forMs };
          const slug = JSON.stringify(step.audience);
          await publishOffers(shop.deps, atPercent(step), {
            slug,
            audience: step.audience,
            ...span,
          });
        }
      }
    }),
    { ...propertyRuns({ commit: 3, full: 60 }), endOnFailure: true },
  );
});
