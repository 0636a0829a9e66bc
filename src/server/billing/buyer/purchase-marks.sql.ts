import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { personKeys } from './person-keys.ts';

type Kind = Schema['purchase_marks']['kind'];

/** A trial, a withdrawal or a payment that went back, with the keys that identify its person. */
export interface Mark {
  kind: Kind;
  subscriptionId: string;
  keys: readonly Buffer[];
  /** Epoch ms. */
  happenedAt: number;
}

/** The keys of a user: their email address, provider customer and payment cards. Empty if there is no such user. */
export async function keysOfUser(db: Kysely<Schema>, userId: string): Promise<Buffer[]> {
  const user = await db
    .selectFrom('users')
    .select(['email_key', 'provider_customer_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return [];
  const cards = await db
    .selectFrom('transactions')
    .select('card_key')
    .distinct()
    .where('user_id', '=', userId)
    .where('card_key', 'is not', null)
    .execute();
  return [
    ...personKeys({ emailKey: user.email_key, customerId: user.provider_customer_id, cardKeys: [] }),
    ...cards.flatMap(({ card_key }) => card_key ?? []),
  ];
}

/** Records a mark under each of these keys, once per subscription. */
export async function markPurchase(
  tx: Transaction<Schema>,
  { kind, subscriptionId, keys, happenedAt }: Mark,
): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key_hash) => ({
    kind,
    key_hash,
    subscription_id: subscriptionId,
    happened_at: new Date(happenedAt),
  }));
  await tx
    .insertInto('purchase_marks')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Other subscriptions with a mark of this kind under one of these keys, oldest first. Times are epoch ms. */
export async function listMarks(
  db: Kysely<Schema>,
  { kind, keys, subscriptionId }: { kind: Kind; keys: readonly Buffer[]; subscriptionId: string | null },
): Promise<{ subscriptionId: string; happenedAt: number }[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ subscription_id: string; happened_at: Date }>`
    select subscription_id, min(happened_at) as happened_at from purchase_marks
    where kind = ${kind} and key_hash = any(${[...keys]}::bytea[]) and subscription_id is distinct from ${subscriptionId}
    group by 1 order by 2, 1`.execute(db);
  return rows.map((row) => ({ subscriptionId: row.subscription_id, happenedAt: row.happened_at.getTime() }));
}

/** All marks under these keys, oldest first. */
export async function listOwnMarks(
  db: Kysely<Schema>,
  keys: readonly Buffer[],
): Promise<{ kind: Kind; happened_at: Date }[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('purchase_marks')
    .select(['kind', 'happened_at'])
    .distinct()
    .where('key_hash', 'in', [...keys])
    .orderBy('happened_at')
    .execute();
}

/** Locks keys until the transaction ends, so that of two simultaneous purchases by one person one sees the other. */
export async function lockKeys(tx: Transaction<Schema>, keys: readonly Buffer[]): Promise<void> {
  const inOrder = keys.map((key) => key.toString('hex')).sort();
  for (const key of inOrder) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 2))`.execute(tx);
}

/** Deletes the marks older than these times (epoch ms), which are no longer needed. */
export async function forgetMarks(db: Kysely<Schema>, before: { withdrawnAt: number; triedAt: number }): Promise<void> {
  await db
    .deleteFrom('purchase_marks')
    .where(({ or, and, eb }) =>
      or([
        and([eb('kind', '=', 'withdrawal'), eb('happened_at', '<', new Date(before.withdrawnAt))]),
        and([eb('kind', 'in', ['trial', 'returned']), eb('happened_at', '<', new Date(before.triedAt))]),
      ]),
    )
    .execute();
}
