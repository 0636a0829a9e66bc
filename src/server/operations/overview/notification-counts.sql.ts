import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Notifications that wait, when the last one came (epoch ms), and how many came since `today` (epoch ms). */
export async function countNotifications(
  db: Kysely<Schema>,
  today: number,
): Promise<{ waiting: number; lastAt: number | null; today: number }> {
  const { rows } = await sql<{ waiting: number; last_at: Date | null; today: number }>`
    select (select count(*) from webhook_events where projected_at is null)::integer as waiting,
      (select max(received_at) from webhook_events) as last_at,
      (select count(*) from webhook_events where received_at >= ${new Date(today)})::integer as today`.execute(db);
  const { waiting, last_at, today: count } = rows[0]!;
  return { waiting, lastAt: last_at?.getTime() ?? null, today: count };
}
