import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { isFullyReturned } from './facts.sql.ts';
import type { Charge } from './retained-until.ts';

/** A charge with its stored result. */
interface KnownCharge extends Charge {
  currency: string;
  keptUntilAt: number | null;
}

/** All completed charges of a user, including earlier ones of subscriptions that now belong to them. */
export async function listCharges(tx: Transaction<Schema>, userId: string): Promise<KnownCharge[]> {
  const rows = await tx
    .selectFrom('transactions as t')
    .select(['t.id', 't.subscription_id', 't.origin', 't.total_minor', 't.currency', 't.kept_until'])
    .select(['t.worth_minor', 't.credit_minor', 't.to_balance_minor', 't.period_ends_at', 't.occurred_at_us'])
    .select(sql<Date>`coalesce(t.billed_at, to_timestamp(t.occurred_at_us / 1e6))`.as('billed_at'))
    .select(sql<boolean>`${sql.raw(isFullyReturned)}`.as('is_returned'))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('t.user_id', '=', userId),
        eb('t.subscription_id', 'in', selectFrom('subscriptions').select('id').where('user_id', '=', userId)),
      ]),
    )
    .where('t.status', '=', 'completed')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    subscriptionId: row.subscription_id,
    isPlanChange: row.origin === 'subscription_update',
    paidMinor: row.total_minor,
    worthMinor: row.worth_minor,
    creditMinor: row.credit_minor,
    toBalanceMinor: row.to_balance_minor,
    billedAt: row.billed_at.getTime(),
    periodEndsAt: row.period_ends_at?.getTime() ?? null,
    isReturned: row.is_returned,
    currency: row.currency,
    keptUntilAt: row.kept_until?.getTime() ?? null,
  }));
}

/** `at` is epoch ms; null when the charge gives no access. */
export async function writeRetainedUntil(tx: Transaction<Schema>, id: string, at: number | null): Promise<void> {
  const changed = { kept_until: at === null ? null : new Date(at) };
  await tx.updateTable('transactions').set(changed).where('id', '=', id).execute();
}
