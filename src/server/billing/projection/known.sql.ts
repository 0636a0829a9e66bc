import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { erasedUser } from '../buyer/erasures.sql.ts';
import type { ProviderEvent } from '../provider-event.ts';
import { type Known, ownerOf, subscriptionIdOf } from './projector.ts';

const tables = { subscription: 'subscriptions', transaction: 'transactions', adjustment: 'adjustments' } as const;

/** Locks an entity until the transaction ends, so that events about it wait for each other. */
export async function lockSubject(tx: Transaction<Schema>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx);
}

/** Reads what we know about an event's entity, and locks its owner and checkout until the transaction ends. */
export async function readKnown(tx: Transaction<Schema>, event: ProviderEvent): Promise<Known> {
  const stored = await tx
    .selectFrom(tables[event.kind])
    .select(['user_id', 'occurred_at_us'])
    .where('id', '=', event.id)
    .executeTakeFirst();
  const known = {
    stored: stored ? { userId: stored.user_id, occurredAtUs: BigInt(stored.occurred_at_us) } : null,
    owners: await readOwners(tx, event),
  };
  await lockUser(tx, ownerOf({ ...known, erased: null }));
  return {
    ...known,
    // Read after the lock, so that an erasure that was in progress is seen.
    erased: await readErased(tx, event),
    checkout: event.kind === 'transaction' ? await lockCheckout(tx, event) : null,
  };
}

/**
 * Locks the user before any other row, as the start of a checkout does. Of two simultaneous purchases, one waits and
 * then sees the other.
 */
async function lockUser(tx: Transaction<Schema>, userId: string | null): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

async function readOwners(tx: Transaction<Schema>, event: ProviderEvent): Promise<Known['owners']> {
  const { ties } = event;
  const checkouts = tx.selectFrom('checkouts').select('user_id').limit(1);
  const users = tx.selectFrom('users').select('id').limit(1);
  const payments = tx.selectFrom('transactions').select('user_id').limit(1);
  const subscriptions = tx.selectFrom('subscriptions').select('user_id').limit(1);
  const { byPurchase, byPayment, ...others } = await tx
    .selectNoFrom([
      checkouts.where('transaction_id', '=', ties.transactionId).as('byPurchase'),
      payments.where('id', '=', ties.transactionId).as('byPayment'),
      checkouts.where('id', '=', ties.checkoutId).as('byCheckout'),
      users.where('id', '=', ties.userId).as('byUserId'),
      subscriptions.where('id', '=', subscriptionIdOf(event)).as('bySubscription'),
      users.where('provider_customer_id', '=', ties.customerId).as('byCustomer'),
    ])
    .executeTakeFirstOrThrow();
  return { ...others, byTransaction: byPurchase ?? byPayment };
}

async function readErased(tx: Transaction<Schema>, event: ProviderEvent): Promise<Known['erased']> {
  const { transactionId, customerId, userId } = event.ties;
  const user = userId === null ? null : erasedUser(userId);
  const own = [event.id, subscriptionIdOf(event), transactionId, user].filter((id) => id !== null);
  const among = customerId === null ? own : [...own, customerId];
  const rows = await tx.selectFrom('erasures').select('provider_id').where('provider_id', 'in', among).execute();
  if (rows.length === 0) return null;
  return rows.some(({ provider_id }) => provider_id !== customerId) ? 'itself' : 'customer';
}

/** Only the transaction made for a checkout settles it, because renewals repeat the first payment's checkout id. */
async function lockCheckout(tx: Transaction<Schema>, { ties }: ProviderEvent): Promise<Known['checkout']> {
  const found = await tx
    .selectFrom('checkouts')
    .select(['id', 'status'])
    .where((row) =>
      row.or([
        row('transaction_id', '=', ties.transactionId),
        row.and([row('id', '=', ties.checkoutId), row('transaction_id', 'is', null)]),
      ]),
    )
    .orderBy('transaction_id', (order) => order.asc().nullsLast())
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found ?? null;
}
