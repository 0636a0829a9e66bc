import { type Kysely, sql } from 'kysely';
import type { ConsoleAct } from '#contract/console/acts.ts';
import type { AuditRecord } from '#server/platform/audit/audit-record.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface AuditFilter {
  /** An operator's id, or `none` for the console's own password and the command line; null: everybody. */
  operator: string | null;
  act: ConsoleAct | null;
  /** Days of the time zone, both included; null: without a limit. */
  from: string | null;
  to: string | null;
  /** IANA name. */
  timeZone: string;
  /** Only entries before this position; null: from the newest. */
  before: string | null;
}

/**
 * Entries are nearly in the order of their times: the clocks of several servers may put this many entries out of order.
 */
const outOfOrder = 1000;

/** Up to `limit` entries, the newest first. */
export async function findEntries(db: Kysely<Schema>, filter: AuditFilter, limit: number): Promise<AuditRecord[]> {
  const { operator, act, from, to, timeZone, before } = filter;
  const start = from === null ? null : sql`(${from}::date)::timestamp at time zone ${timeZone}`;
  const end = to === null ? null : sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`;
  // The limits of positions keep the index scan short; those of times are exact.
  const conditions = [
    ...(before === null ? [] : [sql`position < ${before}`]),
    ...(operator === null ? [] : [operator === 'none' ? sql`operator_id is null` : sql`operator_id = ${operator}`]),
    ...(act === null ? [] : [sql`act = ${act}`]),
    ...(start === null
      ? []
      : [
          sql`at >= ${start}`,
          sql`position > coalesce((select position from audit where at < ${start} order by at desc limit 1), 0) - ${outOfOrder}`,
        ]),
    ...(end === null
      ? []
      : [
          sql`at < ${end}`,
          sql`position < coalesce((select position from audit where at >= ${end} order by at limit 1), 9e15) + ${outOfOrder}`,
        ]),
  ];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<{ record: string; reason: string | null }>`
    select record, (select reason from audit_reasons kept where kept.position = audit.position) as reason
    from audit ${where} order by position desc limit ${limit}`.execute(db);
  return rows.map(({ record, reason }) => shownOf(JSON.parse(record), reason));
}

/** Adds the reason, which is stored apart from the record until the account is erased. */
function shownOf({ reason_hash, ...record }: AuditRecord, kept: string | null): AuditRecord {
  const gone = reason_hash === undefined ? record.reason : '(erased with the account)';
  return { ...record, reason: kept ?? gone };
}

/** The latest entry of this act; null when there is none. */
export async function findLastOf(db: Kysely<Schema>, act: ConsoleAct): Promise<AuditRecord | null> {
  const row = await db
    .selectFrom('audit')
    .select('record')
    .where('act', '=', act)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? JSON.parse(row.record) : null;
}

/** When the oldest remaining entry was written; null when there is none. */
export async function findFirstAt(db: Kysely<Schema>): Promise<Date | null> {
  const row = await db.selectFrom('audit').select('at').orderBy('position').limit(1).executeTakeFirst();
  return row?.at ?? null;
}
