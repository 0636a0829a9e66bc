import { type Kysely, sql, type Transaction } from 'kysely';
import type { Cohort } from '#contract/cohort.ts';
import { erasedWord } from '#server/platform/database/erased-word.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** Advisory lock, so that only one process counts. */
const countingLock = 7_353_039;
/** Links can name any source or campaign: the rarest beyond this many cannot be chosen. */
const mostOptions = 200;

/** Takes the lock for this transaction; false when another process has it. */
export async function lockCounting(tx: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${countingLock}) as is_ours`.execute(tx);
  // Sums are computed in hash tables, because sorting millions of wide rows takes far longer, and on one core, so that
  // the others are left to people who wait.
  await sql`select set_config('work_mem', '128MB', true), set_config('hash_mem_multiplier', '8', true),
      set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx);
  return rows[0]!.is_ours;
}

/** The values to filter by, the most payments first. */
interface RevenueOptions {
  offers: number[];
  sources: string[];
  campaigns: string[];
  countries: string[];
  quizzes: Cohort[];
}

export interface Counted {
  countedUntil: Date;
  countedAt: Date;
  /** Empty while no payout is known. */
  payoutCurrency: string;
  /** How much there was to count (`amountToCount`). */
  amountCounted: string;
  /** Of the first money, `YYYY-MM-DD`; null without any. */
  firstDay: string | null;
  options: RevenueOptions;
  /** By currency, the payout currency for one unit of it, as decimal text. */
  rates: Readonly<Record<string, string>>;
}

/**
 * Entries, states and movements are only added, so their numbers show whether anything is new; the people who are past
 * due are compared too.
 */
const amountToCount = sql`(
  select concat_ws(' ', (select max(id) from money_entries), (select count(*) from subscription_history),
    (select count(*) from mrr_movements), (select sum(people) from subscriber_counts where state = 'past due'))
)`;

/** The amount of rows to count; only for a small ledger, because it counts them. */
export async function findAmount(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ amount: string }>`select ${amountToCount} as amount`.execute(db);
  return rows[0]!.amount;
}

/** SQL: the rate at which the latest payment of each currency was paid out. */
const latestRates = (payoutCurrency: string) => sql`(
  select coalesce(jsonb_object_agg(currency, exchange_rate), '{}') from (
    select distinct on (currency) currency, exchange_rate from money_entries
    where payout_currency = ${payoutCurrency} and exchange_rate is not null order by currency, id desc
  ) latest
)`;

/** Records that all figures are counted, with the values to filter by. */
export async function writeCounted(
  tx: Transaction<Schema>,
  counted: Omit<Counted, 'amountCounted' | 'firstDay' | 'options' | 'rates'>,
): Promise<void> {
  const listed = (column: string) => sql`(
    select coalesce(jsonb_agg(value order by payments desc, value), '[]') from (
      select ${sql.ref(column)} as value, sum(movements) as payments from revenue_money where kind = 'payment'
      group by 1 order by payments desc, value limit ${sql.lit(mostOptions)}
    ) most where value::text not in ('0', '', ${sql.lit(erasedWord)})
  )`;
  await sql`delete from revenue_counted`.execute(tx);
  await sql`
    insert into revenue_counted (counted_until, counted_at, payout_currency, amount_counted, first_day, rates, options)
    values (${counted.countedUntil}, ${counted.countedAt}, ${counted.payoutCurrency}, ${amountToCount},
      (select min(from_day) from revenue_money), ${latestRates(counted.payoutCurrency)}, jsonb_build_object(
      'offers', ${listed('offer_id')}, 'sources', ${listed('source')}, 'campaigns', ${listed('campaign')},
      'countries', ${listed('country')}, 'quizzes', ${listed('cohort')}
    ))`.execute(tx);
}

/** When the figures were counted; null before the first time. */
export async function findCounted(db: Kysely<Schema>): Promise<Counted | null> {
  const { rows } = await sql<Counted>`
    select counted_until as "countedUntil", counted_at as "countedAt", payout_currency as "payoutCurrency",
      amount_counted as "amountCounted", first_day::text as "firstDay", options, rates
    from revenue_counted`.execute(db);
  return rows[0] ?? null;
}

/** Up to this many entries, counting is fast enough for a look at a page. */
const smallLedger = 2_000;

/** Whether figures of money can be counted while somebody waits for them. */
export async function isLedgerSmall(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ is_small: boolean }>`
    select count(*) <= ${smallLedger} as is_small
    from (select from money_entries limit ${smallLedger + 1}) first`.execute(db);
  return rows[0]!.is_small;
}
