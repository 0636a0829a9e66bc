import { type Kysely, sql } from 'kysely';
import type { PersonCheckout, PersonGrant } from '#contract/console/person.ts';
import type { Interval, Offer } from '#contract/offer.ts';
import { remainingMinor } from '#server/billing/debt/remaining.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** Most rows of a list on the page; the timeline has all of them, page by page. */
const mostRows = 50;

/** All access grants, newest first. */
export async function listGrants(db: Kysely<Schema>, userId: string): Promise<PersonGrant[]> {
  const rows = await db
    .selectFrom('access_grants')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('granted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    subscription_id: row.subscription_id,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    reason: row.reason,
    by: row.granted_by_name,
    granted_at: row.granted_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }));
}

/** The latest checkouts, newest first. */
export async function listCheckouts(db: Kysely<Schema>, userId: string): Promise<PersonCheckout[]> {
  const rows = await db
    .selectFrom('checkouts')
    .leftJoin('offer_versions', 'offer_versions.id', 'offer_version_id')
    .select(['checkouts.id', 'checkouts.offer', 'number', 'amount_minor', 'due_minor', 'currency', 'status'])
    .select(['created_at', 'completed_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('checkouts.id')
    .limit(mostRows)
    .execute();
  return rows.map(({ id, offer, number, amount_minor, due_minor, currency, status, created_at, completed_at }) => {
    const { name, interval, trial } = offer as Offer & { interval: Interval };
    return {
      id,
      plan: name,
      offer_version: number,
      price: { amount_minor: trial === null ? (due_minor ?? amount_minor) : amount_minor, currency },
      interval,
      trial: trial ?? null,
      status,
      begun_at: created_at.toISOString(),
      completed_at: completed_at?.toISOString() ?? null,
    };
  });
}

/** Fee and net of a payment in its own currency, including its returns. */
export interface LedgerSums {
  feeMinor: number;
  netMinor: number;
}

/**
 * Fee and net by payment, from the ledger; only payments whose payout the provider has reported. The fee for a
 * chargeback, reported in the payout currency, is converted at the rate of its own entry.
 */
export async function sumLedger(
  db: Kysely<Schema>,
  transactionIds: readonly string[],
): Promise<Map<string, LedgerSums>> {
  if (transactionIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; fee: string; net: string }>`
    select transaction_id as id, sum(fee_minor + retained_fee_minor + charged) as fee, sum(net_minor - charged) as net
    from money_entries cross join lateral (select case
      when chargeback_fee_minor = 0 or payout_currency = currency then chargeback_fee_minor
      else round(chargeback_fee_minor * gross_minor::numeric / nullif(payout_gross_minor, 0)) end as charged) fee
    where transaction_id = any(${[...transactionIds]}::text[])
    group by 1 having bool_and(payout_currency is not null or kind <> 'payment')`.execute(db);
  return new Map(rows.map(({ id, fee, net }) => [id, { feeMinor: Number(fee), netMinor: Number(net) }]));
}

/** The amount of each payment of a person that can still be given back, in minor units. */
export async function listRemaining(db: Kysely<Schema>, userId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; remaining: number }>`
    select t.id, ${sql.raw(remainingMinor)} as remaining from transactions t
    where t.user_id = ${userId} and t.status = 'completed'`.execute(db);
  return new Map(rows.map(({ id, remaining }) => [id, remaining]));
}

/** The plan's name of each payment on its day; from the ledger, which knows the sale. */
export async function listPlansPaid(
  db: Kysely<Schema>,
  transactionIds: readonly string[],
): Promise<[transactionId: string, plan: string][]> {
  if (transactionIds.length === 0) return [];
  const { rows } = await sql<{ id: string; plan: string }>`
    select distinct on (transaction_id) transaction_id as id, v.offer->>'name' as plan
    from money_entries join offer_versions v on v.id = offer_version_id
    where kind = 'payment' and transaction_id = any(${[...transactionIds]}::text[])
    order by transaction_id, money_entries.id`.execute(db);
  return rows.map(({ id, plan }) => [id, plan]);
}
