import { type Kysely, sql, type Transaction } from 'kysely';
import { conversionIdOf } from '../conversion/conversion-event';
import { listConvertible } from '../conversion/conversions.sql';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import { liveStatuses } from '../subscription/entitlement';
import { eraseMeasured } from './measured-events.sql';
import { ownPaddleIds } from './own-data.sql';
import { planToEnd } from './plan-to-end';

export interface Erasure {
  userId: string;
  /** Measured uses of this device go too; null when it is not known. */
  deviceId: string | null;
  /** Whether the person is told by letter that it is done. */
  letter: boolean;
  /** Epoch ms. */
  now: number;
}

export type EraseOutcome = 'erased' | { refused: 'gone' | 'money on its way' };

/**
 * Removes all that we hold about a person, in one transaction with the jobs that end at Paddle what may still charge.
 * What remains: Paddle's ids, so that news about them are let go; the entries of the consent ledger, in their time; and
 * the one letter, until it is out. Refused while money of his is on its way back: nobody would see to it any more.
 */
export function eraseAccount(db: Kysely<Schema>, erasure: Erasure): Promise<EraseOutcome> {
  const { userId, deviceId, letter, now } = erasure;
  return db.transaction().execute(async (tx): Promise<EraseOutcome> => {
    const user = await tx
      .selectFrom('users')
      .select(['email', 'email_key'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return { refused: 'gone' };
    if (await isOwedMoney(tx, userId)) return { refused: 'money on its way' };

    const paddleIds = await ownPaddleIds(tx, userId);
    const erasedAt = new Date(now);
    if (paddleIds.length > 0) {
      const rows = paddleIds.map((paddle_id) => ({ paddle_id, erased_at: erasedAt }));
      await tx
        .insertInto('erasures')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await enqueue(tx, { kind: 'forget-paddle-news', payload: { paddle_ids: paddleIds } });
    }
    for (const subscriptionId of await liveSubscriptions(tx, userId)) await planToEnd(tx, subscriptionId, 'erased');
    const conversions = (await listConvertible(tx, userId)).map(conversionIdOf);
    if (conversions.length > 0) await enqueue(tx, { kind: 'forget-conversions', payload: { event_ids: conversions } });
    await dropPlannedWork(tx, userId, user.email_key);
    await eraseMeasured(tx, { userId, deviceId });
    await tx.deleteFrom('users').where('id', '=', userId).execute();
    if (letter) {
      const payload = { email: user.email, erased_at: erasedAt.toISOString() };
      await enqueue(tx, { kind: 'erased', uniqueKey: `erased:${userId}`, payload });
    }
    return 'erased';
  });
}

async function isOwedMoney(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const { rows } = await sql<{ owed: boolean }>`
    select exists (select from refunds where user_id = ${userId} and asked_at is null)
      or exists (select from withdrawals where user_id = ${userId} and confirmed_at is null) as owed`.execute(tx);
  return rows[0]?.owed === true;
}

async function liveSubscriptions(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', liveStatuses)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Letters and the like that wait. What a worker has in its hands is left to it: it waits for this transaction, and then
 * finds nobody.
 */
async function dropPlannedWork(tx: Transaction<Schema>, userId: string, emailKey: string): Promise<void> {
  await sql`
    delete from jobs where id in (
      select id from jobs
      where done_at is null
        and (payload->>'user_id' = ${userId} or payload->>'email_key' = ${emailKey} or lower(payload->>'email') = ${emailKey})
      for update skip locked
    )`.execute(tx);
}

/**
 * Accounts that nothing was ever bought with and nobody used since `unusedSince` (epoch ms): the longest unused first.
 * An account is used when it is made, signed in to or seen.
 */
export async function listForgottenAccounts(db: Kysely<Schema>, unusedSince: number, limit: number): Promise<string[]> {
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
