import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { chargedBackMinor } from '../entitlement/facts.sql.ts';

/** Whether the bank holds a payment now. Each chargeback may be taken back, and another one may follow. */
export async function isChargedBack(db: Kysely<Schema>, transactionId: string): Promise<boolean> {
  const { rows } = await sql<{ is_charged_back: boolean }>`
    select ${sql.raw(chargedBackMinor)} > 0 as is_charged_back
    from adjustments a where a.transaction_id = ${transactionId}`.execute(db);
  return rows[0]!.is_charged_back;
}
