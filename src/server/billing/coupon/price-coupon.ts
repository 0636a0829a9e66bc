import type { Offer, Price } from '#contract/offer.ts';
import { dueWithCoupon } from '#contract/offer-list/coupon-terms.ts';
import type { BillingDeps } from '../deps.ts';
import type { CouponRefusal } from './coupon-refusals.ts';
import type { Coupon } from './coupons.sql.ts';
import { countUses, findRedeemer } from './redemptions.sql.ts';

interface Asked {
  /** As this person can buy them. */
  offers: readonly Offer[];
  country: string | null;
  /** Null when nobody is signed in. */
  userId: string | null;
  /** The shopper's own open checkouts, which a new one would replace. */
  instead: readonly string[];
}

/** What is due today for each offer that the coupon is for, or why it takes nothing off. Reserves nothing. */
export async function priceCoupon(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  coupon: Coupon,
  { offers, country, userId, instead }: Asked,
): Promise<{ priced: { offerId: number; due: Price }[] } | { refused: CouponRefusal }> {
  const found = offers.map((offer) => ({ offer, ...dueWithCoupon(coupon, offer, { now: clock(), country }) }));
  const priced = found.flatMap((one) => ('due' in one ? [{ offerId: one.offer.id, due: one.due }] : []));
  if (priced.length === 0) {
    // For somebody who asks about a trial and another plan, the trial is what stands in the way.
    const faults = found.flatMap((one) => ('fault' in one ? one.fault : []));
    return { refused: faults.find((fault) => fault !== 'other offer') ?? 'other offer' };
  }
  const redeemer = coupon.oncePerson && userId !== null ? await findRedeemer(db, coupon.id, userId) : null;
  // Nobody learns of another account, because anybody may have signed up with its address.
  if (redeemer !== null) return { refused: redeemer === 'account' ? 'used before' : 'used up' };
  const uses = coupon.useLimit === null ? 0 : await countUses(db, coupon.id, { without: instead });
  if (coupon.useLimit !== null && uses >= coupon.useLimit) return { refused: 'used up' };
  return { priced };
}
