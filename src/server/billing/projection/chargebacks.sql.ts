import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Whether a payment's chargeback was taken back, by its status or by a separate reversal. */
export async function isReversed(db: Kysely<Schema>, transactionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from adjustments
    where transaction_id = ${transactionId}
      and ((action = 'chargeback' and status = 'reversed') or (action = 'chargeback_reverse' and status = 'approved'))
    limit 1`.execute(db);
  return rows.length > 0;
}
