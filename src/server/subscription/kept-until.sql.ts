import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { type Charge, keptUntil } from './kept-until';
import { isWhollyReturned } from './paid-until.sql';

/**
 * Works out anew until when each of a user's payments gives access, after one of them or what went back of it changed. The
 * user's row is to be locked.
 */
export async function refreshKeptUntil(tx: Transaction<Schema>, userId: string): Promise<void> {
  const rows = await listCharges(tx, userId);
  for (const currency of new Set(rows.map((row) => row.currency))) {
    const charges = rows.filter((row) => row.currency === currency);
    const until = keptUntil(charges.map(chargeOf));
    for (const { id, kept_until } of charges) {
      const at = until.get(id) ?? null;
      if (at === (kept_until?.getTime() ?? null)) continue;
      const changed = { kept_until: at === null ? null : new Date(at) };
      await tx.updateTable('transactions').set(changed).where('id', '=', id).execute();
    }
  }
}

async function listCharges(tx: Transaction<Schema>, userId: string) {
  return tx
    .selectFrom('transactions as t')
    .select(['t.id', 't.subscription_id', 't.origin', 't.total_minor', 't.currency', 't.kept_until'])
    .select(['t.worth_minor', 't.credit_minor', 't.to_balance_minor', 't.period_ends_at', 't.occurred_at_us'])
    .select(sql<Date>`coalesce(t.billed_at, to_timestamp(t.occurred_at_us / 1e6))`.as('billed_at'))
    .select(sql<boolean>`${sql.raw(isWhollyReturned)}`.as('is_returned'))
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('t.user_id', '=', userId),
        eb('t.subscription_id', 'in', selectFrom('subscriptions').select('id').where('user_id', '=', userId)),
      ]),
    )
    .where('t.status', '=', 'completed')
    .execute();
}

function chargeOf(row: Awaited<ReturnType<typeof listCharges>>[number]): Charge {
  return {
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
  };
}
