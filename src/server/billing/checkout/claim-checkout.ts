import type { Kysely, Transaction } from 'kysely';
import type { Attribution } from '#contract/attribution.ts';
import type { EmailAddress } from '#server/identity/email-address.ts';
import { insertUser } from '#server/identity/users.sql.ts';
import type { GivenTouches } from '#server/identity/visitor/given-attribution.ts';
import { recordTouches } from '#server/identity/visitor/touches.sql.ts';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { Agreement } from '../consent/agreement.ts';
import { recordConsent } from '../consent/record-consent.ts';
import type { CouponRefusal } from '../coupon/coupon-refusals.ts';
import { findOfferVersion } from '../offer/offer-versions.sql.ts';
import {
  type Buyer,
  type Claim,
  findBuyer,
  findReusable,
  hasLiveSubscription,
  insertCheckout,
  lockBuyer,
  type OwnPurchase,
} from './checkouts.sql.ts';
import { endCheckouts, listOthers } from './end-checkouts.sql.ts';
import { isKnownHere, type Shopper } from './shopper.sql.ts';
import { lockUsed, refusalOfUse, reserveFor } from './use-coupon.ts';

interface NewBuyer {
  shopper: Shopper;
  attribution: Partial<Attribution>;
  /** Epoch ms. */
  now: number;
}

/** The account of an email address. Created if there is none, so that nobody learns which addresses are known. */
export function findOrAddBuyer(db: Kysely<Schema>, email: EmailAddress, buyer: NewBuyer): Promise<Buyer> {
  const { shopper, attribution, now } = buyer;
  return inTransaction(db, async (tx) => {
    const known = await findBuyer(tx, email.emailKey);
    if (known) return known;
    const { browserHash } = shopper;
    await insertUser(tx, { ...email, passwordHash: null, browserHash, details: { cohort: '', attribution }, now });
    return (await findBuyer(tx, email.emailKey))!;
  });
}

export interface WantedCheckout extends OwnPurchase {
  /** The version of the price list. */
  documentVersionId: number;
  agreement: Agreement;
  /** The result of `attributionColumns`. */
  attribution: Partial<Attribution>;
  touches: GivenTouches;
  /** The id of the new checkout, when none can be reused. */
  newId: string;
}

export type ClaimRefusal = 'subscribed' | { coupon: CouponRefusal };

/**
 * Opens a checkout or reuses the shopper's own, reserves a use of its coupon, records the consent, and ends the
 * shopper's other open checkouts; `superseded` has their transactions. Other shoppers' checkouts stay open, because
 * anybody may have entered the address. Only a shopper known to the account is told that it has a subscription; for a
 * stranger the checkout opens, the mailbox gets an email, and a payment is refunded. One transaction, so that a second
 * click waits for the first.
 */
export function claimCheckout(
  db: Kysely<Schema>,
  wanted: WantedCheckout,
): Promise<(Claim & { superseded: string[] }) | { refused: ClaimRefusal }> {
  const { buyer, shopper, now } = wanted;
  return inTransaction(db, async (tx) => {
    await lockBuyer(tx, buyer.id);
    if (await hasLiveSubscription(tx, buyer.id)) {
      if (await isKnownHere(tx, buyer.id, shopper)) return { refused: 'subscribed' } as const;
      await scheduleAlreadySubscribed(tx, buyer.id, now);
    }
    const ended = wanted.coupon && (await lockUsed(tx, wanted.coupon, wanted));
    if (ended !== null) return { refused: { coupon: ended } };
    const reusable = await findReusable(tx, wanted);
    const checkoutId = reusable?.checkoutId ?? wanted.newId;
    const others = await listOthers(tx, { userId: buyer.id, shopper, checkoutId });
    const instead = others.map(({ id }) => id);
    const refused = reusable ? null : await refusalOfCoupon(tx, wanted, instead);
    if (refused !== null) return { refused: { coupon: refused } };
    const claim = reusable ?? (await open(tx, wanted));
    await endCheckouts(tx, others, now);
    await recordAgreement(tx, wanted, checkoutId);
    return { ...claim, superseded: others.flatMap(({ transactionId }) => transactionId ?? []) };
  });
}

async function refusalOfCoupon(
  tx: Transaction<Schema>,
  { coupon: used, buyer, shopper }: WantedCheckout,
  instead: string[],
): Promise<CouponRefusal | null> {
  if (used === null) return null;
  const isKnown = await isKnownHere(tx, buyer.id, shopper);
  return refusalOfUse(tx, { coupon: used.coupon, userId: buyer.id, isKnown, instead });
}

async function open(tx: Transaction<Schema>, wanted: WantedCheckout): Promise<Claim> {
  const { buyer, coupon, now } = wanted;
  const claim = await insertCheckout(tx, { ...wanted, offerVersionId: await findOfferVersion(tx, wanted.offer) });
  await recordTouches(tx, { checkoutId: claim.checkoutId }, wanted.touches, now);
  if (coupon) {
    await reserveFor(tx, { checkoutId: claim.checkoutId, couponId: coupon.coupon.id, userId: buyer.id, now });
  }
  return claim;
}

async function recordAgreement(tx: Transaction<Schema>, wanted: WantedCheckout, checkoutId: string): Promise<void> {
  const { buyer, offer, coupon, agreement, now } = wanted;
  const price = coupon?.due ?? offer.intro?.price ?? offer.price;
  await recordConsent(tx, {
    about: { kind: 'purchase', checkoutId },
    userId: buyer.id,
    offerId: offer.id,
    price,
    agreement,
    now,
  });
  const detail = {
    offer_id: offer.id,
    price,
    ...((coupon || offer.intro) && { full_price: offer.price }),
    ...(coupon && { coupon: coupon.coupon.name }),
  };
  const about = { userId: buyer.id, subjectId: checkoutId, detail };
  await recordAct(tx, { actor: 'person', act: 'agreed to buy', ...about, now });
}

/** At most once a day, so that nobody can flood a mailbox through us. */
async function scheduleAlreadySubscribed(tx: Transaction<Schema>, userId: string, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  await enqueue(tx, {
    kind: 'already-subscribed',
    uniqueKey: `already-subscribed:${userId}:${day}`,
    payload: { user_id: userId },
  });
}
