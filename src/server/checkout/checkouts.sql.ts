import { type Kysely, sql, type Transaction } from 'kysely';
import type { Attribution } from '../../contract/attribution';
import type { Offer, Price } from '../../contract/offer';
import type { Email } from '../auth/email';
import { insertUser } from '../auth/users.sql';
import type { Agreement } from '../consent/agreement';
import { recordConsent } from '../consent/consent-ledger.sql';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import { findOfferVersion } from '../offer/offer-versions.sql';
import { recordAct } from '../operations/act/record-act.sql';
import { liveStatuses } from '../subscription/entitlement';
import { recordTouches, type ToldTouches } from '../visitor/touches.sql';
import { isKnownHere, isOwn, type Shopper } from './shopper.sql';

export interface Buyer {
  id: string;
  email: string;
  name: string;
  paddleCustomerId: string | null;
}

interface NewBuyer {
  shopper: Shopper;
  attribution: Partial<Attribution>;
  /** Epoch ms. */
  now: number;
}

/** The account of an address. One that has none gets it: nobody is to learn here which addresses are known. */
export async function findOrAddBuyer(db: Kysely<Schema>, email: Email, buyer: NewBuyer): Promise<Buyer> {
  const { shopper, attribution, now } = buyer;
  return db.transaction().execute(async (tx) => {
    const find = tx
      .selectFrom('users')
      .select(['id', 'email', 'name', 'paddle_customer_id as paddleCustomerId'])
      .where('email_key', '=', email.emailKey);
    const known = await find.executeTakeFirst();
    if (known) return known;
    const { browserHash } = shopper;
    await insertUser(tx, { ...email, passwordHash: null, browserHash, details: { cohort: '', attribution }, now });
    return find.executeTakeFirstOrThrow();
  });
}

/** Remembers Paddle's id of a buyer, unless another account holds it already. */
export async function saveCustomerId(db: Kysely<Schema>, userId: string, customerId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ paddle_customer_id: customerId })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.paddle_customer_id', '=', customerId))),
    )
    .execute();
}

export interface Claim {
  checkoutId: string;
  /** Null until Paddle has made it. */
  transactionId: string | null;
}

export interface ClaimWish {
  buyer: Buyer;
  shopper: Shopper;
  offer: Offer;
  agreement: Agreement;
  /** As `attributionColumns` gives it. */
  attribution: Partial<Attribution>;
  touches: ToldTouches;
  /** Used when no earlier checkout can be taken up again. */
  newId: string;
  now: number;
}

const reusableForMs = 60 * 60_000;

/**
 * Opens a checkout, or takes up the shopper's own for the very same offer if it is open and under an hour old, and
 * writes down the consent. What is sold, and at which price, stands on it from then on. All others that this shopper
 * has open are over: `superseded` names their transactions, which may still be payable at Paddle. Those of other
 * shoppers are left alone: anybody may have typed the address in. That it has a subscription is told to whom it
 * concerns only; its mailbox is told where a stranger begins to buy another, which is given back when it is paid. One
 * transaction, which lets a second click wait for the first.
 */
export function claimCheckout(
  db: Kysely<Schema>,
  wish: ClaimWish,
): Promise<(Claim & { superseded: string[] }) | { refused: 'subscribed' }> {
  const { buyer, shopper, offer, agreement, now } = wish;
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', buyer.id).forNoKeyUpdate().execute();
    if (await hasLiveSubscription(tx, buyer.id)) {
      if (await isKnownHere(tx, buyer.id, shopper)) return { refused: 'subscribed' } as const;
      await tellSubscribed(tx, buyer.id, now);
    }
    const claim = (await findReusable(tx, wish)) ?? (await insertCheckout(tx, wish));
    const superseded = await endOthers(tx, wish, claim.checkoutId);
    await recordConsent(tx, {
      about: { kind: 'purchase', checkoutId: claim.checkoutId },
      userId: buyer.id,
      offerId: offer.id,
      price: offer.price,
      agreement,
      now,
    });
    const detail = { offer_id: offer.id, price: offer.price };
    await recordAct(tx, {
      ...{ actor: 'person', act: 'agreed to buy', userId: buyer.id, subjectId: claim.checkoutId },
      ...{ detail, now },
    });
    return { ...claim, superseded };
  });
}

