import type { CurrencyCode, Price, Product, TimePeriod } from '@paddle/paddle-node-sdk';
import { brand } from '../../contract/brand';
import type { Interval, Offer } from '../../contract/offer';
import type { Deps } from '../deps';
import { callPaddle, type PaddleOutcome } from '../paddle/call-paddle';
import { findPaddlePrice, savePaddlePrice } from './offers.sql';

type PriceDeps = Pick<Deps, 'db' | 'paddle'>;

/**
 * The id of the Paddle price that charges this offer in its currency, as remembered, else as `ensurePrice` finds or makes it.
 */
export async function priceIdOf(deps: PriceDeps, offer: Offer): Promise<PaddleOutcome<string>> {
  const known = await findPaddlePrice(deps.db, deps.paddle.environment, offer);
  return known ? { ok: known.priceId } : ensurePrice(deps, offer);
}

/**
 * Makes sure that Paddle has a price that says what the offer says: the remembered one if it still does, else one found
 * by the offer's id in its custom data, else a new one. Remembers it. A price once sold is never changed in place.
 */
export async function ensurePrice(deps: PriceDeps, offer: Offer): Promise<PaddleOutcome<string>> {
  const { db, paddle } = deps;
  const known = await findPaddlePrice(db, paddle.environment, offer);
  if (known) {
    const price = await callPaddle(paddle, 'read', (sdk) => sdk.prices.get(known.priceId));
    if ('unavailable' in price) return price;
    if ('ok' in price && charges(price.ok, offer)) return { ok: known.priceId };
  }
  const price = await findOrCreatePrice(deps, offer);
  if (!('ok' in price)) return price;
  await savePaddlePrice(db, paddle.environment, offer, { productId: price.ok.productId, priceId: price.ok.id });
  return { ok: price.ok.id };
}

/** The id of the price that a running subscription moves to: no second trial comes with it. */
export async function priceIdWithoutTrial(deps: PriceDeps, offer: Offer): Promise<PaddleOutcome<string>> {
  if (offer.trial === null) return priceIdOf(deps, offer);
  const price = await findOrCreatePrice(deps, { ...offer, trial: null });
  return 'ok' in price ? { ok: price.ok.id } : price;
}

/** Paddle's price that charges exactly this; a new one when there is none. */
/** A price of Paddle's that says what the offer says: found by the offer's id in its custom data, else made. */
export async function findOrCreatePrice({ paddle }: Pick<Deps, 'paddle'>, offer: Offer): Promise<PaddleOutcome<Price>> {
  const prices = await callPaddle(paddle, 'read', (sdk) => all(sdk.prices.list({ perPage: 200, status: ['active'] })));
  if (!('ok' in prices)) return prices;
  const found = prices.ok.find((price) => charges(price, offer));
  if (found) return { ok: found };
  const product = await findOrCreateProduct({ paddle });
  if (!('ok' in product)) return product;
  return callPaddle(paddle, 'change', (sdk) =>
    sdk.prices.create({
      productId: product.ok.id,
      name: offer.name,
      description: `${brand} ${offer.name}`,
      unitPrice: { amount: String(offer.price.amount_minor), currencyCode: offer.price.currency as CurrencyCode },
      billingCycle: { interval: offer.interval.unit, frequency: offer.interval.count },
      trialPeriod: offer.trial && { interval: offer.trial.unit, frequency: offer.trial.count },
      quantity: { minimum: 1, maximum: 1 },
      // The price on the page is what is charged, wherever the buyer lives: tax is inside it.
      taxMode: 'internal',
      customData: { offer_id: String(offer.id) },
    }),
  );
}

const productMark = { product: 'subscription' };

async function findOrCreateProduct({ paddle }: Pick<Deps, 'paddle'>): Promise<PaddleOutcome<Product>> {
  const products = await callPaddle(paddle, 'read', (sdk) =>
    all(sdk.products.list({ perPage: 200, status: ['active'] })),
  );
  if (!('ok' in products)) return products;
  const found = products.ok.find(({ customData }) => marks(customData).product === productMark.product);
  if (found) return { ok: found };
  return callPaddle(paddle, 'change', (sdk) =>
    sdk.products.create({ name: brand, taxCategory: 'standard', customData: productMark }),
  );
}

function charges(price: Price, { id, price: { amount_minor, currency }, interval, trial }: Offer): boolean {
  return (
    marks(price.customData).offer_id === String(id) &&
    price.status === 'active' &&
    price.unitPrice.amount === String(amount_minor) &&
    price.unitPrice.currencyCode === currency &&
    isPeriod(price.billingCycle, interval) &&
    isPeriod(price.trialPeriod, trial) &&
    price.taxMode === 'internal'
  );
}

function isPeriod(period: TimePeriod | null, interval: Interval | null): boolean {
  return period?.interval === interval?.unit && period?.frequency === interval?.count;
}

function marks(customData: object | null): Record<string, unknown> {
  return (customData ?? {}) as Record<string, unknown>;
}

async function all<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const entity of pages) found.push(entity);
  return found;
}
