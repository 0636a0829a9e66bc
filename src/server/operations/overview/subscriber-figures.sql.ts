import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dayMs } from '#contract/day.ts';
import { liveStatuses } from '#server/billing/entitlement/entitlement.ts';
import type { Schema } from '#server/platform/database/schema.ts';

type Part = { startsAt: number; endsAt: number };

interface Standing {
  /** How many subscriptions had begun and not ended at each of the moments, in their order. */
  active: number[];
  /**
   * The number of subscriptions that were active 28 days before each of the ends, and how many of them had ended by
   * then.
   */
  left: { count: number; of: number }[];
}

/** All in one reading of the subscriptions. Moments and ends are epoch ms. */
export async function countStanding(
  db: Kysely<Schema>,
  { moments, ends }: { moments: readonly number[]; ends: readonly number[] },
): Promise<Standing> {
  const isActive = (moment: number) => sql`started_at < ${new Date(moment)}
    and (canceled_at is null or canceled_at >= ${new Date(moment)})`;
  const before = ends.map((end) => end - 28 * dayMs);
  const count = (where: RawBuilder<unknown>) => sql`(count(*) filter (where ${where}))::integer`;
  const { rows } = await sql<{ active: number[]; left: number[] }>`
    select array[${sql.join([...moments, ...before].map((moment) => count(isActive(moment))))}] as active,
      array[${sql.join(
        ends.map((end, i) => count(sql`${isActive(before[i]!)} and canceled_at < ${new Date(end)}`)),
      )}] as left
    from subscriptions`.execute(db);
  const { active, left } = rows[0]!;
  return {
    active: active.slice(0, moments.length),
    left: left.map((gone, i) => ({ count: gone, of: active[moments.length + i]! })),
  };
}

/** How many subscriptions began in each part. */
export async function countBegun(db: Kysely<Schema>, parts: readonly Part[]): Promise<number[]> {
  const { rows } = await sql<{ begun: number }>`
    select (select count(*) from subscriptions where started_at >= starts_at and started_at < ends_at)::integer as begun
    from unnest(
      ${parts.map(({ startsAt }) => new Date(startsAt))}::timestamptz[],
      ${parts.map(({ endsAt }) => new Date(endsAt))}::timestamptz[]
    ) with ordinality as part (starts_at, ends_at, place) order by place`.execute(db);
  return rows.map(({ begun }) => begun);
}

/** How many subscriptions began on each day (UTC) of a span; days without any are left out. */
export async function countBegunByDay(db: Kysely<Schema>, { startsAt, endsAt }: Part): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; begun: number }>`
    select ((started_at at time zone 'UTC')::date)::text as day, count(*)::integer as begun
    from subscriptions where started_at >= ${new Date(startsAt)} and started_at < ${new Date(endsAt)} group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ day, begun }) => [day, begun]));
}

export interface DueRenewals {
  cancelled: number;
  to_charge: number;
  /** The renewals whose reminder was due by now, and those of them whose reminder was sent. */
  reminders_due: number;
  reminded: number;
  amounts: { currency: string; minor: number }[];
}

const isoTime = (at: string) => sql`to_char(${sql.ref(at)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/**
 * The key of the reminder's job and of its email; a trial has its own kind. A renewal without the job has no due
 * reminder.
 */
const reminderKey = sql`case when status = 'trialing'
  then 'trial-ending:' || subscriptions.id || ':' || ${isoTime('trial_ends_at')}
  else 'renewal-reminder:' || subscriptions.id || ':' || ${isoTime('next_billed_at')} end`;

/** The renewals of a span (epoch ms): those that end instead, those to be charged, and those reminded of by `now`. */
export async function countRenewals(db: Kysely<Schema>, { startsAt, endsAt }: Part, now: number): Promise<DueRenewals> {
  const [from, until] = [new Date(startsAt), new Date(endsAt)];
  const { rows } = await sql<{ currency: string; charges: number; minor: string; due: number; reminded: number }>`
    select currency, count(*)::integer as charges, sum(amount_minor)::text as minor,
      (count(*) filter (where is_due))::integer as due,
      (count(*) filter (where is_due and exists (select from emails where emails.key = reminder)))::integer as reminded
    from (
      select currency, amount_minor, reminder, exists (
        select from jobs where jobs.unique_key = reminder and run_at <= ${new Date(now)}
      ) as is_due
      from subscriptions cross join lateral (select ${reminderKey} as reminder) keyed
      where next_billed_at >= ${from} and next_billed_at < ${until} and status = any(${[...liveStatuses]}::text[])
        and (scheduled_action in ('cancel', 'pause')) is not true
    ) charge
    group by currency order by count(*) desc, currency`.execute(db);
  const ending = await sql<{ count: number }>`
    select count(*)::integer as count from subscriptions
    where scheduled_action = 'cancel' and scheduled_at >= ${from} and scheduled_at < ${until}
      and status = any(${[...liveStatuses]}::text[])`.execute(db);
  const sum = (of: 'charges' | 'due' | 'reminded') => rows.reduce((total, row) => total + row[of], 0);
  return {
    cancelled: ending.rows[0]!.count,
    to_charge: sum('charges'),
    reminders_due: sum('due'),
    reminded: sum('reminded'),
    amounts: rows.map(({ currency, minor }) => ({ currency, minor: Number(minor) })),
  };
}
