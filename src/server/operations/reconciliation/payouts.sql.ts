import { type Kysely, sql } from 'kysely';
import type { PayoutRow } from '#server/billing/provider.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface Payout {
  id: string;
  reference: string;
  status: 'unpaid' | 'paid';
  createdAt: Date;
  amountMinor: bigint;
  currency: string;
  rowsMinor: bigint | null;
  entries: number | null;
}

const columns = [
  'id',
  'reference',
  'status',
  'created_at as createdAt',
  'amount_minor',
  'currency',
  'rows_minor',
  'entries',
] as const;

/** The next payout that was not compared yet or has an open difference, in the order of ids. */
export async function listPayoutsToCompare(db: Kysely<Schema>, after: string): Promise<Payout[]> {
  const { rows } = await sql<Row>`
    select id, reference, status, created_at as "createdAt", amount_minor, currency, rows_minor, entries
    from payouts
    where id > ${after} and reference <> '' and (
      compared_at is null or rows_minor is distinct from amount_minor or exists (
        select from reconciliation_differences standing
        where standing.state <> 'closed' and (
          (standing.kind = 'payout' and standing.provider_id = payouts.id)
          or (standing.kind = 'payout row' and exists (
            select from payout_rows own
            where own.payout_id = payouts.id and standing.provider_id in (own.transaction_id, own.adjustment_id)
          ))
        )
      )
    )
    order by id limit 1`.execute(db);
  return rows.map(payoutOf);
}

/** The newest first. */
export async function listPayouts(db: Kysely<Schema>, limit: number): Promise<Payout[]> {
  const rows = await db
    .selectFrom('payouts')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(payoutOf);
}

/** Replaces the rows of a payout. Returns the ids of the payments and adjustments in them. `now` is epoch ms. */
export async function saveRows(
  db: Kysely<Schema>,
  payoutId: string,
  rows: readonly PayoutRow[],
  now: number,
): Promise<string[]> {
  const sum = rows.reduce((all, { netMinor }) => all + BigInt(netMinor), 0n);
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('payout_rows').where('payout_id', '=', payoutId).execute();
    const values = rows.map((row, line) => ({
      line,
      kind: row.kind,
      transaction_id: row.transactionId,
      adjustment_id: row.adjustmentId,
      moved_at: row.movedAt === null ? null : new Date(row.movedAt).toISOString(),
      net_minor: row.netMinor,
    }));
    await sql`
      insert into payout_rows (payout_id, line, kind, transaction_id, adjustment_id, moved_at, net_minor)
      select ${payoutId}, line, kind, transaction_id, adjustment_id, moved_at, net_minor
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as made (
        line integer, kind text, transaction_id text, adjustment_id text, moved_at timestamptz, net_minor bigint
      )`.execute(tx);
    await tx
      .updateTable('payouts')
      .set({ rows_minor: String(sum), entries: rows.length, compared_at: new Date(now) })
      .where('id', '=', payoutId)
      .execute();
  });
  return [...new Set(rows.flatMap(({ adjustmentId, transactionId }) => adjustmentId ?? transactionId ?? []))];
}

/**
 * The amount by which each of these payments and adjustments moved our ledger, in this currency. Null when the ledger
 * does not know its payout, or has it under another adjustment of the payment, as in entries from before the full
 * ledger. Missing when it has no entry. Lifting a chargeback is a movement of its own.
 */
export async function readMoved(
  db: Kysely<Schema>,
  ids: readonly string[],
  currency: string,
): Promise<Map<string, bigint | null>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; net: string | null }>`
    select entry.provider_id as id,
      case when bool_and(entry.payout_currency = ${currency}) then sum(entry.payout_net_minor) end as net
    from money_entries entry left join adjustments on adjustments.id = entry.provider_id
    where entry.provider_id = any(${[...ids]}) and (adjustments.id is null or entry.kind = adjustments.action)
    group by entry.provider_id
    union
    select adjustments.id, null from adjustments
    where adjustments.id = any(${[...ids]})
      and not exists (select from money_entries own where own.provider_id = adjustments.id)
      and exists (
        select from money_entries carried
        where carried.transaction_id = adjustments.transaction_id and carried.kind = adjustments.action
      )`.execute(db);
  return new Map(rows.map(({ id, net }) => [id, net === null ? null : BigInt(net)]));
}

interface Row extends Omit<Payout, 'amountMinor' | 'rowsMinor'> {
  amount_minor: string;
  rows_minor: string | null;
}

function payoutOf({ amount_minor, rows_minor, ...row }: Row): Payout {
  return {
    ...row,
    amountMinor: BigInt(amount_minor),
    rowsMinor: rows_minor === null ? null : BigInt(rows_minor),
  };
}
