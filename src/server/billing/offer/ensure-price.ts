import type { Offer } from '#contract/offer.ts';
import type { BillingDeps } from '../deps.ts';
import type { ProviderOutcome } from '../provider.ts';
import { findRememberedPrice, rememberPrice } from './offers.sql.ts';

type PriceDeps = Pick<BillingDeps, 'db' | 'provider'>;

/** The id of the provider's price that charges this offer in its currency, as remembered, else as `ensurePrice` finds or makes it. */
export async function priceIdOf(deps: PriceDeps, offer: Offer): Promise<ProviderOutcome<string>> {
  const known = await findRememberedPrice(deps.db, deps.provider.account, offer);
  return known ? { ok: known.priceId } : ensurePrice(deps, offer);
}

/**
 * Makes sure that the provider has a price that says what the offer says: the remembered one if it still does, else one
 * that is found or made. Remembers it.
 */
export async function ensurePrice({ db, provider }: PriceDeps, offer: Offer): Promise<ProviderOutcome<string>> {
  const known = await findRememberedPrice(db, provider.account, offer);
  if (known) {
    const isRight = await provider.prices.says(known.priceId, offer);
    if ('unavailable' in isRight) return isRight;
    if ('ok' in isRight && isRight.ok) return { ok: known.priceId };
  }
  const price = await provider.prices.findOrCreate(offer);
  if (!('ok' in price)) return price;
  await rememberPrice(db, provider.account, offer, price.ok);
  return { ok: price.ok.priceId };
}

/** The id of the price that a running subscription moves to: no second trial comes with it. */
export async function priceIdWithoutTrial(deps: PriceDeps, offer: Offer): Promise<ProviderOutcome<string>> {
  if (offer.trial === null) return priceIdOf(deps, offer);
  const price = await deps.provider.prices.findOrCreate({ ...offer, trial: null });
  return 'ok' in price ? { ok: price.ok.priceId } : price;
}
