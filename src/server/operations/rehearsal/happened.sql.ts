import { type Kysely, sql } from 'kysely';
import { eventEmailKinds } from '#server/billing/projection/event-emails.ts';
import type { EmailKind } from '#server/mail/email-kinds.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Span } from './past-purchases.sql.ts';
import type { ByKind, Counts, Happened, WeekOfMoney } from './rehearsed.ts';
import { addMoney } from './week-of-money.ts';

/** The emails about a purchase and its money, which the price list decides. */
export const emailsAboutMoney: readonly EmailKind[] = [
  'welcome',
  ...eventEmailKinds,
  'cancelled',
  'withdrawn',
  'charged-back',
];

/** What is in our books of these subscriptions, and the money of all others, in a span. */
export async function readHappened(
  db: Kysely<Schema>,
  subscriptionIds: readonly string[],
  span: Span,
): Promise<Happened & { unchanged: WeekOfMoney[] }> {
  const money = await listMoney(db, subscriptionIds, span);
  const own = { weeks: [] as WeekOfMoney[], unchanged: [] as WeekOfMoney[] };
  for (const { week, currency, kind, gross, is_own } of money) {
    const entry = { week, currency, grossMinor: Number(gross), isPayment: kind === 'payment' };
    addMoney(is_own ? own.weeks : own.unchanged, entry);
  }
  return {
    ...own,
    counts: await countMoney(db, subscriptionIds, span),
    emails: await countEmails(db, subscriptionIds, span),
    consents: await countConsents(db, subscriptionIds, span),
  };
}

interface MoneyRow {
  week: string;
  currency: string;
  kind: string;
  gross: string;
  is_own: boolean;
}

async function listMoney(db: Kysely<Schema>, ids: readonly string[], { from, until }: Span): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select to_char(date_trunc('week', occurred_at at time zone 'UTC'), 'YYYY-MM-DD') as week, currency, kind,
      coalesce(subscription_id = any(${ids}), false) as is_own, sum(gross_minor) as gross
    from money_entries
    where occurred_at >= ${new Date(from)} and occurred_at < ${new Date(until)} and kind <> 'credit'
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

async function countMoney(db: Kysely<Schema>, ids: readonly string[], { from, until }: Span): Promise<Counts> {
  const { rows } = await sql<Omit<Counts, 'purchases'>>`
    select count(distinct provider_id) filter (
        where kind = 'payment' and gross_minor > 0 and renewal_number > 0 and origin = 'subscription_recurring'
      )::integer as renewals,
      count(distinct provider_id) filter (where kind = 'refund' and gross_minor < 0)::integer as refunds,
      count(distinct provider_id) filter (where kind = 'chargeback' and gross_minor < 0)::integer as chargebacks
    from money_entries
    where subscription_id = any(${ids}) and occurred_at >= ${new Date(from)} and occurred_at < ${new Date(until)}`.execute(
    db,
  );
  return { purchases: ids.length, ...rows[0]! };
}

/** Found by what their keys name: a payment, a return, a checkout, a cancellation or the subscription itself. */
async function countEmails(db: Kysely<Schema>, ids: readonly string[], { from, until }: Span): Promise<ByKind> {
  const { rows } = await sql<{ kind: string; count: number }>`
    with own as (
      select unnest(${ids}::text[]) as id
      union select id from transactions where subscription_id = any(${ids})
      union select id from adjustments where subscription_id = any(${ids})
      union select checkout_id from transactions where subscription_id = any(${ids}) and checkout_id is not null
      union select id::text from cancellations where subscription_id = any(${ids})
    )
    select kind, count(*)::integer as count from emails join own on own.id = split_part(key, ':', 2)
    where sent_at >= ${new Date(from)} and sent_at < ${new Date(until)} and kind = any(${emailsAboutMoney})
    group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** A checkout that was begun twice has several; it counts once. */
async function countConsents(db: Kysely<Schema>, ids: readonly string[], { from, until }: Span): Promise<ByKind> {
  const { rows } = await sql<{ purchases: number; changes: number }>`
    select count(distinct consents.checkout_id)::integer as purchases,
      count(*) filter (
        where consents.checkout_id is null and accepted_at >= ${new Date(from)} and accepted_at < ${new Date(until)}
      )::integer as changes
    from consent_ledger consents
    where consents.subscription_id = any(${ids})
      or consents.checkout_id in (
        select checkout_id from transactions where subscription_id = any(${ids}) and checkout_id is not null
      )`.execute(db);
  const { purchases, changes } = rows[0]!;
  return {
    ...(purchases > 0 ? { purchase: purchases } : {}),
    ...(changes > 0 ? { 'plan-change': changes } : {}),
  };
}

/** Subscriptions that began before the span and were not over when it began. */
export async function countSubscribedBefore(db: Kysely<Schema>, { from }: Span): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('started_at', '<', new Date(from))
    .where(({ eb, or }) => or([eb('canceled_at', 'is', null), eb('canceled_at', '>=', new Date(from))]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
