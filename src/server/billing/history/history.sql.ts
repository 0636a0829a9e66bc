import { sql, type Transaction } from 'kysely';
import { erasedWord } from '#server/platform/database/erased-word.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { SubscriptionState } from '#statistics/mrr.ts';
import type { MrrMovement } from '#statistics/mrr-movements.ts';
import type { HeardOfSubscription, HistoryRow } from './history-of.ts';

/** Locks a subscription's or a customer's history until the transaction ends. Taken after all other kinds of locks. */
export async function lockHistory(tx: Transaction<Schema>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`history:${id}`}, 0))`.execute(tx);
}

/** All recorded events about a subscription and its payments, in the order of the provider's time. */
export async function listHeardOf(tx: Transaction<Schema>, subscriptionId: string): Promise<HeardOfSubscription[]> {
  const rows = await tx
    .selectFrom('provider_events')
    .select(['id', 'occurred_at_us', 'heard_at', 'told'])
    .where('subscription_id', '=', subscriptionId)
    .where(sql<string>`told->>'kind'`, 'in', ['subscription', 'payment'])
    .orderBy('occurred_at_us')
    .orderBy('id')
    .execute();
  return rows.map(({ id, occurred_at_us, heard_at, told }) => ({
    eventId: id,
    seq: Number(occurred_at_us),
    heardAt: heard_at.getTime(),
    told: told as HeardOfSubscription['told'],
  }));
}

/** A stored row: its state, and its contribution to MRR. */
export interface StoredRow extends SubscriptionState {
  mrrMicro: bigint;
  /** All fields as one text, to see whether any has changed. */
  fingerprint: string;
}

export async function listRows(tx: Transaction<Schema>, subscriptionIds: readonly string[]): Promise<StoredRow[]> {
  if (subscriptionIds.length === 0) return [];
  const rows = await tx
    .selectFrom('subscription_history')
    .selectAll()
    .where('subscription_id', 'in', subscriptionIds)
    .orderBy('subscription_id')
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    subscriptionId: row.subscription_id,
    at: Number(row.seq),
    status: row.status,
    currency: row.currency,
    netMinor: Number(row.amount_net_minor),
    intervalUnit: row.interval_unit,
    intervalCount: row.interval_count,
    mrrMicro: BigInt(row.mrr_micro),
    fingerprint: fingerprintOf({
      seq: Number(row.seq),
      status: row.status,
      netMinor: Number(row.amount_net_minor),
      currency: row.currency,
      intervalUnit: row.interval_unit,
      intervalCount: row.interval_count,
      cause: row.cause,
      discountUntil: row.discount_until?.getTime() ?? null,
      scheduled:
        row.scheduled_action === null ? null : { action: row.scheduled_action, at: row.scheduled_at!.getTime() },
      offerId: row.offer_id,
      mrrMicro: BigInt(row.mrr_micro),
    }),
  }));
}

/** A row with its contribution to MRR. */
export type CountedRow = Omit<HistoryRow, 'heardAt' | 'sourceEvent'> & { mrrMicro: bigint };

export function fingerprintOf(row: CountedRow): string {
  const { seq, status, netMinor, currency, intervalUnit, intervalCount, discountUntil, scheduled, offerId } = row;
  const plan = [seq, status, netMinor, currency, intervalUnit, intervalCount, discountUntil, offerId];
  return JSON.stringify([...plan, scheduled?.action, scheduled?.at, row.cause, String(row.mrrMicro)]);
}

/** Replaces the rows of these instants by these rows. */
export async function replaceRows(
  tx: Transaction<Schema>,
  subscriptionId: string,
  { gone, added }: { gone: readonly number[]; added: readonly (HistoryRow & CountedRow)[] },
): Promise<void> {
  if (gone.length > 0) {
    await tx
      .deleteFrom('subscription_history')
      .where('subscription_id', '=', subscriptionId)
      .where('seq', 'in', gone.map(String))
      .execute();
  }
  if (added.length === 0) return;
  await tx
    .insertInto('subscription_history')
    .values(
      added.map((row) => ({
        subscription_id: subscriptionId,
        seq: row.seq,
        status: row.status,
        currency: row.currency,
        effective_at: new Date(Math.floor(row.seq / 1000)),
        heard_at: new Date(row.heardAt),
        amount_net_minor: row.netMinor,
        interval_unit: row.intervalUnit,
        interval_count: row.intervalCount,
        offer_id: row.offerId,
        discount_until: row.discountUntil === null ? null : new Date(row.discountUntil),
        scheduled_action: row.scheduled?.action ?? null,
        scheduled_at: row.scheduled ? new Date(row.scheduled.at) : null,
        cause: row.cause,
        mrr_micro: row.mrrMicro,
        source_event: row.sourceEvent,
      })),
    )
    .execute();
}

/**
 * Stores the customer and checkout of a subscription once they are known; the country and the offer also when they
 * become known later. Returns the customer's random name; null while it is unknown.
 */
export async function saveSold(tx: Transaction<Schema>, subscriptionId: string): Promise<string | null> {
  // A row with the erased word is never written again, because it would count beside its kept sums.
  const isKept = sql`known.cohort <> ${erasedWord}`;
  const { rows } = await sql<{ customer_ref: string | null }>`
    insert into sold_subscriptions as known
      (subscription_id, customer_ref, checkout_id, offer_version_id, cohort, source, country)
    select ${subscriptionId}, subscription.customer_ref, checkout.id, checkout.offer_version_id,
      coalesce(subscription.cohort, ''), coalesce(subscription.source, ''), (
        select country from provider_events
        where subscription_id = ${subscriptionId} and country is not null order by occurred_at_us, id limit 1
      )
    from (select 1) one
    left join subscriptions subscription on subscription.id = ${subscriptionId}
    left join lateral (
      select checkouts.id, checkouts.offer_version_id from transactions
      join checkouts on checkouts.transaction_id = transactions.id
      where transactions.subscription_id = ${subscriptionId} order by transactions.billed_at limit 1
    ) checkout on true
    on conflict (subscription_id) do update set
      cohort = case when known.customer_ref is null and ${isKept} then excluded.cohort else known.cohort end,
      source = case when known.customer_ref is null and ${isKept} then excluded.source else known.source end,
      customer_ref = coalesce(known.customer_ref, excluded.customer_ref),
      checkout_id = coalesce(known.checkout_id, excluded.checkout_id),
      offer_version_id = coalesce(known.offer_version_id, excluded.offer_version_id),
      country = coalesce(excluded.country, known.country)
    returning customer_ref`.execute(tx);
  return rows[0]!.customer_ref;
}

/** All subscriptions of a customer. */
export async function listSoldTo(tx: Transaction<Schema>, customerRef: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('sold_subscriptions')
    .select('subscription_id')
    .where('customer_ref', '=', customerRef)
    .execute();
  return rows.map(({ subscription_id }) => subscription_id);
}

export async function listMovements(
  tx: Transaction<Schema>,
  subscriptionIds: readonly string[],
): Promise<MrrMovement[]> {
  const rows = await tx
    .selectFrom('mrr_movements')
    .selectAll()
    .where('subscription_id', 'in', subscriptionIds)
    .execute();
  return rows.map((row) => ({
    subscriptionId: row.subscription_id,
    at: Number(row.seq),
    movement: row.movement,
    currency: row.currency,
    amountMicro: BigInt(row.amount_micro),
  }));
}

export async function replaceMovements(
  tx: Transaction<Schema>,
  { gone, added }: { gone: readonly MrrMovement[]; added: readonly MrrMovement[] },
): Promise<void> {
  for (const { subscriptionId, at, movement, currency } of gone) {
    await tx
      .deleteFrom('mrr_movements')
      .where('subscription_id', '=', subscriptionId)
      .where('seq', '=', String(at))
      .where('movement', '=', movement)
      .where('currency', '=', currency)
      .execute();
  }
  if (added.length === 0) return;
  await tx
    .insertInto('mrr_movements')
    .values(
      added.map(({ subscriptionId, at, movement, currency, amountMicro }) => ({
        subscription_id: subscriptionId,
        seq: at,
        movement,
        currency,
        amount_micro: amountMicro,
        effective_at: new Date(Math.floor(at / 1000)),
      })),
    )
    .execute();
}
