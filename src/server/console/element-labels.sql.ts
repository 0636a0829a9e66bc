import { type Kysely, sql } from 'kysely';
import type { ElementLabelBody, ElementRule } from '../../contract/element-label';
import type { Schema } from '../database/schema';

export interface KeptLabel extends ElementLabelBody {
  id: string;
  madeBy: string;
  madeAt: Date;
}

/** Who did it, and when (epoch ms). */
export interface By {
  session: string;
  now: number;
}

/** The labels that were not removed, the latest first. */
export async function listLabels(db: Kysely<Schema>): Promise<KeptLabel[]> {
  const rows = await db
    .selectFrom('element_labels')
    .select(['id', 'name', 'page', 'steps', 'event', 'made_by', 'made_at'])
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, name, page, steps, event, made_by, made_at }) => ({
    ...{ id, name, madeBy: made_by, madeAt: made_at },
    // As they were when they were checked on their way in.
    ...({ page, steps, event } as ElementRule),
  }));
}

/**
 * Keeps a label, unless its name or its element has one already or there are as many as may be. Two that come at once
 * wait for each other.
 * @returns its id, or what keeps it away
 */
export function keepLabel(
  db: Kysely<Schema>,
  { name, page, steps, event }: ElementLabelBody,
  { session, now }: By,
  most: number,
): Promise<{ id: string } | { refused: 'name' | 'element' | 'too many' }> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table element_labels in share row exclusive mode`.execute(tx);
    const others = await tx
      .selectFrom('element_labels')
      .select([
        sql<boolean>`lower(name) = lower(${name})`.as('has_name'),
        sql<boolean>`page = ${page} and steps = ${JSON.stringify(steps)}::jsonb`.as('is_element'),
      ])
      .where('removed_at', 'is', null)
      .execute();
    if (others.some(({ has_name }) => has_name)) return { refused: 'name' };
    if (others.some(({ is_element }) => is_element)) return { refused: 'element' };
    if (others.length >= most) return { refused: 'too many' };
    const { id } = await tx
      .insertInto('element_labels')
      .values({
        ...{ name, page, steps: JSON.stringify(steps), event: event && JSON.stringify(event) },
        ...{ made_by: session, made_at: new Date(now) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id };
  });
}

/** Takes a label out of the list; the row stays, with who did it. Does nothing when it is gone already. */
export async function removeLabel(db: Kysely<Schema>, id: string, { session, now }: By): Promise<void> {
  await db
    .updateTable('element_labels')
    .set({ removed_by: session, removed_at: new Date(now) })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}