/** Once a day: nobody is to be flooded in our name. */
async function tellSubscribed(tx: Transaction<Schema>, userId: string, now: number): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  await enqueue(tx, {
    kind: 'already-subscribed',
    uniqueKey: `already-subscribed:${userId}:${day}`,
    payload: { user_id: userId },
  });
}

async function endOthers(tx: Kysely<Schema>, { buyer, shopper }: ClaimWish, checkoutId: string): Promise<string[]> {
  const ended = await tx
    .updateTable('checkouts')
    .set({ status: 'failed' })
    .where('user_id', '=', buyer.id)
    .where((row) => isOwn(row, shopper))
    .where('id', '!=', checkoutId)
    .where('status', '=', 'open')
    .returning('transaction_id')
    .execute();
  return ended.flatMap(({ transaction_id }) => transaction_id ?? []);
}

async function hasLiveSubscription(tx: Kysely<Schema>, userId: string): Promise<boolean> {
  const live = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', liveStatuses)
    .limit(1)
    .executeTakeFirst();
  return live !== undefined;
}

async function findReusable(tx: Kysely<Schema>, { buyer, shopper, offer, now }: ClaimWish): Promise<Claim | undefined> {
  return tx
    .selectFrom('checkouts')
    .select(['id as checkoutId', 'transaction_id as transactionId'])
    .where('user_id', '=', buyer.id)
    .where((row) => isOwn(row, shopper))
    .where('offer', '=', sql<object>`${JSON.stringify(offer)}::jsonb`)
    .where('status', '=', 'open')
    .where('created_at', '>', new Date(now - reusableForMs))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function insertCheckout(
  tx: Transaction<Schema>,
  { buyer, shopper, offer, attribution, touches, newId, now }: ClaimWish,
): Promise<Claim> {
  await tx
    .insertInto('checkouts')
    .values({
      id: newId,
      user_id: buyer.id,
      offer_id: offer.id,
      offer: JSON.stringify(offer),
      offer_version_id: await findOfferVersion(tx, offer),
      amount_minor: offer.price.amount_minor,
      currency: offer.price.currency,
      ...attribution,
      browser_hash: shopper.browserHash,
      by_owner: shopper.userId === buyer.id,
      created_at: new Date(now),
    })
    .execute();
  await recordTouches(tx, { checkoutId: newId }, touches, now);
  return { checkoutId: newId, transactionId: null };
}

/**
 * Ties Paddle's transaction to the checkout and says which one counts: of two made at the same moment the first, so that
 * nobody can pay twice. Null when the checkout is over meanwhile.
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

/** Ends an open attempt that cannot be paid; with `unlessStarted`, only while it has no transaction. */
export async function failCheckout(
  db: Kysely<Schema>,
  checkoutId: string,
  { unlessStarted }: { unlessStarted: boolean },
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ status: 'failed' })
    .where('id', '=', checkoutId)
    .where('status', '=', 'open')
    .$if(unlessStarted, (query) => query.where('transaction_id', 'is', null))
    .execute();
}

export interface CheckoutRecord {
  id: string;
  transactionId: string | null;
  status: 'open' | 'completed' | 'failed';
  offer: Offer;
  createdAt: number;
  /** Null until the transaction is known and charged. */
  charged: Price | null;
  /** Of the transaction; null until Paddle has made one. */
  subscriptionId: string | null;
  subscriptionKnown: boolean;
  renewsAt: number | null;
}

/** Null also when it is another shopper's. */
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
      'transactions.status as transaction_status',
      'transactions.total_minor',
      'transactions.currency as charged_currency',
      'transactions.subscription_id',
      'subscriptions.id as known_subscription_id',
      'subscriptions.next_billed_at',
    ])
    .where('checkouts.id', '=', id)
    .where((one) => isOwn(one, shopper))
    // What an erased person bought is nobody's to see.
    .where('checkouts.user_id', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  const isCharged = row.transaction_status === 'completed' && row.total_minor !== null && row.charged_currency !== null;
  return {
    id: row.checkout_id,
    transactionId: row.transaction_id,
    status: row.status,
    offer: row.offer as Offer,
    createdAt: row.created_at.getTime(),
    charged: isCharged ? { amount_minor: row.total_minor!, currency: row.charged_currency! } : null,
    subscriptionId: row.subscription_id,
    subscriptionKnown: row.known_subscription_id !== null,
    renewsAt: row.next_billed_at?.getTime() ?? null,
  };
}
