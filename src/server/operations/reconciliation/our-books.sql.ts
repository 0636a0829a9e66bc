import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { OurAdjustment, OurTransaction, ReportedSums, ReturnKind, Sums } from './compare.ts';

/** Transactions of these ids with the sums of their payments' entries. An id with entries but no row is missing. */
export async function readTransactions(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, OurTransaction>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('transactions')
    .select(['id', 'status', 'currency', 'total_minor', 'credit_minor', 'paid_at', 'subscription_id', 'occurred_at_us'])
    .where('id', 'in', ids)
    .execute();
  const sales = await db
    .selectFrom('money_entries')
    .select(({ fn }) => [
      'transaction_id',
      'currency',
      fn.sum<string>('gross_minor').as('gross'),
      fn.sum<string>('tax_minor').as('tax'),
    ])
    .where('transaction_id', 'in', ids)
    .where('kind', '=', 'payment')
    .groupBy(['transaction_id', 'currency'])
    .orderBy('currency')
    .execute();
  const told = await readTold(db, ids);
  return new Map(
    rows.map((row) => {
      const own = sales.filter(({ transaction_id }) => transaction_id === row.id);
      const total = (name: 'gross' | 'tax') => own.reduce((sum, one) => sum + BigInt(one[name]), 0n);
      return [
        row.id,
        {
          status: row.status,
          currency: row.currency,
          totalMinor: row.total_minor,
          creditMinor: row.credit_minor,
          paidAt: row.paid_at?.getTime() ?? null,
          subscriptionId: row.subscription_id,
          occurredAtUs: BigInt(row.occurred_at_us),
          sale: {
            grossMinor: total('gross'),
            taxMinor: total('tax'),
            currencies: own.map(({ currency }) => currency),
            told: told.get(row.id) ?? null,
          },
        },
      ];
    }),
  );
}

export async function readAdjustments(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, OurAdjustment>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('adjustments').selectAll().where('id', 'in', ids).execute();
  const told = await readTold(db, ids);
  return new Map(rows.map((row) => [row.id, { ...adjustmentOf(row), told: told.get(row.id) ?? null }]));
}

/**
 * The figures of these payments and adjustments by their entries, besides gross and tax; missing without entries or
 * without a payout. Of an adjustment only the entries of its action, not those that lift it.
 */
async function readTold(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, ReportedSums>> {
  const { rows } = await sql<{
    id: string;
    discount: string;
    fee: string;
    retained: string;
    payout: string;
    currency: string;
    rate: string;
  }>`
    select entry.provider_id as id, sum(entry.discount_minor) as discount, sum(entry.fee_minor) as fee,
      sum(entry.retained_fee_minor) as retained,
      sum(entry.payout_gross_minor - entry.payout_tax_minor - entry.payout_fee_minor - entry.payout_retained_fee_minor)
        as payout,
      string_agg(distinct entry.payout_currency, ' ') as currency,
      coalesce((array_agg(entry.exchange_rate order by entry.id desc))[1], '') as rate
    from money_entries entry left join adjustments on adjustments.id = entry.provider_id
    where entry.provider_id = any(${[...ids]}) and entry.payout_currency is not null
      and (adjustments.id is null or entry.kind = adjustments.action)
    group by entry.provider_id`.execute(db);
  return new Map(
    rows.map(({ id, discount, fee, retained, payout, currency, rate }) => [
      id,
      {
        discountMinor: BigInt(discount),
        feeMinor: BigInt(fee),
        retainedFeeMinor: BigInt(retained),
        payoutCurrency: currency,
        payoutMinor: BigInt(payout),
        exchangeRate: rate,
      },
    ]),
  );
}

type AdjustmentRow = Pick<OurAdjustment, 'action' | 'status' | 'currency'> & {
  transaction_id: string;
  total_minor: number;
  tax_minor: number;
  occurred_at_us: string;
};

function adjustmentOf(row: AdjustmentRow): OurAdjustment {
  return {
    transactionId: row.transaction_id,
    action: row.action,
    status: row.status,
    currency: row.currency,
    totalMinor: row.total_minor,
    taxMinor: row.tax_minor,
    occurredAtUs: BigInt(row.occurred_at_us),
  };
}

/** Of each of these transactions: its adjustments, and the sums of their entries. */
export async function readReturns(db: Kysely<Schema>, transactionIds: readonly string[]) {
  if (transactionIds.length === 0) return [];
  const adjustments = await db
    .selectFrom('adjustments')
    .selectAll()
    .where('transaction_id', 'in', transactionIds)
    .execute();
  const entries = await db
    .selectFrom('money_entries')
    .select(({ fn }) => [
      'transaction_id',
      'kind',
      fn.sum<string>('gross_minor').as('gross'),
      fn.sum<string>('tax_minor').as('tax'),
    ])
    .where('transaction_id', 'in', transactionIds)
    .where('kind', 'in', ['refund', 'chargeback', 'chargeback_reverse'])
    .groupBy(['transaction_id', 'kind'])
    .execute();
  return transactionIds.map((transactionId) => ({
    transactionId,
    adjustments: adjustments.filter((one) => one.transaction_id === transactionId).map(adjustmentOf),
    recorded: Object.fromEntries(
      entries
        .filter((one) => one.transaction_id === transactionId)
        .map(({ kind, gross, tax }) => [kind, { grossMinor: BigInt(gross), taxMinor: BigInt(tax) }]),
    ) as Partial<Record<ReturnKind, Sums>>,
  }));
}

export interface Window {
  /** Epoch ms. */
  from: number;
  until: number;
}

/**
 * Ids that changed on our side in this time and that this run has not compared, in order. `transaction_id` of an
 * adjustment is the payment that it belongs to.
 */
export async function listUnseen(
  db: Kysely<Schema>,
  runId: string,
  { from, until }: Window,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; transactionId: string | null }[]> {
  const [fromUs, untilUs] = [BigInt(from) * 1000n, BigInt(until) * 1000n];
  const { rows } = await sql<{ id: string; transaction_id: string | null }>`
    select id, transaction_id from (
      select id, null as transaction_id from transactions
      where occurred_at_us >= ${fromUs}::bigint and occurred_at_us <= ${untilUs}::bigint
      union
      select id, transaction_id from adjustments
      where occurred_at_us >= ${fromUs}::bigint and occurred_at_us <= ${untilUs}::bigint
      union
      select distinct transaction_id, null from money_entries
      where occurred_at >= ${new Date(from)}::timestamptz and occurred_at <= ${new Date(until)}::timestamptz
      union
      select provider_id, null from reconciliation_differences where state <> 'closed' and kind = 'transaction'
      union
      select provider_id, adjustments.transaction_id from reconciliation_differences
      join adjustments on adjustments.id = provider_id
      where state <> 'closed' and kind = 'adjustment'
    ) ours
    where id > ${after} and not exists (
      select from reconciliation_seen seen where seen.run_id = ${runId}::bigint and seen.provider_id = ours.id
    )
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id, transaction_id }) => ({ id, transactionId: transaction_id }));
}
