import { type Kysely, sql, type Transaction } from 'kysely';
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
    for (const limit of inOrder) {
      const retryAfterMs = await lockAndCount(tx, limit, now);
      if (retryAfterMs !== null) return { allowed: false, retryAfterMs };
    }
    await tx
      .insertInto('attempts')
      .values(inOrder.map(({ key }) => ({ key, attempted_at: new Date(now) })))
      .execute();
    return { allowed: true };
  });
}

/** Locks a key until the transaction ends. @returns null, or the ms until its limit allows another attempt */
async function lockAndCount(
  tx: Transaction<Schema>,
  { key, max, windowMs }: AttemptLimit,
  now: number,
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(tx);
  const booked = await tx
    .selectFrom('attempts')
    .select('attempted_at')
    .where('key', '=', key)
    .where('attempted_at', '>', new Date(now - windowMs))
    .orderBy('attempted_at', 'desc')
    .limit(max)
    .execute();
  return booked.length < max ? null : booked.at(-1)!.attempted_at.getTime() + windowMs - now;
}

/** What a guess has found. */
export type Guess<Found> = { right: Found } | { wrong: true } | { retryAfterMs: number };

/**
 * Makes a quick guess and counts it only if it is wrong, for what many people in one network get right at the same
 * moment. After too many wrong ones none is made. Guesses with the same key wait for each other.
 */
export function bookFailure<Found>(
  db: Kysely<Schema>,
  limit: AttemptLimit,
  { now, attempt }: { now: number; attempt: (tx: Transaction<Schema>) => Promise<Found | null> },
): Promise<Guess<Found>> {
  return inTransaction(db, async (tx) => {
    const retryAfterMs = await lockAndCount(tx, limit, now);
    if (retryAfterMs !== null) return { retryAfterMs };
    const right = await attempt(tx);
    if (right !== null) return { right };
    await tx
      .insertInto('attempts')
      .values({ key: limit.key, attempted_at: new Date(now) })
      .execute();
    return { wrong: true };
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
