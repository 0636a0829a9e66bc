import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { bookFailure, type Guess } from '#server/platform/limits/attempts.sql.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';
import { hashCode } from './coupon-code.ts';
import { type Coupon, findCoupon } from './coupons.sql.ts';

/** Wrong codes an hour from one network, so that nobody tries codes until one works. */
export const couponLimit = (ip: string): AttemptLimit => ({
  key: limitKey('coupon', networkOf(ip)),
  max: 10,
  windowMs: 60 * 60_000,
});

/** The coupon of a typed code. A code that nobody made counts against the limit, a right one never. */
export function tryCode(
  db: Kysely<Schema>,
  { code, ip, now }: { code: string; ip: string; now: number },
): Promise<Guess<Coupon>> {
  return bookFailure(db, couponLimit(ip), { now, attempt: (tx) => findCoupon(tx, hashCode(code)) });
}
