import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { paidFor } from './paid-for.sql.ts';
import { partNames, parts, readOrder } from './revenue-parts.sql.ts';

/** How many random groups of customers are drawn for an interval. */
export const groupCount = 64;

/** The properties of `revenue_groups` besides `all`, and the column with the value of each. */
const groupProperties = {
  version: 'offer_version_id',
  country: 'country',
  source: 'source',
  campaign: 'campaign',
  quiz: 'cohort',
} as const;

interface Counting {
  now: Date;
  /** `YYYY-MM-DD`, in UTC. */
  today: string;
  /** For how long a renewal may be paid late, in days. */
  ripeDays: number;
  /** The days since the first payment at which the value is shown, the smallest first. */
  valueDays: readonly number[];
}

/**
 * Copies each customer's payments. Plan and other parts are those of the first payment, because a customer may have
 * several subscriptions. The first and the last payment are found as the smallest and the largest array, which needs no
 * sorting of the ledger.
 */
async function copyLives(tx: Transaction<Schema>): Promise<void> {
  await sql`
    create temporary table counted_payments on commit drop as
    select life, renewal_number, paid_at, latest[3] as paid_for, net_minor
    from (
      select life, renewal_number, sum(net_minor)::bigint as net_minor,
        sum(gross_minor) filter (where kind = 'payment') as paid_minor,
        max(occurred_at) filter (where kind = 'payment') as paid_at,
        max(array[occurred_us, id, paid_for]) filter (where kind = 'payment') as latest
      from counted_entries group by life, renewal_number
    ) told
    where paid_minor > 0`.execute(tx);
  await sql`
    create temporary table counted_firsts on commit drop as
    select life, customer, day as first_day, ${parts}
    from counted_entries
    join (
      select (min(array[occurred_us, id]))[2] as id from counted_entries
      where kind = 'payment' and gross_minor > 0 group by life
    ) first using (id)`.execute(tx);
  await sql`
    create temporary table counted_customers on commit drop as
    select *, (row_number() over (order by md5(customer), customer) % ${sql.lit(groupCount)})::integer as customer_group
    from (
      select distinct on (customer) customer, first_day, ${parts} from counted_firsts order by customer, first_day, life
    ) first`.execute(tx);
  for (const table of ['counted_payments', 'counted_firsts', 'counted_customers']) {
    await sql`analyze ${sql.table(table)}`.execute(tx);
  }
  await sql`
    create temporary table counted_lives on commit drop as
    select life, f.first_day, ${partsOf('f')}, customer_group, last_renewal
    from counted_firsts f join counted_customers using (customer)
    left join (select life, max(renewal_number) as last_renewal from counted_payments group by life) last using (life)`.execute(
    tx,
  );
  await sql`analyze counted_lives`.execute(tx);
}

/** Counts renewals and the money that customers brought. */
export async function countCustomers(tx: Transaction<Schema>, counting: Counting): Promise<void> {
  await copyLives(tx);
  await sql`delete from revenue_groups`.execute(tx);
  await countRenewals(tx, counting);
  await countValues(tx, counting);
}

/**
 * A renewal was due when the previous paid time was over; it counts once it has been due for `ripeDays`. Somebody who
 * has not paid it by then has gone. Each payment is read once, for itself and for the renewal after it.
 */
