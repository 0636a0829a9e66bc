import { isDeepStrictEqual } from 'node:util';
import type { CountryCode, CurrencyCode, Price as PaddlePrice, Product, TimePeriod } from '@paddle/paddle-node-sdk';
import { brand } from '#contract/brand.ts';
import type { Interval, Price } from '#contract/offer.ts';
import type { Override } from '#contract/offer-list/by-country.ts';
import type { PaymentProvider, PriceTerms } from '../provider.ts';
import { callPaddle, type PaddleOutcome } from './call-paddle.ts';
import { failureOf, mapOutcome } from './outcome.ts';
import type { PaddleGateway } from './paddle-gateway.ts';

export function paddlePrices(gateway: PaddleGateway): PaymentProvider['prices'] {
  return {
    matches: async (priceId, terms) => {
      const price = await callPaddle(gateway, 'read', (sdk) => sdk.prices.get(priceId));
      return mapOutcome(price, (found) => matchesTerms(found, terms));
    },
    findOrCreate: async (terms) => {
      const prices = await callPaddle(gateway, 'read', (sdk) =>
        all(sdk.prices.list({ perPage: 200, status: ['active'] })),
      );
      if (!('ok' in prices)) return failureOf(prices);
      const found = prices.ok.find((price) => matchesTerms(price, terms));
      const price = found ? { ok: found } : await create(gateway, terms);
      return mapOutcome(price, ({ id, productId }) => ({ priceId: id, productId }));
    },
    totalOf: async (priceId, currency, { discountId, country = null } = {}) => {
      const items = [{ priceId, quantity: 1 }];
      const wanted = {
        items,
        currencyCode: currency as CurrencyCode,
        ignoreTrials: true,
        ...(discountId && { discountId }),
        ...(country !== null && { address: { countryCode: country as CountryCode, postalCode: null } }),
      };
      const preview = await callPaddle(gateway, 'read', (sdk) => sdk.transactions.preview(wanted));
      return mapOutcome(preview, ({ details }) => Number(details.totals.grandTotal));
    },
  };
}

async function create(gateway: PaddleGateway, terms: PriceTerms): Promise<PaddleOutcome<PaddlePrice>> {
  const product = await findOrCreateProduct(gateway);
  if (!('ok' in product)) return product;
  return callPaddle(gateway, 'change', (sdk) =>
    sdk.prices.create({
      productId: product.ok.id,
      name: terms.name,
      description: `${brand} ${terms.name}`,
      unitPrice: moneyOf(terms.price),
      unitPriceOverrides: (terms.overrides ?? []).map(({ countries, price }) => ({
        countryCodes: countries as CountryCode[],
        unitPrice: moneyOf(price),
      })),
      billingCycle: { interval: terms.interval.unit, frequency: terms.interval.count },
      trialPeriod: terms.trial && { interval: terms.trial.unit, frequency: terms.trial.count },
      quantity: { minimum: 1, maximum: 1 },
      // Tax is included, so that buyers in every country are charged the price on the page.
      taxMode: 'internal',
      customData: { offer_id: String(terms.id) },
    }),
  );
}

const moneyOf = ({ amount_minor, currency }: Price) => ({
  amount: String(amount_minor),
  currencyCode: currency as CurrencyCode,
});

const productMark = { product: 'subscription' };

async function findOrCreateProduct(gateway: PaddleGateway): Promise<PaddleOutcome<Product>> {
  const products = await callPaddle(gateway, 'read', (sdk) =>
    all(sdk.products.list({ perPage: 200, status: ['active'] })),
  );
  if (!('ok' in products)) return products;
  const found = products.ok.find(({ customData }) => customDataOf(customData).product === productMark.product);
  if (found) return { ok: found };
  return callPaddle(gateway, 'change', (sdk) =>
    sdk.products.create({ name: brand, taxCategory: 'standard', customData: productMark }),
  );
}

function matchesTerms(
  price: PaddlePrice,
  { id, price: { amount_minor, currency }, interval, trial, overrides = [] }: PriceTerms,
): boolean {
  return (
    customDataOf(price.customData).offer_id === String(id) &&
    price.status === 'active' &&
    price.unitPrice.amount === String(amount_minor) &&
    price.unitPrice.currencyCode === currency &&
    isPeriod(price.billingCycle, interval) &&
    isPeriod(price.trialPeriod, trial) &&
    price.taxMode === 'internal' &&
    isDeepStrictEqual(pricesByCountry(price), overrideLines(overrides))
  );
}

/** What each country is charged instead, in one order. */
const pricesByCountry = ({ unitPriceOverrides }: PaddlePrice): string[] =>
  unitPriceOverrides
    .flatMap(({ countryCodes, unitPrice: { amount, currencyCode } }) =>
      countryCodes.map((country) => `${country} ${amount} ${currencyCode}`),
    )
    .sort();

const overrideLines = (overrides: readonly Override[]): string[] =>
  overrides
    .flatMap(({ countries, price: { amount_minor, currency } }) =>
      countries.map((country) => `${country} ${amount_minor} ${currency}`),
    )
    .sort();

function isPeriod(period: TimePeriod | null, interval: Interval | null): boolean {
  return period?.interval === interval?.unit && period?.frequency === interval?.count;
}

function customDataOf(customData: object | null): Record<string, unknown> {
  return (customData ?? {}) as Record<string, unknown>;
}

/** All entities of a list. */
export async function all<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const entity of pages) found.push(entity);
  return found;
}
