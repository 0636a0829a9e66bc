import { type Kysely, sql, type Transaction } from 'kysely';
import type { Difference } from '#contract/console/reconciliation.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { DifferenceKind, Differing } from './compare.ts';

interface Compared {
  kind: DifferenceKind;
  /** Open differences about these entities that were not found again are closed. */
  providerIds: readonly string[];
  found: readonly Differing[];
  /** Epoch ms. */
  now: number;
}

/**
 * Stores the found differences, and closes those that agree again. An explained difference is open again when its
 * figures change.
 */
export async function settleDifferences(
  tx: Transaction<Schema>,
  { kind, providerIds, found, now }: Compared,
): Promise<void> {
  if (found.length > 0) {
    await sql`
      insert into reconciliation_differences as known (kind, provider_id, field, ours, theirs, found_at)
      select ${kind}, provider_id, field, ours, theirs, ${new Date(now)}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(
        found.map(({ providerId, field, ours, theirs }) => ({ provider_id: providerId, field, ours, theirs })),
      )}::jsonb) as found (provider_id text, field text, ours text, theirs text)
      on conflict (kind, provider_id, field) where state <> 'closed' do update set
        ours = excluded.ours, theirs = excluded.theirs,
        state = case when (known.ours, known.theirs) is distinct from (excluded.ours, excluded.theirs)
          then 'open' else known.state end`.execute(tx);
  }
  if (providerIds.length === 0) return;
  const standing = found.map(({ providerId, field }) => JSON.stringify([providerId, field]));
  const rows = await tx
    .selectFrom('reconciliation_differences')
    .select(['id', 'provider_id', 'field'])
    .where('state', '!=', 'closed')
    .where('kind', '=', kind)
    .where('provider_id', 'in', providerIds)
    .execute();
  const agreeing = rows
    .filter(({ provider_id, field }) => !standing.includes(JSON.stringify([provider_id, field])))
    .map(({ id }) => id);
  if (agreeing.length === 0) return;
  await tx
    .updateTable('reconciliation_differences')
    .set({ state: 'closed', closed_at: new Date(now) })
    .where('id', 'in', agreeing)
    .execute();
}

/** The ids with an open difference of this kind. */
export async function listStanding(db: Kysely<Schema>, kind: DifferenceKind): Promise<string[]> {
  const rows = await db
    .selectFrom('reconciliation_differences')
    .select('provider_id')
    .distinct()
    .where('state', '!=', 'closed')
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}

export async function countDifferences(db: Kysely<Schema>): Promise<{ open: number; explained: number }> {
  const rows = await db
    .selectFrom('reconciliation_differences')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .where('state', '!=', 'closed')
    .groupBy('state')
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { open: of('open'), explained: of('explained') };
}

interface Wanted {
  state: Difference['state'] | null;
  /** Ids below this one. */
  after: string | null;
  limit: number;
}

/** The newest first; without a state, all that are not closed. */
export async function listDifferences(db: Kysely<Schema>, { state, after, limit }: Wanted): Promise<Difference[]> {
  let query = db.selectFrom('reconciliation_differences').selectAll().orderBy('id', 'desc').limit(limit);
  query = state === null ? query.where('state', '!=', 'closed') : query.where('state', '=', state);
  if (after !== null) query = query.where('id', '<', after);
  return (await query.execute()).map(differenceOf);
}

/** The difference, locked until the transaction ends; null when there is none. */
export async function lockDifference(tx: Transaction<Schema>, id: string): Promise<Difference | null> {
  const row = await tx
    .selectFrom('reconciliation_differences')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : differenceOf(row);
}

export async function saveExplanation(
  tx: Transaction<Schema>,
  { id, explanation, by }: { id: string; explanation: string; by: string },
): Promise<Difference> {
  const row = await tx
    .updateTable('reconciliation_differences')
    .set({ state: 'explained', explanation, explained_by: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return differenceOf(row);
}

interface Row extends Omit<Difference, 'found_at' | 'closed_at'> {
  found_at: Date;
  closed_at: Date | null;
}

function differenceOf({ found_at, closed_at, ...row }: Row): Difference {
  return { ...row, found_at: found_at.toISOString(), closed_at: closed_at?.toISOString() ?? null };
}
