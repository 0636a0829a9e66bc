import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PlannedChange, PlanTerms } from './planned-change.ts';

/** A planned change with the person it is for. */
export interface OwnPlannedChange extends PlannedChange {
  subscriptionId: string;
  userId: string;
  endedAt: number | null;
}

interface NewPlannedChange {
  subscriptionId: string;
  userId: string;
  present: PlanTerms;
  agreed: PlannedChange['agreed'];
  consentPosition: number;
  /** Epoch ms. */
  effectiveAt: number;
  now: number;
}

/** The open one of the subscription has to be ended before. @returns its id */
export async function insertPlannedChange(tx: Transaction<Schema>, planned: NewPlannedChange): Promise<string> {
  const { id } = await tx
    .insertInto('planned_changes')
    .values({
      subscription_id: planned.subscriptionId,
      user_id: planned.userId,
      present: JSON.stringify(planned.present),
      agreed: JSON.stringify(planned.agreed),
      consent_position: String(planned.consentPosition),
      planned_at: new Date(planned.now),
      effective_at: new Date(planned.effectiveAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Null for an unknown one, or one whose person was erased. */
export async function findPlannedChange(db: Kysely<Schema>, id: string): Promise<OwnPlannedChange | null> {
  const row = await db.selectFrom('planned_changes').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? plannedOf(row) : null;
}

/** Id of the one of a subscription that the provider does not have yet; null without one. */
export async function findOpenPlannedChange(db: Kysely<Schema>, subscriptionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('planned_changes')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('made_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Records why a planned change that the provider does not have yet is not made. `now` is epoch ms. @returns whether there was one */
export async function endPlannedChange(
  db: Kysely<Schema>,
  { subscriptionId, because, now }: { subscriptionId: string; because: string; now: number },
): Promise<boolean> {
  const ended = await db
    .updateTable('planned_changes')
    .set({ ended_at: new Date(now), ended_because: because })
    .where('subscription_id', '=', subscriptionId)
    .where('made_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Records that the provider is asked to make it, or, by null, that it has refused. */
export async function markBegun(db: Kysely<Schema>, id: string, at: number | null): Promise<void> {
  await openOne(db, id)
    .set({ begun_at: at === null ? null : new Date(at) })
    .execute();
}

/** `now` is epoch ms. */
export async function markMade(db: Kysely<Schema>, id: string, now: number): Promise<void> {
  await openOne(db, id)
    .set({ made_at: new Date(now) })
    .execute();
}

/** Moves it to another renewal (epoch ms), before which the provider is asked again. */
export async function moveEffective(db: Kysely<Schema>, id: string, effectiveAt: number): Promise<void> {
  await openOne(db, id)
    .set({ effective_at: new Date(effectiveAt) })
    .execute();
}

function openOne(db: Kysely<Schema>, id: string) {
  return db
    .updateTable('planned_changes')
    .where('id', '=', id)
    .where('made_at', 'is', null)
    .where('ended_at', 'is', null);
}

/** The first payment of a renewal from a time on (epoch ms); null when none is known. */
export async function findRenewalPayment(
  db: Kysely<Schema>,
  { subscriptionId, from }: { subscriptionId: string; from: number },
): Promise<{ transactionId: string; totalMinor: number } | null> {
  const row = await db
    .selectFrom('transactions')
    .select(['id as transactionId', 'total_minor as totalMinor'])
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'completed')
    .where('origin', '=', 'subscription_recurring')
    .where('billed_at', '>=', new Date(from))
    .orderBy('billed_at')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

function plannedOf(row: Selectable<Schema['planned_changes']>): OwnPlannedChange {
  return {
    id: row.id,
    subscriptionId: row.subscription_id,
    userId: row.user_id,
    present: row.present as unknown as PlanTerms,
    agreed: row.agreed as unknown as PlannedChange['agreed'],
    effectiveAt: row.effective_at.getTime(),
    begunAt: row.begun_at?.getTime() ?? null,
    madeAt: row.made_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
  };
}
