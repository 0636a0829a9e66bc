import type { Offer, Price } from '#contract/offer.ts';
import type { Override } from '#contract/offer-list/by-country.ts';
import type { Coupon } from '../coupon/coupons.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { couponTerms, ensureDiscount, introTerms } from '../offer/ensure-discount.ts';
import { ensurePrice, priceIdOf, priceIdWithoutTrial } from '../offer/ensure-price.ts';
import type { DiscountTerms, OpenedTransaction, ProviderOutcome } from '../provider.ts';
import type { Buyer } from './checkouts.sql.ts';
import { ensureCustomer } from './ensure-customer.ts';

type MakeDeps = Pick<BillingDeps, 'db' | 'provider'>;

/** The offer for this buyer: `offer.trial` is null if they have had a trial, even when `listed` has one. */
export interface Sold {
  offer: Offer;
  listed: Offer;
  /** What the offer costs in other countries. */
  overrides: Override[];
  /** The country that the buyer chose beside the price; null where the price does not depend on it. */
  country: string | null;
  coupon: Coupon | null;
  /** The amount today. */
  due: Price;
}

export interface NewTransaction {
  buyer: Buyer;
  sold: Sold;
  checkoutId: string;
}

/** The id of the provider's price; `checked`: after a look at the provider, instead of the stored one. */
export function soldPriceId(
  deps: MakeDeps,
  { offer, listed, overrides }: Sold,
  { checked }: { checked: boolean },
): Promise<ProviderOutcome<string>> {
  if (offer.trial === null && listed.trial !== null) return priceIdWithoutTrial(deps, { ...listed, overrides });
  const terms = { ...offer, overrides };
  return checked ? ensurePrice(deps, terms) : priceIdOf(deps, terms);
}

/** Uses the stored ids; if the provider refuses, checks each of them and tries once more. */
export async function makeTransaction(
  deps: MakeDeps,
  wanted: NewTransaction,
): Promise<ProviderOutcome<OpenedTransaction>> {
  const made = await makeTransactionOnce(deps, wanted, { checked: false });
  return 'refused' in made ? makeTransactionOnce(deps, wanted, { checked: true }) : made;
}

async function makeTransactionOnce(
  deps: MakeDeps,
  { buyer, sold, checkoutId }: NewTransaction,
  { checked }: { checked: boolean },
): Promise<ProviderOutcome<OpenedTransaction>> {
  const ids = await idsOf(deps, sold, { checked });
  if (!('ok' in ids)) return ids;
  const customer = await ensureCustomer(deps, buyer, { checked });
  if (!('ok' in customer)) return customer;
  const { country } = sold;
  return deps.provider.transactions.open({ ...ids.ok, customerId: customer.ok, userId: buyer.id, checkoutId, country });
}

/** Looks at price and discount at the provider, and stores other ids if these do not match any more. */
export async function checkIds(deps: MakeDeps, sold: Sold): Promise<void> {
  await idsOf(deps, sold, { checked: true });
}

async function idsOf(
  deps: MakeDeps,
  sold: Sold,
  { checked }: { checked: boolean },
): Promise<ProviderOutcome<{ priceId: string; discountId: string | null }>> {
  const price = await soldPriceId(deps, sold, { checked });
  if (!('ok' in price)) return price;
  const terms = discountOf(sold, price.ok);
  if (terms === null) return { ok: { priceId: price.ok, discountId: null } };
  const discount = await ensureDiscount(deps, terms, { checked });
  return 'ok' in discount ? { ok: { priceId: price.ok, discountId: discount.ok } } : discount;
}

/** A coupon and a lower first price do not go together. */
function discountOf({ offer, coupon }: Sold, priceId: string): DiscountTerms | null {
  if (offer.intro !== undefined) return introTerms(offer.intro, offer.price, priceId);
  return coupon && couponTerms(coupon.off, offer, priceId);
}
