import { type Kysely, sql } from 'kysely';
import type { MovementKind } from '#contract/revenue-names.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface MrrOfDay {
  currency: string;
  /** Millionths of a minor unit a month, as text: at the beginning of the day, and what moved during it. */
  startMicro: string;
  moved: Partial<Record<MovementKind, string>>;
}

/** MRR and what moved it in a span (epoch ms), in each currency that buyers pay in. */
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
