import { type Kysely, sql, type Transaction } from 'kysely';
import type { Role } from '#contract/console/permissions.ts';
import type { MovementKind } from '#contract/console/revenue-names.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface DigestWish {
  operatorId: string;
  /** Of the day in the time zone, 0 to 23. */
  hour: number;
  timeZone: string;
  /** YYYY-MM-DD there; null before the first digest. */
  lastDay: string | null;
}

/** The operators who want the digest and may sign in. */
export async function listWishes(db: Kysely<Schema>): Promise<DigestWish[]> {
  const rows = await db
    .selectFrom('operators')
    .select(['id as operatorId', 'digest_hour', 'time_zone as timeZone', 'digest_day as lastDay'])
    .where('state', '=', 'active')
    .where('digest_hour', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ digest_hour, ...wish }) => ({ ...wish, hour: digest_hour! }));
}

/** Marks an operator's day as served; false when another process has done so, or the digest is not wanted any more. */
export async function takeDay(tx: Transaction<Schema>, operatorId: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operators')
    .set({ digest_day: day })
    .where('id', '=', operatorId)
    .where('digest_hour', 'is not', null)
    .where(({ eb, or }) => or([eb('digest_day', 'is', null), eb('digest_day', '<', day)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface Chosen {
  timeZone: string;
  hour: number | null;
  lastDay: string | null;
}

/** An operator's present choice; it cannot change until the transaction ends. */
export function lockChoice(tx: Transaction<Schema>, operatorId: string): Promise<Chosen> {
  return tx
    .selectFrom('operators')
    .select(['time_zone as timeZone', 'digest_hour as hour', 'digest_day as lastDay'])
    .where('id', '=', operatorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveChoice(
  tx: Transaction<Schema>,
  operatorId: string,
  { hour, lastDay }: Omit<Chosen, 'timeZone'>,
): Promise<void> {
  await tx
    .updateTable('operators')
    .set({ digest_hour: hour, digest_day: lastDay })
    .where('id', '=', operatorId)
    .execute();
}

export interface Reader {
  email: string;
  role: Role;
  hour: number;
  timeZone: string;
}

/** Who reads a digest; null when the operator has ended or wants none any more. */
export async function findReader(db: Kysely<Schema>, operatorId: string): Promise<Reader | null> {
  const row = await db
    .selectFrom('operators')
    .select(['email', 'role', 'digest_hour', 'time_zone as timeZone'])
    .where('id', '=', operatorId)
    .where('state', '=', 'active')
    .where('digest_hour', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { digest_hour, ...reader } = row;
  return { ...reader, hour: digest_hour! };
}

export interface MrrOfDay {
  currency: string;
  /** Millionths of a minor unit a month, as text: MRR at the beginning of the day, and its movements. */
  startMicro: string;
  moved: Partial<Record<MovementKind, string>>;
}

/** MRR and its movements in a span (epoch ms), in each currency that buyers pay in. */
export async function readMrrOfDay(
  db: Kysely<Schema>,
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
): Promise<MrrOfDay[]> {
  const [from, until] = [new Date(startsAt), new Date(endsAt)];
  const { rows } = await sql<MrrOfDay>`
    select currency, (coalesce(sum(micro) filter (where not is_within), 0))::text as "startMicro",
      coalesce(jsonb_object_agg(movement, micro::text) filter (where is_within), '{}') as moved
    from (
      select currency, movement, effective_at >= ${from} as is_within, sum(amount_micro) as micro from mrr_movements
      where effective_at < ${until} group by 1, 2, 3
    ) as told
    group by currency having sum(micro) <> 0 or bool_or(is_within) order by sum(micro) desc, currency`.execute(db);
  return rows;
}
