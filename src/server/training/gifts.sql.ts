import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { GivenSeries } from '#training/progress/gift.ts';

/** Records that somebody gives their series; false when they have before. `day` is `YYYY-MM-DD`. */
export async function insertGiver(tx: Transaction<Schema>, userId: string, day: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('training_givers')
    .values({ user_id: userId, given_on: day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertGifts(
  tx: Transaction<Schema>,
  gifts: readonly (GivenSeries & { id: string })[],
): Promise<void> {
  await tx
    .insertInto('training_gifts')
    .values(gifts.map(({ id, name, days, scores }) => ({ id, series: name, days, scores })))
    .execute();
}

/** The number of given series of each name. */
export async function countGifts(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ series: string; count: number }>`
    select series, count(*)::integer as count from training_gifts group by series`.execute(db);
  return new Map(rows.map(({ series, count }) => [series, count]));
}

export function readGifts(db: Kysely<Schema>, name: string): Promise<Pick<GivenSeries, 'days' | 'scores'>[]> {
  return db.selectFrom('training_gifts').select(['days', 'scores']).where('series', '=', name).execute();
}

export async function readNoise(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('training_noise').select(['name', 'sd']).execute();
  return new Map(rows.map(({ name, sd }) => [name, sd]));
}

/** A refitted value of a name, and the number of series behind it. */
export interface RefittedNoise {
  name: string;
  sd: number;
  people: number;
}

/** Replaces the values of these names. `now` is epoch ms. */
export async function replaceNoise(
  tx: Transaction<Schema>,
  values: readonly RefittedNoise[],
  now: number,
): Promise<void> {
  await tx
    .insertInto('training_noise')
    .values(values.map((value) => ({ ...value, fitted_at: new Date(now) })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({
        sd: ref('excluded.sd'),
        people: ref('excluded.people'),
        fitted_at: ref('excluded.fitted_at'),
      })),
    )
    .execute();
}
