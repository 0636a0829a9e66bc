import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

export interface UnreportedDifference {
  id: string;
  providerId: string;
  field: string;
}

/** Open differences that never had a row of the work list, the oldest first, while fewer than `most` rows are open. */
export async function listUnreportedDifferences(db: Kysely<Schema>, most: number): Promise<UnreportedDifference[]> {
  const { rows } = await sql<UnreportedDifference>`
    select id::text, provider_id as "providerId", field from reconciliation_differences difference
    where state = 'open' and not exists (
      select from work_items where kind = 'reconciliation difference' and subject = difference.id::text
    )
    order by difference.id limit greatest(0, ${most}::integer - (
      select count(*) from work_items where kind = 'reconciliation difference' and solved_at is null
    ))`.execute(db);
  return rows;
}

/** The differences with an open row that are settled. */
export async function listSettledDifferences(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from work_items
    where kind = 'reconciliation difference' and solved_at is null and not exists (
      select from reconciliation_differences difference where difference.id::text = subject and state = 'open'
    )`.execute(db);
  return rows.map(({ subject }) => subject);
}
