import { type Kysely, sql } from 'kysely';
import { type SubscriberState, subscriberStates } from '#contract/console/desk-states.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface KnownState {
  userId: string;
  state: SubscriberState;
}

export type Counts = Record<SubscriberState, number>;

/** The states without access, which a grant makes active. */
const withoutAccess: readonly SubscriberState[] = ['past due', 'paused', 'ended', 'never paid'];

/** SQL: the state of a row of `subscriber_states` at a time. */
const stateAt = (now: number) =>
  sql<SubscriberState>`case when granted_until > ${new Date(now)} and state = any(${[...withoutAccess]}::text[]) then 'active' else state end`;

/** The states of these people at `now` (epoch ms), the newest account first. */
export async function listStates(db: Kysely<Schema>, userIds: readonly string[], now: number): Promise<KnownState[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<KnownState>`
    select user_id as "userId", ${stateAt(now)} as state from subscriber_states
    where user_id = any(${[...userIds]}::bigint[]) order by user_id desc`.execute(db);
  return rows;
}

interface Page {
  /** Null for everybody. */
  state: SubscriberState | null;
  /** The last id of the page before; null on the first. */
  before: string | null;
  size: number;
  /** Epoch ms. */
  now: number;
}

/** A page of everybody, or of everybody in a state; the newest account first. */
export async function listPage(db: Kysely<Schema>, { state, before, size, now }: Page): Promise<KnownState[]> {
  const older = before === null ? sql`true` : sql`user_id < ${before}`;
  const running = sql`granted_until > ${new Date(now)}`;
  const inOrder = sql`order by user_id desc limit ${size}`;
  const found = (where: ReturnType<typeof sql>) => sql`
    (select user_id, ${stateAt(now)} as state from subscriber_states where ${where} and ${older} ${inOrder})`;
  const parts =
    state === null
      ? [found(sql`true`)]
      : [
          found(
            withoutAccess.includes(state) ? sql`state = ${state} and (${running}) is not true` : sql`state = ${state}`,
          ),
          ...(state === 'active' ? [found(sql`${running} and state = any(${[...withoutAccess]}::text[])`)] : []),
        ];
  const { rows } = await sql<KnownState>`
    select user_id as "userId", state from (${sql.join(parts, sql` union all `)}) found ${inOrder}`.execute(db);
  return rows;
}

/** How many people are in each state at `now` (epoch ms). */
export async function countStates(db: Kysely<Schema>, now: number): Promise<Counts> {
  const { rows: all } = await sql<{ state: SubscriberState; n: number }>`
    select state, sum(people)::int as n from subscriber_counts group by state`.execute(db);
  const { rows: given } = await sql<{ state: SubscriberState; n: number }>`
    select state, count(*)::int as n from subscriber_states
    where granted_until > ${new Date(now)} and state = any(${[...withoutAccess]}::text[]) group by state`.execute(db);
  const counts = Object.fromEntries(subscriberStates.map((state) => [state, 0])) as Counts;
  for (const { state, n } of all) counts[state] = n;
  for (const { state, n } of given) {
    counts[state] -= n;
    counts.active += n;
  }
  return counts;
}

/** Sums up the changes of the counts so far, so that reading them stays fast. */
export async function foldCounts(db: Kysely<Schema>): Promise<void> {
  await sql`
    with changes as (delete from subscriber_counts returning state, people)
    insert into subscriber_counts select state, sum(people) from changes group by state`.execute(db);
}

export function countOf(states: readonly KnownState[]): Counts {
  const counts = Object.fromEntries(subscriberStates.map((state) => [state, 0])) as Counts;
  for (const { state } of states) counts[state] += 1;
  return counts;
}
