import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/**
 * Counts visitors by the month of their first visit, with the net money of the subscriptions that were bought on their
 * devices. After the customers.
 */
export async function countVisitors(tx: Transaction<Schema>): Promise<void> {
  await sql`delete from revenue_visitors`.execute(tx);
  await sql`
    with visitor as (
      select person_id, cohort, source, first_visit from journeys
      where not exists (select from past_journeys past where past.person_id = journeys.person_id)
      union all
      select * from (
        select distinct on (person_id) person_id, cohort, source, first_visit from past_journeys
        order by person_id, first_visit
      ) past
    ),
    net as (select life, sum(net_minor) as net_minor from counted_entries group by life),
    brought as (
      select people.id as person_id, sum(net.net_minor) as net_minor
      from counted_lives join net using (life)
      join sold_subscriptions sold on sold.subscription_id = life
      join checkouts on checkouts.id = sold.checkout_id
      join people on people.device_id = checkouts.device_id
      group by people.id
    )
    insert into revenue_visitors
    select date_trunc('month', to_timestamp((first_visit >> 20) / 1000.0) at time zone 'UTC')::date, cohort, source,
      count(*), count(brought.person_id), coalesce(sum(net_minor), 0)
    from visitor left join brought using (person_id) group by 1, cohort, source`.execute(tx);
}
