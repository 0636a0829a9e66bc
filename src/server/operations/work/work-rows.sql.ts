import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { permissions } from '#contract/console/permissions.ts';
import type { WorkFacts, WorkState } from '#contract/console/work.ts';
import type { WorkKind } from '#contract/console/work-kinds.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** A row of the work list, with the address of the person it is about. */
export interface FoundWork {
  id: string;
  kind: WorkKind;
  severity: number;
  subject: string;
  facts: WorkFacts;
  user_id: string | null;
  email: string | null;
  opened_at: Date;
  assignee_id: string | null;
  assignee_name: string | null;
  solved_at: Date | null;
  solved_by_name: string | null;
  solution: string;
}

/** The cursor with which a page begins: after the row at this place in the order. */
export interface Place {
  severity: number;
  /** Epoch ms: when it was opened; in the list of solved ones, when it was solved. */
  at: number;
  id: string;
}

export interface WorkFilter {
  state: WorkState;
  kind: WorkKind | null;
  userId: string | null;
  /** The asking operator, for `mine`. */
  asker: { id: string | null; name: string };
  /** Epoch ms. */
  now: number;
}

const columns =
  sql.raw(`w.id, w.kind, w.severity, w.subject, w.facts, w.user_id, users.email, w.opened_at, w.assignee_id,
  w.assignee_name, w.solved_at, w.solved_by_name, w.solution`);

/**
 * A page of rows: open ones by severity, the oldest first; solved ones by the time of the solution, the newest first.
 */
export async function listWorkRows(
  db: Kysely<Schema>,
  filter: WorkFilter,
  { after, limit }: { after: Place | null; limit: number },
): Promise<FoundWork[]> {
  const { rows } = await sql<FoundWork>`
    select ${columns} from work_items w left join users on users.id = w.user_id
    where ${isIn(filter)} and ${isAfter(filter.state, after)}
    order by ${sql.raw(filter.state === 'solved' ? 'w.solved_at desc, w.id desc' : 'w.severity, w.opened_at, w.id')}
    limit ${limit}`.execute(db);
  return rows;
}

function isIn({ state, ...filter }: WorkFilter): RawBuilder<boolean> {
  return sql<boolean>`${isOfState(state, filter.asker)} and ${isAsked(filter)}`;
}

function isOfState(state: WorkState, asker: WorkFilter['asker']): RawBuilder<boolean> {
  return {
    open: sql<boolean>`w.solved_at is null`,
    mine: sql<boolean>`w.solved_at is null and ${isOf(asker)}`,
    nobody: sql<boolean>`w.solved_at is null and w.assignee_name is null`,
    solved: sql<boolean>`w.solved_at is not null`,
  }[state];
}

function isAsked({ kind, userId, now }: Omit<WorkFilter, 'state'>): RawBuilder<boolean> {
  return sql<boolean>`w.opened_at <= ${new Date(now)}
    and (${kind}::text is null or w.kind = ${kind}::text)
    and (${userId}::bigint is null or w.user_id = ${userId}::bigint)`;
}

const isOf = ({ id, name }: WorkFilter['asker']) =>
  id === null ? sql`w.assignee_id is null and w.assignee_name = ${name}` : sql`w.assignee_id = ${id}::bigint`;

function isAfter(state: WorkState, after: Place | null): RawBuilder<boolean> {
  if (after === null) return sql<boolean>`true`;
  const at = new Date(after.at);
  return state === 'solved'
    ? sql<boolean>`(w.solved_at, w.id) < (${at}, ${after.id}::bigint)`
    : sql<boolean>`(w.severity, w.opened_at, w.id) > (${after.severity}, ${at}, ${after.id}::bigint)`;
}

export interface WorkCounts {
  open: number;
  mine: number;
  nobody: number;
  solved: number;
  solved_week: number;
  half_within_ms: number | null;
  oldest_at: Date | null;
}

/** The number of rows in each requested list, and the figures around the lists. */
export async function countWork(db: Kysely<Schema>, filter: Omit<WorkFilter, 'state'>): Promise<WorkCounts> {
  const weekAgo = new Date(filter.now - 7 * 24 * 60 * 60_000);
  const count = (state: WorkState) => sql`(count(*) filter (where ${isOfState(state, filter.asker)}))::integer`;
  const isByHand = sql`w.solved_at >= ${weekAgo} and w.solved_by_name is not null`;
  const { rows } = await sql<WorkCounts>`
    select ${count('open')} as open, ${count('mine')} as mine, ${count('nobody')} as nobody, ${count('solved')} as solved,
      min(w.opened_at) filter (where w.solved_at is null) as oldest_at,
      (count(*) filter (where ${isByHand}))::integer as solved_week,
      (extract(epoch from percentile_cont(0.5) within group (order by w.solved_at - w.opened_at)
        filter (where ${isByHand})) * 1000)::float8 as half_within_ms
    from work_items w where ${isAsked(filter)}`.execute(db);
  return rows[0]!;
}

/** The row of this id, locked until the transaction ends; null when there is none. */
export async function lockWork(tx: Transaction<Schema>, id: string): Promise<FoundWork | null> {
  const { rows } = await sql<FoundWork>`
    select ${columns} from work_items w left join users on users.id = w.user_id where w.id = ${id}::bigint for update of w`.execute(
    tx,
  );
  return rows[0] ?? null;
}

interface By {
  operatorId: string | null;
  name: string;
}

/** Active operators whose role may take a row, by name. */
export async function listAssignees(db: Kysely<Schema>): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('state', '=', 'active')
    .where('role', 'in', [...permissions['take work'].roles])
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute();
}

export async function setAssignee(tx: Transaction<Schema>, id: string, by: By | null): Promise<void> {
  await tx
    .updateTable('work_items')
    .set({ assignee_id: by?.operatorId ?? null, assignee_name: by?.name ?? null })
    .where('id', '=', id)
    .execute();
}

export async function setSolved(
  tx: Transaction<Schema>,
  id: string,
  { by, solution, now }: { by: By; solution: string; now: number },
): Promise<void> {
  await tx
    .updateTable('work_items')
    .set({ solved_at: new Date(now), solved_by_id: by.operatorId, solved_by_name: by.name, solution })
    .where('id', '=', id)
    .execute();
}

/** Opens a solved row again. False when another row about the same subject is open. */
export async function setReopened(tx: Transaction<Schema>, work: FoundWork, now: number): Promise<boolean> {
  const { rows } = await sql`
    update work_items set solved_at = null, solved_by_id = null, solved_by_name = null, reopened_at = ${new Date(now)}
    where id = ${work.id}::bigint and not exists (
      select from work_items other
      where other.kind = ${work.kind} and other.subject = ${work.subject} and other.solved_at is null
    )
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Retries a job that had failed too often, for some more hours. False when it has run or has lost its payload. */
export async function retryJob(tx: Transaction<Schema>, jobId: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    update jobs set attempts = least(attempts, ${attemptsBefore}), run_at = ${new Date(now)}
    where id = ${jobId}::bigint and done_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** The number of failures after which ten hourly attempts are left. */
const attemptsBefore = 50;

export async function findEmail(tx: Transaction<Schema>, userId: string): Promise<string | null> {
  const row = await tx.selectFrom('users').select('email_key').where('id', '=', userId).executeTakeFirst();
  return row?.email_key ?? null;
}
