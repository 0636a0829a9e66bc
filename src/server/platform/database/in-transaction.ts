import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** PostgreSQL ended one of several transactions that waited for each other: `deadlock_detected`, `serialization_failure`. */
const retriable: readonly string[] = ['40P01', '40001'];
/** Long enough for the other transaction to go on. */
const pauseMs = 20;

/**
 * Does work in a transaction; once more when PostgreSQL ended it in favour of another one, so that nobody sees an error
 * for pressing at the same moment as somebody else. The work must not do anything outside the database, nor remember
 * anything of its first run.
 *
 * Locks are taken in one order, and most deadlocks do not happen: advisory locks (an address, the marks of a buyer), the
 * person, their subscriptions by id, what belongs to a subscription (payments, debts, grants, requests), operators, and
 * last the ends of the two chains. A row that others refer to is locked `for no key update`, which their references do
 * not wait for.
 */
export async function inTransaction<Outcome>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!retriable.includes((error as { code?: string }).code ?? '')) throw error;
    await wait(pauseMs);
    return db.transaction().execute(work);
  }
}
