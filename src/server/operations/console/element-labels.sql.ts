import { type Kysely, sql, type Transaction } from 'kysely';
import type { ElementLabelBody, ElementRule } from '#contract/console/element-label.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface SavedLabel extends ElementLabelBody {
  id: string;
  madeBy: string;
  madeAt: Date;
}

/** Who changed a label, and when (epoch ms). */
export interface By {
  who: string;
  now: number;
}

/** The labels that were not removed, the latest first. */
export async function listLabels(db: Kysely<Schema>): Promise<SavedLabel[]> {
  const rows = await db
    .selectFrom('element_labels')
    .select(['id', 'name', 'page', 'steps', 'event', 'made_by', 'made_at'])
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, name, page, steps, event, made_by, made_at }) => ({
    id,
    name,
    madeBy: made_by,
    madeAt: made_at,
    // These columns were validated when the label was stored.
    ...({ page, steps, event } as ElementRule),
  }));
}

/** Locks the list of labels until the transaction ends, so that two labels cannot be stored at once. */
export async function lockLabels(tx: Transaction<Schema>): Promise<void> {
  await sql`lock table element_labels in share row exclusive mode`.execute(tx);
}

/** For each label that was not removed, whether it has this name (in any case) and this element. */
export async function compareLabels(
  tx: Transaction<Schema>,
  { name, page, steps }: Pick<ElementLabelBody, 'name' | 'page' | 'steps'>,
): Promise<{ hasName: boolean; hasElement: boolean }[]> {
  return tx
    .selectFrom('element_labels')
    .select([
      sql<boolean>`lower(name) = lower(${name})`.as('hasName'),
      sql<boolean>`page = ${page} and steps = ${JSON.stringify(steps)}::jsonb`.as('hasElement'),
    ])
    .where('removed_at', 'is', null)
    .execute();
}

/** Stores a label and returns its id. */
export async function insertLabel(
  tx: Transaction<Schema>,
  { name, page, steps, event }: ElementLabelBody,
  { who, now }: By,
): Promise<string> {
  const { id } = await tx
    .insertInto('element_labels')
    .values({
      name,
      page,
      steps: JSON.stringify(steps),
      event: event && JSON.stringify(event),
      made_by: who,
      made_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a label from the list; the row keeps who removed it. Returns its name, or null when it is not there. */
export async function markRemoved(tx: Transaction<Schema>, id: string, { who, now }: By): Promise<string | null> {
  const row = await tx
    .updateTable('element_labels')
    .set({ removed_by: who, removed_at: new Date(now) })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
