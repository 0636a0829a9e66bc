import { type Kysely, sql } from 'kysely';
import { factColumns } from '#server/billing/entitlement/facts.sql.ts';
import type { GrantedTime } from '#server/billing/entitlement/provider-extension.ts';
import { type FactsRow, factsOf } from '#server/billing/entitlement/subscription-facts.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { AccessFacts } from './writable-until.ts';

interface Row extends Omit<FactsRow, 'id'> {
  /** Null for a person without a subscription. */
  id: string | null;
  canceled_at: Date | null;
  paused_at: Date | null;
}

const facts = Object.entries(factColumns('b.id', 'u.id'))
  .map(([name, text]) => `${text} as ${name}`)
  .join(', ');

/** All subscriptions of a person, and their access without one. */
export async function readAccessFacts(
  db: Kysely<Schema>,
  userId: string,
): Promise<{ subscriptions: AccessFacts[]; grants: GrantedTime[] }> {
  const { rows } = await sql<Row>`
    select b.id, b.status, b.scheduled_action, b.trial_ends_at, b.canceled_at, b.paused_at, ${sql.raw(facts)}
    from users u left join subscriptions b on b.user_id = u.id
    where u.id = ${userId}`.execute(db);
  return {
    subscriptions: rows.flatMap((row) => (row.id === null ? [] : [accessOf({ ...row, id: row.id })])),
    grants: (rows[0]?.grants ?? []).filter(({ subscriptionId }) => subscriptionId === null),
  };
}

function accessOf(row: Row & { id: string }): AccessFacts {
  return {
    ...factsOf(row),
    withdrawnAt: row.withdrawn_at?.getTime() ?? null,
    canceledAt: row.canceled_at?.getTime() ?? null,
    pausedAt: row.paused_at?.getTime() ?? null,
  };
}
