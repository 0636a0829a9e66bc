import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { dayMs } from '#contract/day.ts';
import type { EntriesPage } from '#contract/training.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Entry, RunEntry } from '#training/entries/entry.ts';
import type { Known } from './admission.ts';
import type { SentEntry } from './entry-schemas.ts';
import { forgetRoom } from './training-room.sql.ts';

/** The entries as rows. JSON keeps all digits of a score, and PostgreSQL compares it in any order of its fields. */
const rowsOf = (entries: readonly SentEntry[]) => sql`
  jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as sent (
    id uuid, kind text, exercise text, series text, day date, at timestamptz, tz_min smallint, body jsonb,
    score double precision, se double precision, trials jsonb
  )`;

/**
 * The entries whose id is taken, and whether by the same entry of this person. An erased entry counts as the same,
 * because it must not come back.
 */
export async function findKnown(
  tx: Transaction<Schema>,
  userId: string,
  entries: readonly SentEntry[],
): Promise<Map<string, Known>> {
  // Mostly none is taken, and then the entries need not be sent for a comparison.
  const ids = entries.map(({ id }) => id);
  const taken = await tx.selectFrom('training_entries').select('id').where('id', 'in', ids).execute();
  if (taken.length === 0) return new Map();
  const { rows } = await sql<{ id: string; is_same: boolean }>`
    select e.id, e.user_id = ${userId} and (e.kind = 'erased' or (
      (e.kind, e.day, e.at, e.tz_min, e.body) = (sent.kind, sent.day, sent.at, sent.tz_min, sent.body)
      and (e.exercise, e.series, e.score, e.se) is not distinct from (sent.exercise, sent.series, sent.score, sent.se)
      -- Trials are not kept as long as the rest.
      and (t.columns = sent.trials) is not false
    )) as is_same
    from ${rowsOf(entries)}
    join training_entries e on e.id = sent.id
    left join training_trials t on t.entry_id = e.id`.execute(tx);
  return new Map(rows.map(({ id, is_same }) => [id, is_same ? 'same' : 'other']));
}

/**
 * `now` is epoch ms, and `aheadMs` ahead of the devices' time; trials are kept for so many months from the time of their
 * run.
 */
export interface SavedTerms {
  now: number;
  aheadMs: number;
  trialMonths: number;
}

/**
 * Counted by the product's clock, because that clock removes them. `at` is when the run was made, by the device's
 * clock.
 */
const endOfTrials = (at: RawBuilder<unknown>, { aheadMs, trialMonths }: SavedTerms): RawBuilder<unknown> =>
  sql`${at} + make_interval(months => ${trialMonths}::integer, secs => ${aheadMs / 1000}::double precision)`;

/**
 * Adds entries in the order of their ids, so that two requests with the same ids cannot deadlock.
 * @returns the ids that were added; the others were taken by another person at the same moment
 */
export async function insertEntries(
  tx: Transaction<Schema>,
  entries: readonly SentEntry[],
  kept: SavedTerms & { userId: string },
): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const aheadDays = Math.floor(kept.aheadMs / dayMs);
  const { rows } = await sql<{ id: string }>`
    with sent as (select * from ${rowsOf(entries)}),
    added as (
      insert into training_entries
        (id, user_id, kind, exercise, series, day, at, tz_min, body, score, se, received_at, ahead_days)
      select id, ${kept.userId}, kind, exercise, series, day, at, tz_min, body, score, se, ${new Date(kept.now)},
        ${aheadDays}::integer
      from sent order by id
      on conflict (id) do nothing
      returning id
    ),
    rounds as (
      insert into training_trials (entry_id, columns, kept_until)
      select id, trials, ${endOfTrials(sql`at`, kept)}
      from sent join added using (id) where trials is not null
    )
    select id from added`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Adds the trials of runs that arrived without them: another device had read such a run from the account, and sent it
 * before the device that measured it. Trials whose time is over are left out.
 */
export async function addMissingTrials(
  tx: Transaction<Schema>,
  entries: readonly SentEntry[],
  kept: SavedTerms,
): Promise<void> {
  const runs = entries.filter((entry) => entry.kind === 'run' && entry.trials !== undefined);
  if (runs.length === 0) return;
  await sql`
    insert into training_trials (entry_id, columns, kept_until)
    select id, trials, ends.at
    from ${rowsOf(runs)}
    cross join lateral (select ${endOfTrials(sql`sent.at`, kept)} as at) ends
    where ends.at > ${new Date(kept.now)}
      and exists (select from training_entries known where known.id = sent.id and known.kind = 'run')
    order by id
    on conflict (entry_id) do nothing`.execute(tx);
}

interface Row {
  seq: string;
  id: string;
  kind: Entry['kind'];
  exercise: string | null;
  series: string | null;
  day: string;
  at: Date;
  tz_min: number;
  body: object;
  score: number | null;
  se: number | null;
  columns: RunEntry['trials'] | null;
}

/** Entries after a place, in order. */
export async function listEntries(
  db: Kysely<Schema>,
  userId: string,
  { after, limit, withTrials }: { after: string; limit: number; withTrials: boolean },
): Promise<EntriesPage['entries']> {
  const { rows } = await sql<Row>`
    select seq, id, kind, exercise, series, day::text as day, at, tz_min, body, score, se, columns
    from training_entries
    left join training_trials on ${withTrials} and entry_id = id
    where user_id = ${userId} and seq > ${after}
    order by seq limit ${limit}`.execute(db);
  return rows.map((row) => ({ seq: Number(row.seq), entry: entryOf(row) }));
}

function entryOf({ id, kind, exercise, series, day, at, tz_min, body, score, se, columns }: Row): Entry {
  const base = { id, kind, day, at: at.toISOString(), tz_min };
  const ofKind = {
    run: { exercise, series, score, se, body, ...(columns && { trials: columns }) },
    item: { exercise, body },
    setting: { body },
    check_in: { body },
    habit_day: { body },
    erased: {},
  };
  return { ...base, ...ofKind[kind] } as Entry;
}

/**
 * Leaves the bare id at a new place, so that all devices learn of the erasure and none brings the entry back. Does
 * nothing for an entry that is erased, unknown or another person's, so that nobody fills the account with ids. `now` is
 * epoch ms.
 */
export async function eraseEntryRow(
  tx: Transaction<Schema>,
  { userId, id, now }: { userId: string; id: string; now: number },
): Promise<void> {
  const at = new Date(now);
  const { rows } = await sql<{ id: string }>`
    update training_entries set kind = 'erased', seq = default, exercise = null, series = null, score = null,
      se = null, day = (${at} at time zone 'UTC')::date, at = ${at}, tz_min = 0, body = '{}', received_at = ${at}
    where id = ${id}::uuid and user_id = ${userId} and kind != 'erased'
    returning id`.execute(tx);
  if (rows.length > 0) await tx.deleteFrom('training_trials').where('entry_id', '=', id).execute();
}

export async function deleteEntries(tx: Transaction<Schema>, userId: string): Promise<void> {
  await tx.deleteFrom('training_entries').where('user_id', '=', userId).execute();
  await forgetRoom(tx, userId);
}
