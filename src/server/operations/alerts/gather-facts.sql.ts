import { type Kysely, sql } from 'kysely';
import { dayMs } from '#contract/day.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { maxAttempts } from '#server/platform/jobs/worker.ts';
import type { ChargebackFigures } from '#statistics/chargeback-marks.ts';
import type { AlertFacts } from './alert-facts.ts';
import type { SecurityEvent, WatchedAct } from './happenings.ts';

type Db = Kysely<Schema>;

const msOf = (date: Date | null | undefined): number | null => date?.getTime() ?? null;

export async function findWaiting(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('webhook_events')
    .select('received_at')
    .where('projected_at', 'is', null)
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return msOf(row?.received_at);
}

/** Payments that we owe and the provider has not given back. */
export async function findOwed(db: Db): Promise<{ oldestOwedAt: number | null; owed: number }> {
  const { rows } = await sql<{ at: Date | null; owed: number }>`
    select min(owed_at) as at, count(*)::integer as owed from refunds
    left join adjustments on adjustments.id = refunds.adjustment_id
    where refunds.adjustment_id is null or adjustments.status in ('pending_approval', 'rejected')`.execute(db);
  return { oldestOwedAt: msOf(rows[0]!.at), owed: rows[0]!.owed };
}

/** Chargebacks and payments since then (epoch ms) that are paid out in the currency of most payments. */
export async function sumChargebacks(db: Db, since: number): Promise<ChargebackFigures> {
  const { rows } = await sql<{ disputes: number; payments: number; disputed: string; paid: string }>`
    select (coalesce(sum(-sign(gross_minor)) filter (where kind = 'chargeback'), 0))::integer as disputes,
      (coalesce(sum(sign(gross_minor)) filter (where kind = 'payment'), 0))::integer as payments,
      (coalesce(sum(-payout_gross_minor) filter (where kind = 'chargeback'), 0))::text as disputed,
      (coalesce(sum(payout_gross_minor) filter (where kind = 'payment'), 0))::text as paid
    from money_entries where kind in ('chargeback', 'payment') and occurred_at >= ${new Date(since)}
    group by payout_currency order by payments desc limit 1`.execute(db);
  const { disputes, payments, disputed, paid } = rows[0] ?? { disputes: 0, payments: 0, disputed: '0', paid: '0' };
  return { disputes, payments, disputedMinor: Number(disputed), paidMinor: Number(paid) };
}

const usualDays = 28;

/** Renewals that failed in the last 24 hours, and a day's mean of the four weeks before, if these are known in full. */
export async function countFailedPayments(db: Db, now: number): Promise<AlertFacts['money']['failed']> {
  const us = (at: number) => String(BigInt(at) * 1000n);
  const [dayAgo, from] = [now - dayMs, now - (usualDays + 1) * dayMs];
  const { rows } = await sql<{ in_day: number; before: number; is_whole: boolean }>`
    select
      (count(distinct transaction_id) filter (where occurred_at_us >= ${us(dayAgo)}::bigint))::integer as in_day,
      (count(distinct transaction_id) filter (where occurred_at_us < ${us(dayAgo)}::bigint))::integer as before,
      exists (select from webhook_events where received_at <= ${new Date(from)}) as is_whole
    from provider_events
    where event_type = 'transaction.past_due' and occurred_at_us >= ${us(from)}::bigint`.execute(db);
  const { in_day, before, is_whole } = rows[0]!;
  return { inDay: in_day, usual: is_whole ? before / usualDays : null };
}

export async function countOpenKinds(db: Db, now: number): Promise<AlertFacts['openWork']> {
  const rows = await db
    .selectFrom('work_items')
    .select(['kind', ({ fn }) => fn.countAll<string>().as('count')])
    .where('solved_at', 'is', null)
    .where('opened_at', '<=', new Date(now))
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

export async function findOldestDue(db: Db, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('done_at', 'is', null)
    .where('run_at', '<=', new Date(now))
    .where('attempts', '<', maxAttempts)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
  return msOf(row?.run_at);
}

/** Epoch ms. */
export async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now.getTime();
}

/** When the last complete backup was finished, or the first one was begun while there is none; null before that. */
export async function findBackup(db: Db): Promise<number | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select coalesce(max(finished_at) filter (where failed is null), min(started_at)) as at from backups`.execute(db);
  return msOf(rows[0]?.at);
}

/** When our books were last compared with the provider's; null before the first time. */
export async function findCompared(db: Db): Promise<number | null> {
  return lastTime(db, 'reconciliation_runs', 'finished_at', 'finished_at is not null');
}

/** The latest time in a table that another part may add; null while it is missing or empty. */
async function lastTime(db: Db, table: string, column: string, where: string): Promise<number | null> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db);
  if (!rows[0]!.there) return null;
  const found = await sql<{ at: Date | null }>`
    select max(${sql.ref(column)}) as at from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
  return msOf(found.rows[0]?.at);
}

/** Acts that change who may do what. */
const changing: readonly WatchedAct[] = ['invited an operator', 'changed a role', 'added a sign-in'];
/** A network that was unused for this long counts as new. */
const knownNetworkMs = 180 * dayMs;

/** A happening that goes on may have begun this long ago. */
const windowMs = dayMs;

/** Changes of who may sign in, and sign-ins from networks that an operator has not used before, the oldest first. */
export async function listSecurityEvents(db: Db, after: number): Promise<SecurityEvent[]> {
  const since = after - windowMs;
  const { rows } = await sql<Omit<SecurityEvent, 'position' | 'at'> & { position: string; at: Date }>`
    select * from (
      select position, act, operator_id::text as "operatorId", record::jsonb->>'operator_name' as name, at from audit
      where at >= ${new Date(since)} and outcome = 'done' and (act = any(${[...changing]}::text[])
        or (act = 'signed in' and exists (${earlier(since)}) and not exists (
          ${earlier(since)} and before.record::jsonb->>'network' = audit.record::jsonb->>'network')))
      order by position desc limit 200
    ) latest order by position`.execute(db);
  return rows.map((row) => ({ ...row, position: Number(row.position), at: row.at.getTime() }));
}

const earlier = (since: number) => sql`
  select from audit before where before.act = 'signed in' and before.outcome = 'done'
    and before.position < audit.position and before.operator_id is not distinct from audit.operator_id
    and before.at >= ${new Date(since - knownNetworkMs)}`;
