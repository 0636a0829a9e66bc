import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { listCharges, writeRetainedUntil } from './retained-until.sql.ts';
import { retainedUntil } from './retained-until.ts';

/**
 * Recalculates until when each of a user's payments gives access, after a payment or an adjustment changed. The caller
 * has to lock the user's row.
 */
export async function refreshRetainedUntil(tx: Transaction<Schema>, userId: string): Promise<void> {
  const all = await listCharges(tx, userId);
  for (const currency of new Set(all.map((charge) => charge.currency))) {
    const charges = all.filter((charge) => charge.currency === currency);
    const until = retainedUntil(charges);
    for (const { id, keptUntilAt } of charges) {
      const at = until.get(id) ?? null;
      if (at !== keptUntilAt) await writeRetainedUntil(tx, id, at);
    }
  }
}
