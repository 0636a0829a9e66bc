import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { isFullyReturned } from '../entitlement/facts.sql.ts';

/** Why renewals are stopped: the bank took a payment back, or the full payment was given back at the provider. */
export type StoppedBecause = 'charged back' | 'paid back';

/** The actor that lifts a stop when the chargeback is taken back. */
export const theBank = 'the bank';

interface Stop {
  subscriptionId: string;
  userId: string;
  transactionId: string;
  because: StoppedBecause;
  /** When the payment went back, epoch ms. */
  wentBackAt: number;
  /** Epoch ms. */
  now: number;
}

/**
 * Stops a subscription because of a payment, also again when an earlier stop was lifted and the payment has gone back
 * since.
 * @returns false when this payment has already stopped it, or somebody lifted the stop after the payment went back
 */
export async function insertStop(tx: Transaction<Schema>, stop: Stop): Promise<boolean> {
  const row = await tx
    .insertInto('renewal_stops')
    .values({
      subscription_id: stop.subscriptionId,
      user_id: stop.userId,
      transaction_id: stop.transactionId,
      because: stop.because,
      stopped_at: new Date(stop.now),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['transaction_id', 'because'])
        .doUpdateSet({ stopped_at: new Date(stop.now), confirmed_at: null, lifted_at: null, lifted_by: null })
        .where(({ eb, ref }) =>
          eb.or([
            eb(ref('renewal_stops.lifted_by'), '=', theBank),
            eb(ref('renewal_stops.lifted_at'), '<', new Date(stop.wentBackAt)),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lifts the stops of a subscription, or only that of one payment.
 * @param lift `by`: "the bank", or the name of an operator; `now` is epoch ms
 * @returns whether one was lifted, and none is left
 */
export async function liftStops(
  tx: Transaction<Schema>,
  subscriptionId: string,
  lift: { transactionId?: string; by: string; now: number },
): Promise<boolean> {
  let open = tx
    .updateTable('renewal_stops')
    .set({ lifted_at: new Date(lift.now), lifted_by: lift.by })
    .where('subscription_id', '=', subscriptionId)
    .where('lifted_at', 'is', null);
  if (lift.transactionId !== undefined) {
    open = open.where('transaction_id', '=', lift.transactionId).where('because', '=', 'charged back');
  }
  const { numUpdatedRows } = await open.executeTakeFirstOrThrow();
  if (lift.by !== theBank) {
    const lifted = { subscription_id: subscriptionId, lifted_at: new Date(lift.now) };
    await tx
      .insertInto('lifted_stops')
      .values(lifted)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return numUpdatedRows > 0n && !(await isStopped(tx, subscriptionId));
}

export async function isStopped(db: Kysely<Schema>, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('renewal_stops')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('lifted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the provider has ever confirmed a stop of its renewals, so that a pause there may be ours. */
export async function wasStopped(db: Kysely<Schema>, subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('renewal_stops')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the provider charges the subscription no more. `now` is epoch ms. */
export async function confirmStops(db: Kysely<Schema>, subscriptionId: string, now: number): Promise<void> {
  await db
    .updateTable('renewal_stops')
    .set({ confirmed_at: new Date(now) })
    .where('subscription_id', '=', subscriptionId)
    .where('confirmed_at', 'is', null)
    .where('lifted_at', 'is', null)
    .execute();
}

/** Subscriptions whose stop the provider has not confirmed since before this time (epoch ms). */
export async function listOldStops(db: Kysely<Schema>, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('renewal_stops')
    .select('subscription_id')
    .distinct()
    .where('confirmed_at', 'is', null)
    .where('lifted_at', 'is', null)
    .where('stopped_at', '<', new Date(before))
    .limit(100)
    .execute();
  return rows.map(({ subscription_id }) => subscription_id);
}

/** The facts about a returned payment that decide whether renewals stop. */
export interface ReturnedPayment {
  /** The full payment has gone back. */
  isWhole: boolean;
  /** We gave it back ourselves: after a withdrawal, a second purchase, or as an operator promised at the desk. */
  isOurs: boolean;
  /** No later payment of the subscription stands. */
  isLatest: boolean;
}

export async function readReturned(tx: Transaction<Schema>, transactionId: string): Promise<ReturnedPayment | null> {
  const { rows } = await sql<{ is_whole: boolean; is_ours: boolean; is_latest: boolean }>`
    select ${sql.raw(isFullyReturned)} as is_whole,
      exists (select from refunds r where r.transaction_id = t.id)
        or exists (select from operator_refunds o where o.transaction_id = t.id and o.refused is null) as is_ours,
      not exists (
        select from transactions later where later.subscription_id = t.subscription_id and later.status = 'completed'
          and later.total_minor > 0 and coalesce(later.paid_at, later.billed_at) > coalesce(t.paid_at, t.billed_at)
      ) as is_latest
    from transactions t where t.id = ${transactionId}`.execute(tx);
  const row = rows[0];
  return row ? { isWhole: row.is_whole, isOurs: row.is_ours, isLatest: row.is_latest } : null;
}
