import type { Transaction } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import { dueWithCoupon } from '#contract/offer-list/coupon-terms.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { CouponRefusal } from '../coupon/coupon-refusals.ts';
import { type Coupon, lockCoupon } from '../coupon/coupons.sql.ts';
import { countUses, findRedeemer, reserveUse } from '../coupon/redemptions.sql.ts';
import { reusableForMs, type UsedCoupon } from './checkouts.sql.ts';

/**
 * Locks the coupon and looks once more whether it still takes the same off, because it may have ended since.
 * @param now epoch ms
 */
export async function lockUsed(
  tx: Transaction<Schema>,
  { coupon, due, country }: UsedCoupon,
  { offer, now }: { offer: Offer; now: number },
): Promise<CouponRefusal | null> {
  const found = dueWithCoupon(await lockCoupon(tx, coupon.id), offer, { now, country });
  if ('fault' in found) return found.fault;
  return found.due.amount_minor === due.amount_minor ? null : 'other offer';
}

interface NewUse {
  coupon: Coupon;
  userId: string;
  /** Whether this shopper may learn about the account. */
  isKnown: boolean;
  /** The shopper's own checkouts, which this one replaces. */
  instead: readonly string[];
}

/** Why a locked coupon cannot be used once more; null when it can. */
export async function refusalOfUse(
  tx: Transaction<Schema>,
  { coupon, userId, isKnown, instead }: NewUse,
): Promise<CouponRefusal | null> {
  const redeemer = coupon.oncePerson ? await findRedeemer(tx, coupon.id, userId) : null;
  if (redeemer !== null) return redeemer === 'account' && isKnown ? 'used before' : 'used up';
  const uses = coupon.useLimit === null ? 0 : await countUses(tx, coupon.id, { without: instead });
  return coupon.useLimit !== null && uses >= coupon.useLimit ? 'used up' : null;
}

/** Reserves a use for a checkout, for as long as it can be paid. */
export async function reserveFor(
  tx: Transaction<Schema>,
  use: { checkoutId: string; couponId: string; userId: string; now: number },
): Promise<void> {
  await reserveUse(tx, use);
  await enqueue(tx, {
    kind: 'end-coupon-checkout',
    uniqueKey: `end-coupon-checkout:${use.checkoutId}`,
    payload: { checkout_id: use.checkoutId },
    runAt: use.now + reusableForMs,
  });
}
