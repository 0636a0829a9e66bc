import { type Kysely, sql, type Transaction } from 'kysely';
import { emailKeyOf } from '#contract/email-key.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Finding } from './alert-rules.ts';

export interface FoundAlert {
  id: string;
  key: string;
  severity: 'critical' | 'warning';
  title: string;
  evidence: string;
  opened_at: Date;
  last_at: Date;
  acknowledged_at: Date | null;
  acknowledged_by_name: string | null;
  resolved_at: Date | null;
  caused_by: string | null;
}

const columns = [
  'id',
  'key',
  'severity',
  'title',
  'evidence',
  'opened_at',
  'last_at',
  'acknowledged_at',
  'acknowledged_by_name',
  'resolved_at',
  'caused_by',
] as const;

/** Whether no other process watches now; the lock is held until the transaction ends. */
export async function lockWatch(tx: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('watch for alerts', 0)) as locked`.execute(tx);
  return rows[0]!.locked;
}

/**
 * SQL: whether an operator gets an alert. Operators get none about their own acts; null stands for somebody without an
 * operator account, who gets all.
 */
const isFor = (operatorId: string | null) =>
  sql<boolean>`(${operatorId}::bigint is null or caused_by is distinct from ${operatorId}::bigint)`;

/** The open alerts that an operator gets; null for all. */
export async function listOpenAlerts(db: Kysely<Schema>, operatorId: string | null): Promise<FoundAlert[]> {
  return db
    .selectFrom('alerts')
    .select(columns)
    .where('resolved_at', 'is', null)
    .where(isFor(operatorId))
    .orderBy('severity')
    .orderBy('opened_at')
    .orderBy('id')
    .limit(200)
    .execute();
}

export async function insertAlert(tx: Transaction<Schema>, finding: Finding, now: number): Promise<string> {
  const { key, severity, title, evidence, causedBy = null } = finding;
  const at = new Date(now);
  const { id } = await tx
    .insertInto('alerts')
    .values({ key, severity, title, evidence, opened_at: at, last_at: at, caused_by: causedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function refreshAlert(tx: Transaction<Schema>, id: string, finding: Finding, now: number): Promise<void> {
  const { severity, title, evidence } = finding;
  await tx
    .updateTable('alerts')
    .set({ severity, title, evidence, last_at: new Date(now), count: sql<number>`count + 1` })
    .where('id', '=', id)
    .execute();
}

export async function resolveAlert(tx: Transaction<Schema>, id: string, now: number): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ resolved_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}

/** Alerts that are over, the latest first; `after` is the last one of the page before. */
export async function listResolvedAlerts(
  db: Kysely<Schema>,
  { operatorId, after, limit }: { operatorId: string | null; after: { at: number; id: string } | null; limit: number },
): Promise<FoundAlert[]> {
  let query = db.selectFrom('alerts').select(columns).where('resolved_at', 'is not', null).where(isFor(operatorId));
  if (after !== null) {
    query = query.where(sql<boolean>`(resolved_at, id) < (${new Date(after.at)}, ${after.id}::bigint)`);
  }
  return query.orderBy('resolved_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function countAlerts(
  db: Kysely<Schema>,
  operatorId: string | null,
  weekAgo: number,
): Promise<{ open: number; closed_week: number }> {
  const { rows } = await sql<{ open: number; closed_week: number }>`
    select (select count(*) from alerts where resolved_at is null and ${isFor(operatorId)})::integer as open,
      (select count(*) from alerts where resolved_at >= ${new Date(weekAgo)} and ${isFor(operatorId)})::integer as closed_week`.execute(
    db,
  );
  return rows[0]!;
}

export async function findAlert(db: Kysely<Schema>, id: string): Promise<FoundAlert | null> {
  return (await db.selectFrom('alerts').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Records who has seen an alert; the first one stays. */
export async function markAcknowledged(
  tx: Transaction<Schema>,
  id: string,
  { by, now }: { by: { operatorId: string | null; name: string }; now: number },
): Promise<void> {
  await tx
    .updateTable('alerts')
    .set({ acknowledged_at: new Date(now), acknowledged_by_id: by.operatorId, acknowledged_by_name: by.name })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .execute();
}

/** Records who has seen these open alerts; returns those that nobody had seen, the oldest first. */
export async function markAllAcknowledged(
  tx: Transaction<Schema>,
  ids: readonly string[],
  { by, now }: { by: { operatorId: string | null; name: string }; now: number },
): Promise<{ key: string }[]> {
  const { rows } = await sql<{ key: string }>`
    with seen as (
      update alerts set acknowledged_at = ${new Date(now)}, acknowledged_by_id = ${by.operatorId},
        acknowledged_by_name = ${by.name}
      where id = any(${[...ids]}::bigint[]) and resolved_at is null and acknowledged_at is null and ${isFor(by.operatorId)}
      returning id, key
    )
    select key from seen order by id`.execute(tx);
  return rows;
}

/** Whether this is the address of an operator. */
export async function isAddressOf(db: Kysely<Schema>, operatorId: string, email: string): Promise<boolean> {
  const row = await db.selectFrom('operators').select('email').where('id', '=', operatorId).executeTakeFirst();
  return row !== undefined && emailKeyOf(row.email) === emailKeyOf(email);
}

/** Whether an email with this key was sent. */
export async function wasSent(db: Kysely<Schema>, key: string): Promise<boolean> {
  return (await db.selectFrom('emails').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
}

export async function removeOldAlerts(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('alerts').where('resolved_at', '<', new Date(before)).execute();
}