async function countRenewals(tx: Transaction<Schema>, { now, ripeDays }: Counting): Promise<void> {
  const wasDue = sql`paid_at + ${paidFor(sql`paid_for`)} + make_interval(days => ${ripeDays}) < ${now}`;
  await sql`
    create temporary table counted_renewals on commit drop as
    select ${property} as property, ${value} as value, first_month, ${parts}, customer_group, renewal_number as renewal,
      count(*) as paid, coalesce(sum(net_minor), 0) as net_minor, count(*) filter (where was_due) as due,
      count(*) filter (where was_due and renewal_number = last_renewal) as gone
    from (
      select ${partsOf('l')}, date_trunc('month', first_day)::date as first_month, customer_group, renewal_number, net_minor,
        last_renewal, ${wasDue} as was_due
      from counted_payments join counted_lives l using (life)
    ) followed
    group by grouping sets ((first_month, ${parts}, renewal_number), ${groupingSets(sql`renewal_number`)})`.execute(tx);
  const both = sql`(
    select property, value, first_month, ${parts}, customer_group, renewal, 0 as due, 0 as gone, paid, net_minor
    from counted_renewals
    union all
    select property, value, first_month, ${parts}, customer_group, renewal + 1, due, gone, 0, 0
    from counted_renewals where due > 0
  ) told`;
  await sql`delete from revenue_renewals`.execute(tx);
  await sql`
    insert into revenue_renewals
    select first_month, ${parts}, renewal, sum(due), sum(gone), sum(paid), sum(net_minor)
    from ${both} where property is null group by first_month, ${parts}, renewal order by ${readOrder}`.execute(tx);
  await sql`
    insert into revenue_groups
    select offer_id, property, value, customer_group, 'renewal', renewal, sum(due), sum(gone), sum(paid), sum(net_minor)
    from ${both} where property is not null and renewal > 0
    group by offer_id, property, value, customer_group, renewal`.execute(tx);
}

/**
 * A customer counts at a shown day once that many days have passed since the first payment, with the money of all days
 * until then. Grouping by the last such day and by the day from which money counts leaves few rows, which are then
 * added up.
 */
async function countValues(tx: Transaction<Schema>, { today, valueDays }: Counting): Promise<void> {
  const days = sql`${[...valueDays]}::integer[]`;
  // The number of shown days that are smaller than this one.
  const smaller = (day: RawBuilder<unknown>) => sql`width_bucket(${day} - 1, ${days})`;
  const reached = sql`(${days})[${smaller(sql`(${today}::date - first_day)`)}]`;
  await sql`
    create temporary table counted_values on commit drop as
    select ${property} as property, ${value} as value, ${parts}, customer_group, until, since,
      sum(customers)::bigint as customers, sum(net_minor)::bigint as net_minor
    from (
      select ${parts}, customer_group, ${reached} as until, 0 as since, 1 as customers, 0 as net_minor
      from counted_customers
      union all
      select ${partsOf('c')}, customer_group, ${reached}, (${days})[${smaller(sql`(day - first_day)`)} + 1], 0, e.net_minor
      from counted_entries e join counted_customers c using (customer)
    ) told
    where until is not null and since is not null
    group by grouping sets ((${parts}, until, since), ${groupingSets(sql`until, since`)})`.execute(tx);
  const summed = (columns: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
    select ${columns}, day, sum(case when since = 0 then customers else 0 end) as customers, sum(net_minor) as net_minor
    from counted_values, unnest(${days}) as day
    where day <= until and since <= day and ${where}
    group by ${columns}, day`;
  await sql`delete from revenue_values`.execute(tx);
  await sql`insert into revenue_values ${summed(parts, sql`property is null`)} order by ${readOrder}`.execute(tx);
  await sql`
    insert into revenue_groups
    select offer_id, property, value, customer_group, 'value', day, customers, 0, 0, net_minor
    from (${summed(sql`offer_id, property, value, customer_group`, sql`property is not null`)}) told`.execute(tx);
}

const groupColumns = Object.values(groupProperties).map((column) => sql.ref(column));

/** Sums of each random group of customers by the plan, and by the plan and one property at a time. */
function groupingSets(points: RawBuilder<unknown>): RawBuilder<unknown> {
  const ofAll = sql`offer_id, customer_group, ${points}`;
  return sql.join([sql`(${ofAll})`, ...groupColumns.map((column) => sql`(${ofAll}, ${column})`)]);
}

/** The property by which a row of these sets is summed; null for the sums by all parts. */
const property = sql`case when grouping(customer_group) = 0 then case ${sql.join(
  Object.entries(groupProperties).map(
    ([name, column]) => sql`when grouping(${sql.ref(column)}) = 0 then ${sql.lit(name)}`,
  ),
  sql` `,
)} else 'all' end end`;

/** The value of that property: the only one of the row's columns that is not null. */
const value = sql`coalesce(${sql.join(groupColumns.map((column) => sql`${column}::text`))}, '')`;

/** The parts of a table that is joined with others with the same columns. */
function partsOf(table: string): RawBuilder<unknown> {
  return sql.join(partNames.map((name) => sql.ref(`${table}.${name}`)));
}
