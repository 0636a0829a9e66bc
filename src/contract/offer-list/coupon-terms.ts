import type { Currency } from '#contract/currency.ts';
import type { Offer, Price } from '#contract/offer.ts';

/** Whole per cent by offer id, or minor units by currency. */
export type CouponOff =
  | { percents: Readonly<Record<string, number>> }
  | { amounts: Readonly<Record<Currency, number>> };

/** What a coupon takes off the first payment, and when and where. Times are epoch ms. */
export interface CouponTerms {
  off: CouponOff;
  offerIds: readonly number[];
  /** ISO 3166 alpha-2; null for every country. */
  countries: readonly string[] | null;
  startsAt: number;
  /** The first moment at which it takes nothing off; null for no end. */
  endsAt: number | null;
}

/** Why a coupon does not apply to an offer. */
export type CouponFault = 'not yet' | 'over' | 'other country' | 'other offer' | 'trial' | 'intro';

/**
 * What is due today for an offer with a coupon, or why it does not apply. It is for one payment, so it does not go with
 * a trial, which begins without any, and not with a lower first price; and something has to be left to pay.
 * @param at.now epoch ms, of the server
 */
export function dueWithCoupon(
  coupon: CouponTerms,
  offer: Pick<Offer, 'id' | 'price' | 'trial' | 'intro'>,
  at: { now: number; country: string | null },
): { due: Price } | { fault: CouponFault } {
  if (at.now < coupon.startsAt) return { fault: 'not yet' };
  if (coupon.endsAt !== null && at.now >= coupon.endsAt) return { fault: 'over' };
  if (!isAmong(coupon.countries, at.country)) return { fault: 'other country' };
  const off = offerPart(coupon, offer);
  if (off === null) return { fault: 'other offer' };
  if (offer.trial !== null) return { fault: 'trial' };
  if (offer.intro !== undefined) return { fault: 'intro' };
  return { due: { ...offer.price, amount_minor: offer.price.amount_minor - off } };
}

const isAmong = (countries: readonly string[] | null, country: string | null): boolean =>
  countries === null || (country !== null && countries.includes(country));

/** Minor units that it takes off; null when it is not for this offer, or takes off nothing or everything. */
function offerPart({ off, offerIds }: CouponTerms, { id, price }: Pick<Offer, 'id' | 'price'>): number | null {
  if (!offerIds.includes(id)) return null;
  const minor = 'percents' in off ? percentOf(price.amount_minor, off.percents[id] ?? 0) : amountIn(off.amounts, price);
  return minor > 0 && minor < price.amount_minor ? minor : null;
}

const amountIn = (amounts: Readonly<Record<Currency, number>>, { currency }: Price): number =>
  amounts[currency as Currency] ?? 0;

/** To the nearest minor unit, halves up, as the provider rounds a discount. */
export const percentOf = (amountMinor: number, percent: number): number =>
  Math.floor((2 * amountMinor * percent + 100) / 200);
