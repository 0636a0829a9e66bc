import { sql, type Transaction } from 'kysely';
import { erasedWord } from '#server/platform/database/erased-word.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { paidForCode } from './paid-for.sql.ts';
import { campaigns, fromDay, parts, type ReportedDays, readOrder, utcDay } from './revenue-parts.sql.ts';

/** The currency of the latest payout that is known; empty while none is. */
export async function findPayoutCurrency(tx: Transaction<Schema>): Promise<string> {
  const { rows } = await sql<{ currency: string }>`
    select payout_currency as currency from money_entries where payout_currency is not null
    order by occurred_at desc, id desc limit 1`.execute(tx);
  return rows[0]?.currency ?? '';
}

/**
 * Copies the ledger as the page needs it, for the rest of this transaction: with the campaign, the net in the payout
 * currency (0 when the entry has another one), the customer and the subscription.
 */
export async function copyLedger(tx: Transaction<Schema>, payoutCurrency: string): Promise<void> {
  await sql`
    create temporary table counted_entries on commit drop as
    select e.id, e.kind, e.transaction_id, e.occurred_at, (extract(epoch from e.occurred_at) * 1000000)::bigint as occurred_us,
      ${utcDay(sql`e.occurred_at`)} as day, e.currency,
      e.gross_minor, e.tax_minor, coalesce(e.payout_currency, '') as payout_currency, e.payout_gross_minor,
      e.payout_tax_minor, e.payout_net_minor, e.renewal_number, e.origin,
      case when e.payout_currency = ${payoutCurrency} then e.payout_net_minor else 0 end as net_minor,
      coalesce(e.subscription_id, e.transaction_id) as life,
      coalesce(e.customer_ref::text, e.subscription_id, e.transaction_id) as customer,
      ${paidForCode(sql`e.interval_count`, sql`e.interval_unit`)} as paid_for,
      coalesce(e.offer_id, 0) as offer_id, coalesce(e.offer_version_id, 0) as offer_version_id, e.cohort, e.source,
      case when e.cohort = ${erasedWord} then ${erasedWord} else coalesce(c.campaign, '') end as campaign, coalesce(e.country, '') as country
    from money_entries e left join ${campaigns} c on c.subscription_id = e.subscription_id`.execute(tx);
  await sql`analyze counted_entries`.execute(tx);
}

/** A payment is a first one unless it renews or changes a plan that was paid for. */
const isFirst = sql`(kind = 'payment' and renewal_number = 0 and origin <> 'subscription_update')`;

/** Sums up the money. An entry that cancels an earlier one takes its count back, too. */
export async function countMoney(tx: Transaction<Schema>, days: ReportedDays): Promise<void> {
  await sql`delete from revenue_money`.execute(tx);
  await sql`
    with refunded as (
      select transaction_id, min(occurred_at) as at from counted_entries
      where kind = 'refund' group by transaction_id having sum(gross_minor) < 0
    )
    insert into revenue_money
    select ${fromDay(sql`day`, days)}, kind, currency, payout_currency, ${parts},
      sum(abs(sign(gross_minor)) * case when (gross_minor > 0) = (kind in ('payment', 'chargeback_reverse')) then 1 else -1 end),
      coalesce(sum(sign(gross_minor)) filter (where ${isFirst}), 0),
      coalesce(sum(sign(gross_minor)) filter (where kind = 'payment' and refunded.at <= occurred_at + interval '30 days'), 0),
      coalesce(sum(sign(gross_minor)) filter (where kind = 'payment' and refunded.at <= occurred_at + interval '90 days'), 0),
      sum(gross_minor), sum(tax_minor), sum(payout_gross_minor), sum(payout_tax_minor), sum(payout_net_minor)
    from counted_entries left join refunded using (transaction_id)
    group by 1, kind, currency, payout_currency, ${parts} order by ${readOrder}`.execute(tx);
}
