import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { GivenTouches } from './given-attribution.ts';

/** Records the touches of a user or checkout; the same arrival is stored only once. `now` is epoch ms. */
export async function recordTouches(
  tx: Transaction<Schema>,
  of: { userId: string } | { checkoutId: string },
  { first_touch, last_touch }: GivenTouches,
  now: number,
): Promise<void> {
  const subject = 'userId' in of ? { user_id: of.userId } : { checkout_id: of.checkoutId };
  const [column, id] = Object.entries(subject)[0]!;
  for (const [which, touch] of Object.entries({ first: first_touch, last: last_touch })) {
    if (!touch) continue;
    const { arrived_at, ...row } = touch;
    const arrivedAt = dateOrNull(arrived_at);
    await sql`
      insert into touches (${sql.ref(column)}, which, recorded_at, arrived_at, utm_source, utm_medium, utm_campaign,
        utm_id, utm_content, utm_term, click_id_name, click_id, landing_path, referrer_host)
      select ${id}, ${which}, ${new Date(now)}, ${arrivedAt}::timestamptz, ${row.utm_source}, ${row.utm_medium},
        ${row.utm_campaign}, ${row.utm_id}, ${row.utm_content}, ${row.utm_term}, ${row.click_id_name},
        ${row.click_id}, ${row.landing_path}, ${row.referrer_host}
      where not exists (
        select from touches
        where ${sql.ref(column)} = ${id} and which = ${which} and arrived_at is not distinct from ${arrivedAt}::timestamptz
      )`.execute(tx);
  }
}

/** The end of the year 9999, epoch ms. */
const latestTime = 253_402_300_800_000;

/** Null for an impossible time, from a wrong clock or a forged call. */
function dateOrNull(text: string): Date | null {
  const at = Date.parse(text);
  return at > 0 && at < latestTime ? new Date(at) : null;
}

/** After Reject: deletes the touches of a checkout and of its user. */
export async function forgetTouches(tx: Kysely<Schema>, checkoutId: string): Promise<void> {
  await sql`
    delete from touches where checkout_id = ${checkoutId}
      or user_id = (select user_id from checkouts where id = ${checkoutId})`.execute(tx);
}
