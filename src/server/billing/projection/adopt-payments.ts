import type { Kysely } from 'kysely';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { refreshRetainedUntil } from '../entitlement/refresh-retained-until.ts';
import { takeOverPayments } from './adopt-payments.sql.ts';

/**
 * Gives the payments of a subscription that had no owner to its account, and recalculates the access.
 * @param owner.about the id of the subscription; any other id changes nothing
 */
export function adoptPayments(db: Kysely<Schema>, owner: { about: string; userId: string }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await takeOverPayments(tx, owner);
    await refreshRetainedUntil(tx, owner.userId);
  });
}
