import { hash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { liveStatuses } from '#server/billing/entitlement/entitlement.ts';
import { liftSuppression } from '#server/mail/bounces/suppressions.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface ErasedUser {
  email: string;
  /** Trimmed, lower-cased. */
  emailKey: string;
  customerId: string | null;
}

/** Locks a user until the transaction ends; null when the user no longer exists. */
export async function lockUser(tx: Transaction<Schema>, userId: string): Promise<ErasedUser | null> {
  const row = await tx
    .selectFrom('users')
    .select(['email', 'email_key as emailKey', 'provider_customer_id as customerId'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteUser(tx: Transaction<Schema>, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}

/** Whether the user has a refund that the provider has not taken yet, or an unconfirmed withdrawal. */
export async function isOwedMoney(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ owed: boolean }>`
    select exists (select from refunds where user_id = ${userId} and asked_at is null)
      or exists (select from operator_refunds where user_id = ${userId} and settled_at is null and refused is null)
      or exists (select from withdrawals where user_id = ${userId} and confirmed_at is null) as owed`.execute(tx);
  return rows[0]?.owed === true;
}

/** Subscriptions that may still charge. */
export async function listLiveSubscriptions(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', liveStatuses)
    .execute();
  return rows.map(({ id }) => id);
}

/** Transactions that can be paid or are being paid, of checkouts in any status and of subscriptions. */
export async function listUnsettled(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select own.id from (
      select transaction_id as id from checkouts where user_id = ${userId} and transaction_id is not null
      union select id from transactions where user_id = ${userId}
    ) own
    left join transactions t on t.id = own.id
    where t.status is null or t.status not in ('completed', 'canceled')
    order by own.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Deletes the user's waiting jobs, such as emails. Skips those that a worker has locked: it waits for this transaction
 * and then finds no user.
 */
export async function deleteWaitingJobs(tx: Transaction<Schema>, userId: string, emailKey: string): Promise<void> {
  await sql`
    delete from jobs where id in (
      select id from jobs
      where done_at is null
        and (payload->>'user_id' = ${userId} or payload->>'email_key' = ${emailKey} or lower(payload->>'email') = ${emailKey})
      for update skip locked
    )`.execute(tx);
}

/**
 * Accounts without a purchase that nobody has used since `unusedSince` (epoch ms), the oldest account first. Sign-up, a
 * session's last use and a checkout count as use.
 */
export async function listUnusedAccounts(db: Kysely<Schema>, unusedSince: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('created_at', '<', new Date(unusedSince))
    .where(({ not, exists, selectFrom }) => {
      const own = (table: 'subscriptions' | 'transactions' | 'sessions' | 'checkouts') =>
        selectFrom(table).select(`${table}.user_id`).whereRef(`${table}.user_id`, '=', 'users.id');
      return not(
        exists(
          own('subscriptions')
            .unionAll(own('transactions').where('status', '!=', 'canceled'))
            .unionAll(own('sessions').where('last_seen_at', '>=', new Date(unusedSince)))
            .unionAll(own('checkouts').where('created_at', '>=', new Date(unusedSince))),
        ),
      );
    })
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes attempts and finished jobs whose key contains a hash of the erased person's address or user id. */
export async function forgetHashes(
  tx: Transaction<Schema>,
  { userId, emailKey }: { userId: string; emailKey: string },
): Promise<void> {
  const hashes = [emailKey, userId].map((text) => hash('sha256', text, 'base64url'));
  const isAbout = (column: 'key' | 'unique_key') =>
    sql<boolean>`exists (select from unnest(${hashes}::text[]) as hash where position(hash in ${sql.ref(column)}) > 0)`;
  await tx.deleteFrom('attempts').where(isAbout('key')).execute();
  await liftSuppression(tx, emailKey);
  await tx.deleteFrom('jobs').where('done_at', 'is not', null).where(isAbout('unique_key')).execute();
}
