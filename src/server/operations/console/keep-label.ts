import type { Kysely } from 'kysely';
import type { ElementLabelBody } from '#contract/element-label.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { type By, compareLabels, insertLabel, lockLabels } from './element-labels.sql.ts';

/**
 * Keeps a label, unless another one has its name or its element, or there are `most` already.
 * @returns its id, or why it is refused
 */
export function keepLabel(
  db: Kysely<Schema>,
  label: ElementLabelBody,
  by: By,
  most: number,
): Promise<{ id: string } | { refused: 'name' | 'element' | 'too many' }> {
  return db.transaction().execute(async (tx) => {
    await lockLabels(tx);
    const others = await compareLabels(tx, label);
    if (others.some(({ hasName }) => hasName)) return { refused: 'name' };
    if (others.some(({ hasElement }) => hasElement)) return { refused: 'element' };
    if (others.length >= most) return { refused: 'too many' };
    return { id: await insertLabel(tx, label, by) };
  });
}
