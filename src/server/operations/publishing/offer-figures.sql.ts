import { type Kysely, sql } from 'kysely';
import type { OfferFigures } from '#contract/console/offer-figures.ts';
import { dayMs } from '#contract/day.ts';
import { liveStatuses } from '#server/billing/entitlement/entitlement.ts';
import type { Schema } from '#server/platform/database/schema.ts';

type Version = OfferFigures['versions'][number];

/** Every version of each offer that was ever sold, with what became of it. `now` is epoch ms. */
export async function countVersions(db: Kysely<Schema>, now: number): Promise<OfferFigures['versions']> {
  const since = new Date(now - 28 * dayMs);
  const { rows } = await sql<
    Omit<Version, 'intro' | 'country_prices'> & Record<'intro' | 'country_prices', object | null>
  >`
    with sold as (
      select offer_version_id, count(*)::integer as count from checkouts where completed_at > ${since} group by 1
    ), paying as (
      select offer_id, currency, amount_minor, count(*)::integer as count from subscriptions
      where status = any(${liveStatuses}) group by 1, 2, 3
    ), at_version as (
      -- The newest version that sells at the price that they pay.
      select v.id, sum(paying.count)::integer as count from paying cross join lateral (
        select id from offer_versions v
        where v.offer_id = paying.offer_id and (
          (offer->'prices'->>paying.currency)::bigint = paying.amount_minor
          or offer->'countryPrices' @> jsonb_build_array(jsonb_build_object('price',
            jsonb_build_object('currency', paying.currency, 'amount_minor', paying.amount_minor))))
        order by number desc limit 1
      ) v group by 1
    )
    select v.offer_id, v.number, v.offer->>'name' as name, coalesce(sold.count, 0) as sold_28_days,
      coalesce(at_version.count, 0) as subscribers, v.offer->'prices' as prices,
      v.offer->'intro' as intro, v.offer->'countryPrices' as country_prices
    from offer_versions v left join sold on sold.offer_version_id = v.id left join at_version on at_version.id = v.id
    order by v.offer_id, v.number`.execute(db);
  return rows.map(({ intro, country_prices: own, ...row }) => ({
    ...row,
    ...(intro && { intro: intro as NonNullable<Version['intro']> }),
    ...(own && { country_prices: own as NonNullable<Version['country_prices']> }),
  }));
}

/** Checkouts that are open and begun after a time (epoch ms). */
export async function countOpenCheckouts(db: Kysely<Schema>, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('checkouts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'open')
    .where('created_at', '>', new Date(since))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Measured devices that were shown offers in a span, epoch ms. */
export async function countShown(db: Kysely<Schema>, { from, to }: { from: number; to: number }): Promise<number> {
  const { count } = await db
    .selectFrom('shown')
    .select(({ fn }) => fn.count<string>('device_id').distinct().as('count'))
    .where('what', '=', 'offers')
    .where('shown_at', '>=', new Date(from))
    .where('shown_at', '<', new Date(to))
    .executeTakeFirstOrThrow();
  return Number(count);
}
