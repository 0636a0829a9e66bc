import type { BillingDeps } from '../deps.ts';
import type { PriceTerms, ProviderOutcome } from '../provider.ts';
import { findRememberedPrice, rememberPrice } from './price-ids.sql.ts';

type PriceDeps = Pick<BillingDeps, 'db' | 'provider'>;

/** The id of the provider's price for this offer in its currency: the stored one, otherwise that of `ensurePrice`. */
export async function priceIdOf(deps: PriceDeps, offer: PriceTerms): Promise<ProviderOutcome<string>> {
  const known = await findRememberedPrice(deps.db, deps.provider.account, offer);
  return known ? { ok: known.priceId } : ensurePrice(deps, offer);
}

/**
 * Makes sure that the provider has a price that matches the offer, and returns its id: the stored one if it still
 * matches, otherwise one that is found or created and then stored.
 */
export async function ensurePrice({ db, provider }: PriceDeps, offer: PriceTerms): Promise<ProviderOutcome<string>> {
  const known = await findRememberedPrice(db, provider.account, offer);
  if (known) {
    const isRight = await provider.prices.matches(known.priceId, offer);
    if ('unavailable' in isRight) return isRight;
    if ('ok' in isRight && isRight.ok) return { ok: known.priceId };
  }
  const price = await provider.prices.findOrCreate(offer);
  if (!('ok' in price)) return price;
  await rememberPrice(db, provider.account, offer, price.ok);
  return { ok: price.ok.priceId };
}

/** The id of the price for moving a running subscription to this offer, without a second trial. */
export function priceIdWithoutTrial(deps: PriceDeps, offer: PriceTerms): Promise<ProviderOutcome<string>> {
  return priceIdOf(deps, { ...offer, trial: null });
}
