import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** What stays of an email: never what it said. */
export interface SentEmail {
  kind: string;
  /** Null when it went to somebody without an account. */
  userId: string | null;
  subject: string;
  sentAt: number;
}

/** Trying again is of no use, and why. */
export type GivenUp = { givenUp: string };

/**
 * Runs `send` unless an email of this key went out before, and writes down what it sent. Processes that try at the same
 * moment wait for each other. Should the process end between handing over and writing down, the email goes out once
 * more. Tells when `send` has given up; null when it sent nothing.
 */
export function sendUnlessSent(
  db: Kysely<Schema>,
  key: string,
  send: () => Promise<SentEmail | GivenUp | null>,
): Promise<GivenUp | undefined> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`email:${key}`}, 0))`.execute(tx);
    const before = await tx.selectFrom('emails').select('key').where('key', '=', key).executeTakeFirst();
    const outcome = before ? null : await send();
    if (outcome === null) return undefined;
    if ('givenUp' in outcome) return outcome;
    const { kind, userId, subject, sentAt } = outcome;
    await tx
      .insertInto('emails')
      .values({ key, kind, user_id: userId, subject, sent_at: new Date(sentAt) })
      .execute();
    return undefined;
  });
}
