import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** The next charge of a subscription moves later together with given days. Times are epoch ms. */
export interface BillingMove {
  grantId: string;
  subscriptionId: string;
  fromAt: number;
  toAt: number;
}

/** Stores a move before the provider is asked. `now` is epoch ms. */
export async function insertBillingMove(tx: Transaction<Schema>, move: BillingMove & { now: number }): Promise<void> {
  await tx
    .insertInto('billing_moves')
    .values({
      grant_id: move.grantId,
      subscription_id: move.subscriptionId,
      from_at: new Date(move.fromAt),
      to_at: new Date(move.toAt),
      asked_at: new Date(move.now),
    })
    .execute();
}

/** The latest time to which open moves of a subscription bring its next charge, epoch ms; null without an open move. */
export async function openMoveOf(db: Kysely<Schema>, subscriptionId: string): Promise<number | null> {
  const row = await db
    .selectFrom('billing_moves')
    .select(({ fn }) => fn.max('to_at').as('to_at'))
    .where('subscription_id', '=', subscriptionId)
    .where('moved_at', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst();
  return row?.to_at ? new Date(row.to_at).getTime() : null;
}

/** A move that the provider has neither made nor refused; null for a settled or unknown one. */
export async function findOpenMove(db: Kysely<Schema>, grantId: string): Promise<BillingMove | null> {
  const row = await db
    .selectFrom('billing_moves')
    .select(['subscription_id', 'from_at', 'to_at'])
    .where('grant_id', '=', grantId)
    .where('moved_at', 'is', null)
    .where('refused', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { subscription_id: subscriptionId, from_at, to_at } = row;
  return { grantId, subscriptionId, fromAt: from_at.getTime(), toAt: to_at.getTime() };
}

/** `now` is epoch ms. */
export async function markMoved(db: Kysely<Schema>, grantId: string, now: number): Promise<void> {
  await db
    .updateTable('billing_moves')
    .set({ moved_at: new Date(now) })
    .where('grant_id', '=', grantId)
    .execute();
}

/** Records why the provider does not move the charge, in words. */
export async function markMoveRefused(db: Kysely<Schema>, grantId: string, refused: string): Promise<void> {
  await db.updateTable('billing_moves').set({ refused }).where('grant_id', '=', grantId).execute();
}

/** Moves asked for before `askedBefore` (epoch ms) that are still open although their jobs tried. */
export async function listOldMoves(db: Kysely<Schema>, askedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_moves')
    .select('grant_id')
    .where('moved_at', 'is', null)
    .where('refused', 'is', null)
    .where('asked_at', '<', new Date(askedBefore))
    .orderBy('asked_at')
    .limit(100)
    .execute();
  return rows.map(({ grant_id }) => grant_id);
}
