import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Schema } from '../database/schema.ts';
import type { AttemptLimit } from './attempt-limit.ts';

export type Attempt = { allowed: true } | { allowed: false; retryAfterMs: number };

/**
 * Counts an attempt against all limits, or refuses it and counts nothing. The limits also hold for simultaneous
 * attempts in several processes. `now` is epoch ms. Not a library, because those also count refused attempts, so that a
 * network at its limit would use up the attempts of accounts (docs/dependencies.md).
 */
export function bookAttempt(db: Kysely<Schema>, limits: readonly AttemptLimit[], now: number): Promise<Attempt> {
  // Locks are taken in the order of their keys, so that two attempts cannot deadlock.
  const inOrder = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
  return inTransaction(db, async (tx) => {
    for (const { key, max, windowMs } of inOrder) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(tx);
      const booked = await tx
        .selectFrom('attempts')
        .select('attempted_at')
        .where('key', '=', key)
        .where('attempted_at', '>', new Date(now - windowMs))
        .orderBy('attempted_at', 'desc')
        .limit(max)
        .execute();
      if (booked.length >= max) {
        const oldest = booked.at(-1)!.attempted_at.getTime();
        return { allowed: false, retryAfterMs: oldest + windowMs - now };
      }
    }
    await tx
      .insertInto('attempts')
      .values(inOrder.map(({ key }) => ({ key, attempted_at: new Date(now) })))
      .execute();
    return { allowed: true };
  });
}

/** After a success: deletes the attempt that was counted at `now`, or all of the key with `endsWithSuccess`. */
export async function clearFailures(db: Kysely<Schema>, limits: AttemptLimit[], now: number): Promise<void> {
  for (const { key, endsWithSuccess } of limits) {
    const all = db.deleteFrom('attempts').where('key', '=', key);
    const booked = sql<boolean>`ctid = (select ctid from attempts where key = ${key} and attempted_at = ${new Date(now)} limit 1)`;
    await (endsWithSuccess ? all : all.where(booked)).execute();
  }
}
