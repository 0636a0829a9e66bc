import { type Kysely, sql } from 'kysely';
import { hashEmailAddress, readEmailAddress } from '#server/identity/email-address.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { GivenUp } from '#server/platform/jobs/job.ts';

/** Our record of an email, never its text. */
export interface SentEmail {
  kind: string;
  /** Null for a recipient without an account. */
  userId: string | null;
  subject: string;
  /** The recipient and the Message-ID, by which a bounce is tied to it. */
  to: string;
  messageId: string;
  sentAt: number;
}

/**
 * Runs `send` unless an email of this key was sent before, and records what it sent; null when it sent nothing. Locks
 * the key against other processes, and the turn, so that a limit sees every email of the same turn before. If the process ends between handing over and recording, the email is sent again.
 * Returns why `send` has given up, if it has.
 */
export function sendUnlessSent(
  db: Kysely<Schema>,
  { key, turn }: { key: string; turn: string },
  send: () => Promise<SentEmail | GivenUp | null>,
): Promise<GivenUp | undefined> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`emails:${turn}`}, 0))`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`email:${key}`}, 0))`.execute(tx);
    const before = await tx.selectFrom('emails').select('key').where('key', '=', key).executeTakeFirst();
    const outcome = before ? null : await send();
    if (outcome === null) return undefined;
    if ('givenUp' in outcome) return outcome;
    const { kind, userId, subject, sentAt } = outcome;
    const ties = userId === null ? {} : tiesOf(outcome);
    await tx
      .insertInto('emails')
      .values({ key, kind, user_id: userId, subject, sent_at: new Date(sentAt), ...ties })
      .execute();
    return undefined;
  });
}

function tiesOf({ to, messageId }: SentEmail): { email_hash: string | null; message_id: string } {
  const emailKey = readEmailAddress(to)?.emailKey;
  return { email_hash: emailKey ? hashEmailAddress(emailKey) : null, message_id: messageId.replaceAll(/[<>]/g, '') };
}
