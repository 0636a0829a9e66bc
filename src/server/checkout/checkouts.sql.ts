import type { Kysely } from 'kysely';
import type { Attribution } from '../../contract/attribution';
import type { Consent } from '../../contract/checkout';
import type { Offer, Price } from '../../contract/offer';
import { recordConsent } from '../consent/consent-ledger.sql';
import type { Schema } from '../database/schema';
import { offerOf } from '../offer/offers.sql';
import { liveStatuses } from '../subscription/entitlement';

export interface Buyer {
  id: string;
  email: string;
  name: string;
  paddleCustomerId: string | null;
}

/** `emailKey` is the trimmed, lower-cased address. */
export async function findBuyer(db: Kysely<Schema>, emailKey: string): Promise<Buyer | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'paddle_customer_id as paddleCustomerId'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row ?? null;
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
  offer: Offer;
  consent: Consent;
  /** As `attributionColumns` gives it. */
  attribution: Partial<Attribution>;
  /** Used when no earlier checkout can be taken up again. */
  newId: string;
  now: number;
}

const reusableForMs = 60 * 60_000;

/**
 * Opens a checkout, or takes up the user's own for the same offer and currency if it is open and under an hour old, and
 * writes down the consent. All others that the user has open are over: `superseded` names their transactions, which may
 * still be payable at Paddle. One transaction, which lets a second click wait for the first.
 */
export function claimCheckout(
  db: Kysely<Schema>,
  wish: ClaimWish,
): Promise<(Claim & { superseded: string[] }) | { refused: 'subscribed' }> {
  const { buyer, offer, consent, now } = wish;
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', buyer.id).forNoKeyUpdate().execute();
    if (await hasLiveSubscription(tx, buyer.id)) return { refused: 'subscribed' } as const;
    const claim = (await findReusable(tx, wish)) ?? (await insertCheckout(tx, wish));
    const superseded = await endOthers(tx, buyer.id, claim.checkoutId);
    await recordConsent(tx, {
      about: { kind: 'purchase', checkoutId: claim.checkoutId },
      userId: buyer.id,
      offerId: offer.id,
      price: offer.price,
      consent,
      now,
    });
    return { ...claim, superseded };
  });
}

async function endOthers(tx: Kysely<Schema>, userId: string, checkoutId: string): Promise<string[]> {
  const ended = await tx
    .updateTable('checkouts')
    .set({ status: 'failed' })
    .where('user_id', '=', userId)
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

async function findReusable(tx: Kysely<Schema>, { buyer, offer, now }: ClaimWish): Promise<Claim | undefined> {
  return tx
    .selectFrom('checkouts')
    .select(['id as checkoutId', 'transaction_id as transactionId'])
    .where('user_id', '=', buyer.id)
    .where('offer_id', '=', offer.id)
    .where('currency', '=', offer.price.currency)
    .where('status', '=', 'open')
    .where('created_at', '>', new Date(now - reusableForMs))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function insertCheckout(
  tx: Kysely<Schema>,
  { buyer, offer, attribution, newId, now }: ClaimWish,
): Promise<Claim> {
  await tx
    .insertInto('checkouts')
    .values({
      id: newId,
      user_id: buyer.id,
      offer_id: offer.id,
      currency: offer.price.currency,
      ...attribution,
      created_at: new Date(now),
    })
    .execute();
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

export async function findCheckout(db: Kysely<Schema>, id: string): Promise<CheckoutRecord | null> {
  const row = await db
    .selectFrom('checkouts')
    .innerJoin('offers', 'offers.id', 'checkouts.offer_id')
    .innerJoin('offer_prices', (join) =>
      join
        .onRef('offer_prices.offer_id', '=', 'checkouts.offer_id')
        .onRef('offer_prices.currency', '=', 'checkouts.currency'),
    )
    .leftJoin('transactions', 'transactions.id', 'checkouts.transaction_id')
    .leftJoin('subscriptions', 'subscriptions.id', 'transactions.subscription_id')
    .select([
      'checkouts.id as checkout_id',
      'checkouts.transaction_id',
      'checkouts.status',
      'checkouts.created_at',
      'offers.id',
      'offers.name',
      'offers.interval_unit',
      'offers.interval_count',
      'offers.trial_unit',
      'offers.trial_count',
      'offer_prices.amount_minor',
      'offer_prices.currency',
      'transactions.status as transaction_status',
      'transactions.total_minor',
      'transactions.currency as charged_currency',
      'transactions.subscription_id',
      'subscriptions.id as known_subscription_id',
      'subscriptions.next_billed_at',
    ])
    .where('checkouts.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const isCharged = row.transaction_status === 'completed' && row.total_minor !== null && row.charged_currency !== null;
  return {
    id: row.checkout_id,
    transactionId: row.transaction_id,
    status: row.status,
    offer: offerOf(row),
    createdAt: row.created_at.getTime(),
    charged: isCharged ? { amount_minor: row.total_minor!, currency: row.charged_currency! } : null,
    subscriptionId: row.subscription_id,
    subscriptionKnown: row.known_subscription_id !== null,
    renewsAt: row.next_billed_at?.getTime() ?? null,
  };
}
