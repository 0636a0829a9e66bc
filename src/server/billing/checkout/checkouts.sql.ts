import { type Kysely, sql, type Transaction } from 'kysely';
import type { Attribution } from '#contract/attribution.ts';
import type { Offer, Price } from '#contract/offer.ts';
import { dueToday } from '#contract/purchase-terms.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Coupon } from '../coupon/coupons.sql.ts';
import { liveStatuses } from '../entitlement/entitlement.ts';
import type { findOfferVersion } from '../offer/offer-versions.sql.ts';
import { isOwn, type Shopper } from './shopper.sql.ts';

export interface Buyer {
  id: string;
  email: string;
  name: string;
  providerCustomerId: string | null;
}

/** Null when no account has the address. */
export async function findBuyer(db: Kysely<Schema>, emailKey: string): Promise<Buyer | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'provider_customer_id as providerCustomerId'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the buyer until the transaction ends, so that a second click waits for the first. */
export async function lockBuyer(tx: Transaction<Schema>, id: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Stores the provider's customer id of a buyer, unless another account already has it. */
export async function saveCustomerId(db: Kysely<Schema>, userId: string, customerId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ provider_customer_id: customerId })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.provider_customer_id', '=', customerId))),
    )
    .execute();
}

export interface Claim {
  checkoutId: string;
  /** Null until the provider has created it. */
  transactionId: string | null;
}

/** A coupon that a checkout begins with. */
export interface UsedCoupon {
  coupon: Coupon;
  /** The amount today. */
  due: Price;
  /** Of the visitor; null when unknown. */
  country: string | null;
}

/** Who buys, for which account, and what. */
export interface OwnPurchase {
  buyer: Buyer;
  shopper: Shopper;
  offer: Offer;
  coupon: UsedCoupon | null;
  /** The country that was chosen beside the price; null where the price did not depend on it. */
  country: string | null;
  /** Epoch ms. */
  now: number;
}

/** How long a checkout can be gone on with, and keeps a use of its coupon. */
export const reusableForMs = 60 * 60_000;

export async function hasLiveSubscription(tx: Kysely<Schema>, userId: string): Promise<boolean> {
  const live = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', liveStatuses)
    .limit(1)
    .executeTakeFirst();
  return live !== undefined;
}

/** The shopper's open checkout for exactly this offer, coupon and country, if it is less than an hour old. */
export async function findReusable(
  tx: Kysely<Schema>,
  { buyer, shopper, offer, coupon, country, now }: OwnPurchase,
): Promise<Claim | undefined> {
  return tx
    .selectFrom('checkouts')
    .select(['id as checkoutId', 'transaction_id as transactionId'])
    .where('user_id', '=', buyer.id)
    .where((row) => isOwn(row, shopper))
    .where('offer', '=', sql<object>`${JSON.stringify(offer)}::jsonb`)
    .where('coupon_id', 'is not distinct from', coupon?.coupon.id ?? null)
    .where('country', 'is not distinct from', country)
    .where('status', '=', 'open')
    .where('created_at', '>', new Date(now - reusableForMs))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface NewCheckout extends OwnPurchase {
  newId: string;
  offerVersionId: Awaited<ReturnType<typeof findOfferVersion>>;
  /** The version of the price list. */
  documentVersionId: number;
  /** The result of `attributionColumns`. */
  attribution: Partial<Attribution>;
}

/** Stores the offer and its price with the checkout, so that later changes of the offer do not affect it. */
export async function insertCheckout(
  tx: Transaction<Schema>,
  { buyer, shopper, offer, coupon, country, attribution, newId, offerVersionId, documentVersionId, now }: NewCheckout,
): Promise<Claim> {
  await tx
    .insertInto('checkouts')
    .values({
      id: newId,
      user_id: buyer.id,
      offer_id: offer.id,
      offer: JSON.stringify(offer),
      offer_version_id: offerVersionId,
      document_version_id: String(documentVersionId),
      amount_minor: offer.price.amount_minor,
      currency: offer.price.currency,
      coupon_id: coupon?.coupon.id ?? null,
      country,
      due_minor: (coupon?.due ?? dueToday(offer)).amount_minor,
      ...attribution,
      browser_hash: shopper.browserHash,
      by_owner: shopper.userId === buyer.id,
      created_at: new Date(now),
    })
    .execute();
  return { checkoutId: newId, transactionId: null };
}

/**
 * Stores the provider's transaction and returns the one that counts: of two created concurrently the first, so that
 * nobody can pay twice. Null when the checkout has ended in the meantime.
 */
export async function settleTransactionId(
  db: Kysely<Schema>,
  checkoutId: string,
  made: string,
): Promise<string | null> {
  await db
    .updateTable('checkouts')
    .set({ transaction_id: made })
    .where('id', '=', checkoutId)
    .where('status', '=', 'open')
    .where('transaction_id', 'is', null)
    .execute();
  const row = await db
    .selectFrom('checkouts')
    .select(['transaction_id', 'status'])
    .where('id', '=', checkoutId)
    .executeTakeFirst();
  return row === undefined || row.status === 'failed' ? null : row.transaction_id;
}

export interface CheckoutRecord {
  id: string;
  transactionId: string | null;
  status: 'open' | 'completed' | 'failed';
  offer: Offer;
  userId: string;
  /** The cohort whose quiz the buyer took; empty when unknown. */
  cohort: string;
  /** The amount today, as agreed to. */
  due: Price;
  createdAt: number;
  /** Null until the transaction is known and charged. */
  charged: Price | null;
  /** The transaction's subscription; null until the provider has created one. */
  subscriptionId: string | null;
  subscriptionKnown: boolean;
  renewsAt: number | null;
}

/** Null for an unknown checkout or another shopper's. */
export async function findCheckout(db: Kysely<Schema>, id: string, shopper: Shopper): Promise<CheckoutRecord | null> {
  const row = await db
    .selectFrom('checkouts')
    .leftJoin('transactions', 'transactions.id', 'checkouts.transaction_id')
    .leftJoin('subscriptions', 'subscriptions.id', 'transactions.subscription_id')
    .select([
      'checkouts.id as checkout_id',
      'checkouts.transaction_id',
      'checkouts.status',
      'checkouts.created_at',
      'checkouts.offer',
      'checkouts.due_minor',
      'checkouts.user_id',
      'checkouts.cohort',
      'transactions.status as transaction_status',
      'transactions.total_minor',
      'transactions.currency as charged_currency',
      'transactions.subscription_id',
      'subscriptions.id as known_subscription_id',
      'subscriptions.next_billed_at',
    ])
    .where('checkouts.id', '=', id)
    .where((one) => isOwn(one, shopper))
    // Nobody may see an erased person's checkout.
    .where('checkouts.user_id', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  const isCharged = row.transaction_status === 'completed' && row.total_minor !== null && row.charged_currency !== null;
  const offer = row.offer as Offer;
  return {
    id: row.checkout_id,
    transactionId: row.transaction_id,
    status: row.status,
    offer,
    userId: row.user_id!,
    cohort: row.cohort,
    due: row.due_minor === null ? dueToday(offer) : { ...offer.price, amount_minor: row.due_minor },
    createdAt: row.created_at.getTime(),
    charged: isCharged ? { amount_minor: row.total_minor!, currency: row.charged_currency! } : null,
    subscriptionId: row.subscription_id,
    subscriptionKnown: row.known_subscription_id !== null,
    renewsAt: row.next_billed_at?.getTime() ?? null,
  };
}
