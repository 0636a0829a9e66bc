import type { Intro, Offer, Price } from '#contract/offer.ts';
import type { CouponOff } from '#contract/offer-list/coupon-terms.ts';
import type { BillingDeps } from '../deps.ts';
import type { DiscountTerms, ProviderOutcome } from '../provider.ts';
import { findRememberedDiscount, rememberDiscount } from './discount-ids.sql.ts';

type DiscountDeps = Pick<BillingDeps, 'db' | 'provider'>;

/** The provider's discount for a coupon on an offer in its currency, at this price of the provider. */
export function couponTerms(
  off: CouponOff,
  { id, price }: Pick<Offer, 'id' | 'price'>,
  priceId: string,
): DiscountTerms {
  const { currency } = price;
  const value: DiscountTerms['off'] =
    'percents' in off
      ? { percent: off.percents[id]! }
      : { amount_minor: off.amounts[currency as keyof typeof off.amounts], currency };
  return { priceId, off: value, payments: 1 };
}

/** The provider's discount for a lower first price. */
export function introTerms({ price, payments }: Intro, full: Price, priceId: string): DiscountTerms {
  return { priceId, off: { ...full, amount_minor: full.amount_minor - price.amount_minor }, payments };
}

/** The id of the discount: the stored one, unless it has to be `checked`, otherwise one that is found or created. */
export async function ensureDiscount(
  { db, provider }: DiscountDeps,
  terms: DiscountTerms,
  { checked }: { checked: boolean },
): Promise<ProviderOutcome<string>> {
  const known = checked ? null : await findRememberedDiscount(db, provider.account, terms);
  if (known !== null) return { ok: known };
  const discount = await provider.discounts.ensure(terms);
  if ('ok' in discount) await rememberDiscount(db, provider.account, terms, discount.ok);
  return discount;
}
