import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema';
import { type FailureLimit, failureWindowMs } from './sign-in-limit';

export type Attempt = { allowed: true } | { allowed: false; retryAfterMs: number };

/**
 * Books an attempt as a failure before its password is looked at, so that attempts at the same time, also in several
 * processes, cannot slip through together; `clearFailures` takes it back when it succeeds. `now` is epoch ms.
 */
export function bookAttempt(db: Kysely<Schema>, limits: FailureLimit[], now: number): Promise<Attempt> {
  const inOrder = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
  return db.transaction().execute(async (tx) => {
    for (const { key, max } of inOrder) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(tx);
      const failures = await tx
        .selectFrom('sign_in_failures')
        .select('failed_at')
        .where('key', '=', key)
        .where('failed_at', '>', new Date(now - failureWindowMs))
        .orderBy('failed_at', 'desc')
        .limit(max)
        .execute();
      if (failures.length >= max) {
        const oldest = failures.at(-1)!.failed_at.getTime();
        return { allowed: false, retryAfterMs: oldest + failureWindowMs - now };
      }
    }
    await tx
      .insertInto('sign_in_failures')
      .values(inOrder.map(({ key }) => ({ key, failed_at: new Date(now) })))
      .execute();
    return { allowed: true };
  });
}

/** After a success: the account's failures are forgotten, of the address's only the one that was booked for it. */
export async function clearFailures(db: Kysely<Schema>, limits: FailureLimit[], now: number): Promise<void> {
  for (const { key } of limits) {
    const all = db.deleteFrom('sign_in_failures').where('key', '=', key);
    const booked = sql<boolean>`ctid = (select ctid from sign_in_failures where key = ${key} and failed_at = ${new Date(now)} limit 1)`;
    await (key.startsWith('account:') ? all : all.where(booked)).execute();
  }
}
