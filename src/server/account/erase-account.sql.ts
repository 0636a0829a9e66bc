import { type Kysely, sql, type Transaction } from 'kysely';
import { conversionIdOf } from '../conversion/conversion-event';
import { listConvertible } from '../conversion/conversions.sql';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import { recordAct } from '../operations/act/record-act.sql';
import { liveStatuses } from '../subscription/entitlement';
import { bindDevice } from './account-devices.sql';
import { erasedUser, noteErasure } from './erasures.sql';
import { forgetAddress } from './forget-address.sql';
import { takeOffBooks } from './keep-books.sql';
import { eraseMeasured } from './measured-events.sql';
import { ownPaddleIds } from './own-data.sql';
import { type LeftAtPaddle, planToEnd } from './plan-to-end';

export interface Erasure {
  userId: string;
  /** The measured device on which the account's session asks for it; null when there is none. */
  deviceId: string | null;
  /** Whether the person is told by letter that it is done. */
  letter: boolean;
  /** Epoch ms. */
  now: number;
}

export type EraseOutcome = 'erased' | { refused: 'gone' | 'money on its way' };

/**
 * Removes all that we hold about a person, in one transaction with the jobs that end at Paddle what may still charge and
 * take name and address away there. What remains: Paddle's ids, by which late news are known; the entries of the consent
 * ledger, in their time; the books, without the person; and the one letter, until it is out. Refused while money is on its
 * way back to them: nobody would see to it any more.
 */
export function eraseAccount(db: Kysely<Schema>, erasure: Erasure): Promise<EraseOutcome> {
  const { userId, deviceId, letter, now } = erasure;
  return db.transaction().execute(async (tx): Promise<EraseOutcome> => {
    const user = await tx
      .selectFrom('users')
      .select(['email', 'email_key', 'paddle_customer_id'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return { refused: 'gone' };
    if (await isOwedMoney(tx, userId)) return { refused: 'money on its way' };

    const paddleIds = await ownPaddleIds(tx, userId);
    const erasedAt = new Date(now);
    await noteErasure(tx, [...paddleIds, erasedUser(userId)], now);
    if (paddleIds.length > 0) await enqueue(tx, { kind: 'forget-paddle-news', payload: { paddle_ids: paddleIds } });
    for (const left of await listLeftAtPaddle(tx, userId, user.paddle_customer_id)) await planToEnd(tx, left, 'erased');
    const conversions = (await listConvertible(tx, userId)).map(conversionIdOf);
    if (conversions.length > 0) await enqueue(tx, { kind: 'forget-conversions', payload: { event_ids: conversions } });
    await dropPlannedWork(tx, userId, user.email_key);
    await forgetAddress(tx, { userId, emailKey: user.email_key, now });
    if (deviceId !== null) await bindDevice(tx, { userId, deviceId, now });
    await eraseMeasured(tx, userId);
    await takeOffBooks(tx, userId);
    await tx.deleteFrom('users').where('id', '=', userId).execute();
    await recordAct(tx, { actor: letter ? 'person' : 'system', act: 'erased an account', now });
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

/** What may still charge: what is open to be paid first, for it goes by the second. */
async function listLeftAtPaddle(
  tx: Transaction<Schema>,
  userId: string,
  customerId: string | null,
): Promise<LeftAtPaddle[]> {
  const transactions = (await listUnsettled(tx, userId)).map(
    (transaction_id): LeftAtPaddle => ({ kind: 'settle-erased-transaction', payload: { transaction_id } }),
  );
  const subscriptions = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', liveStatuses)
    .execute();
  const ends = subscriptions.map(
    ({ id }): LeftAtPaddle => ({ kind: 'end-erased-subscription', payload: { subscription_id: id } }),
  );
  if (customerId === null) return [...transactions, ...ends];
  return [...transactions, ...ends, { kind: 'forget-customer', payload: { customer_id: customerId } }];
}

/** Transactions that can be paid, or are being paid: of checkouts in whatever state, and of subscriptions. */
async function listUnsettled(tx: Transaction<Schema>, userId: string): Promise<string[]> {
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
