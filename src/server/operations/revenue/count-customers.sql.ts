import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { partNames, parts } from './revenue-parts.sql.ts';

/** How many random groups of customers are drawn for an interval. */
const groupCount = 64;

/** A property of `revenue_groups`, and the column that has its value. */
const groupProperties = {
  all: sql`''`,
  version: sql`offer_version_id::text`,
  country: sql`country`,
  source: sql`source`,
  campaign: sql`campaign`,
  quiz: sql`cohort`,
} as const;

interface Counting {
  now: Date;
  /** `YYYY-MM-DD`, in UTC. */
  today: string;
  /** For how long a renewal may be paid late, in days. */
  ripeDays: number;
  /** The days since the first payment at which the value is told, the smallest first. */
  valueDays: readonly number[];
}

const properties = sql.join(Object.entries(groupProperties).map(([name, value]) => sql`(${sql.lit(name)}, ${value})`));

/** The plan and all else is that of the first payment. A customer may have several subscriptions. */
async function copyLives(tx: Transaction<Schema>): Promise<void> {
  await sql`
    create temporary table counted_payments on commit drop as
    select life, renewal_number, max(occurred_at) as paid_at,
      (array_agg(paid_for order by occurred_at desc, id desc))[1] as paid_for
    from counted_entries where kind = 'payment' group by life, renewal_number having sum(gross_minor) > 0`.execute(tx);
  await sql`
    create temporary table counted_lives on commit drop as
    select distinct on (life) life, customer, day as first_day, ${parts}
    from counted_entries where kind = 'payment' and gross_minor > 0 order by life, occurred_at, id`.execute(tx);
  await sql`
    create temporary table counted_customers on commit drop as
    select *, (row_number() over (order by md5(customer), customer) % ${sql.lit(groupCount)})::integer as customer_group
    from (
      select distinct on (customer) customer, first_day, ${parts} from counted_lives order by customer, first_day, life
    ) first`.execute(tx);
  for (const table of ['counted_payments', 'counted_lives', 'counted_customers']) {
    await sql`analyze ${sql.table(table)}`.execute(tx);
  }
}

/** Counts renewals and what customers brought. */
export async function countCustomers(tx: Transaction<Schema>, counting: Counting): Promise<void> {
  await copyLives(tx);
  await sql`delete from revenue_groups`.execute(tx);
  await countRenewals(tx, counting);
  await countValues(tx, counting);
}

/**
 * A renewal was due when the time before it, which was paid for, was over; it counts once it is due for `ripeDays`.
 * Whoever has not paid it by then has gone.
 */
async function countRenewals(tx: Transaction<Schema>, { now, ripeDays }: Counting): Promise<void> {
  await sql`
    create temporary table counted_renewals on commit drop as
    with followed as (
      select life, renewal_number, paid_at + paid_for + make_interval(days => ${ripeDays}) < ${now} as was_due,
        lead(renewal_number) over (partition by life order by renewal_number) is not null as is_renewed
      from counted_payments
    ),
    net as (select life, renewal_number, sum(net_minor) as net_minor from counted_entries group by life, renewal_number)
    select life, renewal, sum(due)::integer as due, sum(gone)::integer as gone, sum(paid)::integer as paid,
      sum(net_minor)::bigint as net_minor
    from (
      select life, renewal_number + 1 as renewal, was_due::integer as due, (was_due and not is_renewed)::integer as gone,
        0 as paid, 0 as net_minor
      from followed where was_due is true
      union all
      select life, renewal_number, 0, 0, 1, coalesce(net_minor, 0)
      from counted_payments left join net using (life, renewal_number)
    ) told
    group by life, renewal`.execute(tx);
  await sql`delete from revenue_renewals`.execute(tx);
  await sql`
    insert into revenue_renewals
    select date_trunc('month', first_day)::date, ${parts}, renewal, sum(due), sum(gone), sum(paid), sum(net_minor)
    from counted_renewals join counted_lives using (life) group by 1, ${parts}, renewal`.execute(tx);
  await intoGroups(
    tx,
    'renewal',
    sql`
    select ${partsOf('l')}, customer_group, renewal as at, sum(due) as people, sum(gone) as gone, sum(paid) as paid,
      sum(net_minor) as net_minor
    from counted_renewals join counted_lives l using (life) join counted_customers c on c.customer = l.customer
    where renewal > 0 group by ${partsOf('l')}, customer_group, renewal`,
  );
}

/**
 * A customer counts at a day when it is over since the first payment, with the money of all days until then. First by
 * the last such day and by the day at which money begins to count, which are few rows; then these add up.
 */
async function countValues(tx: Transaction<Schema>, { today, valueDays }: Counting): Promise<void> {
  const reached = (days: RawBuilder<unknown>) => sql`(
    select max(p) from unnest(${[...valueDays]}::integer[]) p where p < ${days}
  )`;
  const begins = (days: RawBuilder<unknown>) => sql`(
    select min(p) from unnest(${[...valueDays]}::integer[]) p where p >= ${days}
  )`;
  await sql`
    create temporary table counted_values on commit drop as
    select ${parts}, customer_group, until, since, sum(customers)::bigint as customers, sum(net_minor)::bigint as net_minor
    from (
      select ${parts}, customer_group, ${reached(sql`(${today}::date - first_day)`)} as until, 0 as since, 1 as customers,
        0 as net_minor
      from counted_customers
      union all
      select ${partsOf('c')}, customer_group, ${reached(sql`(${today}::date - first_day)`)},
        ${begins(sql`(day - first_day)`)}, 0, e.net_minor
      from counted_entries e join counted_customers c using (customer)
    ) told
    where until is not null and since is not null
    group by ${parts}, customer_group, until, since`.execute(tx);
  const summed = (columns: RawBuilder<unknown>) => sql`
    select ${columns}, day, sum(case when since = 0 then customers else 0 end) as customers, sum(net_minor) as net_minor
    from counted_values, unnest(${[...valueDays]}::integer[]) as day
    where day <= until and since <= day
    group by ${columns}, day`;
  await sql`delete from revenue_values`.execute(tx);
  await sql`insert into revenue_values ${summed(parts)}`.execute(tx);
  await intoGroups(
    tx,
    'value',
    sql`select ${parts}, customer_group, day as at, customers as people, 0 as gone, 0 as paid, net_minor
      from (${summed(sql`${parts}, customer_group`)}) told`,
  );
}

/** Sums up a table of all parts, groups and points by one property at a time. */
async function intoGroups(tx: Transaction<Schema>, measure: 'value' | 'renewal', rows: RawBuilder<unknown>) {
  await sql`
    insert into revenue_groups
    select offer_id, property, value, customer_group, ${sql.lit(measure)}, at, sum(people), sum(gone), sum(paid), sum(net_minor)
    from (${rows}) told, lateral (values ${properties}) as p (property, value)
    group by offer_id, property, value, customer_group, at`.execute(tx);
}

/** The parts of a table that has others beside it with the same columns. */
function partsOf(table: string): RawBuilder<unknown> {
  return sql.join(partNames.map((name) => sql.ref(`${table}.${name}`)));
}
