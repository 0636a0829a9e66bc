import { type Kysely, sql } from 'kysely';
import type { Interval } from '#contract/offer.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { liveStatuses } from '../entitlement/entitlement.ts';
import type { PaidPrice, PriceChange } from './price-changes.sql.ts';

/** A price change with how many of its subscribers have moved. Times are epoch ms. */
export interface AnnouncedChange extends PriceChange {
  id: string;
  offerName: string;
  /** The prices that were paid when it was announced, the lowest first. */
  before: number[];
  announcedBy: string;
  announcedAt: number;
  moved: number;
  /** How many stay at their price. */
  staying: number;
  toMove: number;
  withdrawnAt: number | null;
}

/** Price changes with an id below `after`, the latest first. A subscriber who was erased is in no count. */
export async function listAnnounced(
  db: Kysely<Schema>,
  { after, limit }: { after: string | null; limit: number },
): Promise<AnnouncedChange[]> {
  const rows = await db
    .selectFrom('price_changes as change')
    .innerJoin('offers', 'offers.id', 'change.offer_id')
    .leftJoin('price_change_notices as notice', 'notice.price_change_id', 'change.id')
    .$if(after !== null, (query) => query.where('change.id', '<', after!))
    .selectAll('change')
    .select(({ fn }) => [
      'offers.name as offer_name',
      fn.count<string>('moved_at').as('moved'),
      fn.count<string>('left_at').as('staying'),
      sql<string>`count(notice.subscription_id) filter (where moved_at is null and left_at is null)`.as('to_move'),
      sql<
        number[]
      >`coalesce(array_agg(distinct amount_before_minor) filter (where amount_before_minor is not null), '{}')`.as(
        'before',
      ),
      sql<Date | null>`max(left_at) filter (where left_because = 'withdrawn')`.as('withdrawn_at'),
    ])
    .groupBy(['change.id', 'offers.name'])
    .orderBy('change.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    offerId: row.offer_id,
    offerName: row.offer_name,
    currency: row.currency,
    amountMinor: row.amount_minor,
    before: row.before,
    effectiveAt: row.effective_at.getTime(),
    announcedBy: row.announced_by,
    announcedAt: row.announced_at.getTime(),
    moved: Number(row.moved),
    staying: Number(row.staying),
    toMove: Number(row.to_move),
    withdrawnAt: row.withdrawn_at?.getTime() ?? null,
  }));
}

/** What live subscriptions pay now: each price of each offer in each currency. */
export async function listPaidPrices(
  db: Kysely<Schema>,
): Promise<(PaidPrice & { offerId: number; offerName: string; interval: Interval; currency: string })[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('offers', 'offers.id', 'subscriptions.offer_id')
    .where('user_id', 'is not', null)
    .where('status', 'in', liveStatuses)
    .select(({ fn }) => [
      'offers.id',
      'offers.name',
      'offers.interval_unit as unit',
      'offers.interval_count as count',
      'currency',
      'amount_minor',
      fn.countAll<string>().as('subscribers'),
    ])
    .groupBy(['offers.id', 'currency', 'amount_minor'])
    .orderBy('offers.position')
    .orderBy('offers.id')
    .orderBy('currency')
    .orderBy('amount_minor')
    .execute();
  return rows.map(({ id, name, unit, count, currency, amount_minor, subscribers }) => ({
    offerId: id,
    offerName: name,
    interval: { unit, count },
    currency,
    amountMinor: amount_minor,
    subscribers: Number(subscribers),
  }));
}
