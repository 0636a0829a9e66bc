import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Counts of waiting work, without anything about a person. */
export interface WaitingWork {
  jobsDue: number;
  oldestDueSeconds: number;
  jobsGivenUp: number;
  notificationsWaiting: number;
  oldestNotificationSeconds: number;
}

/** `now` is epoch ms of the clock that jobs run by, `wallNow` of real time. */
export async function countWaitingWork(db: Kysely<Schema>, now: number, wallNow: number): Promise<WaitingWork> {
  const { rows } = await sql<WaitingWork>`
    select
      (select count(*)::integer from jobs where done_at is null and run_at <= ${new Date(now)}) as "jobsDue",
      (select coalesce(extract(epoch from ${new Date(now)}::timestamptz - min(run_at)), 0)::float8
        from jobs where done_at is null and run_at <= ${new Date(now)}) as "oldestDueSeconds",
      (select count(*)::integer from jobs where done_at is not null and last_error is not null) as "jobsGivenUp",
      (select count(*)::integer from webhook_events where projected_at is null) as "notificationsWaiting",
      (select coalesce(extract(epoch from ${new Date(wallNow)}::timestamptz - min(received_at)), 0)::float8
        from webhook_events where projected_at is null) as "oldestNotificationSeconds"`.execute(db);
  return rows[0]!;
}

/** When the last complete backup was finished, in seconds since 1970; 0 when there is none. */
export async function lastBackupSeconds(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select coalesce(extract(epoch from max(finished_at)), 0)::float8 as at from backups where failed is null`.execute(
    db,
  );
  return rows[0]!.at;
}
