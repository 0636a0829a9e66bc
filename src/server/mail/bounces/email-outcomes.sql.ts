import { type Kysely, sql, type Transaction } from 'kysely';
import type { EmailFault, EmailOutcome } from '#contract/console/email-delivery.ts';
import { dayMs } from '#contract/day.ts';
import { hashEmailAddress } from '#server/identity/email-address.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** An event without a Message-ID is about the latest email to its address, if that was sent within this time. */
const ofLatestWithinMs = 30 * dayMs;

interface Came {
  outcome: Exclude<EmailOutcome, 'refused' | 'suppressed'>;
  why: EmailFault | null;
  /** Epoch ms. */
  now: number;
}

/**
 * Ties a delivery event to the email: by its Message-ID, else to the latest one to this address. Does nothing when
 * there is none. A dead address stays dead.
 */
export async function saveOutcome(
  tx: Transaction<Schema>,
  of: Came & { emailKey: string; messageId: string | null },
): Promise<void> {
  const { emailKey, messageId, outcome, why, now } = of;
  await sql`
    insert into email_outcomes (key, kind, user_id, outcome, why, at)
    select key, kind, user_id, ${outcome}::text, ${why}::text, ${new Date(now)}::timestamptz from emails
    where email_hash = ${hashEmailAddress(emailKey)} and user_id is not null
      and (message_id = ${messageId}::text or sent_at >= ${new Date(now - ofLatestWithinMs)}::timestamptz)
    order by message_id = ${messageId}::text desc nulls last, sent_at desc, key limit 1
    on conflict (key) do update set outcome = excluded.outcome, why = excluded.why, at = excluded.at
      where not (email_outcomes.outcome = 'hard bounce' and excluded.outcome = 'soft bounce')`.execute(tx);
}

interface Unsent {
  key: string;
  kind: string;
  /** Null for a recipient without an account, about whom nothing is stored. */
  userId: string | null;
  outcome: 'refused' | 'suppressed';
  why: EmailFault;
  /** Epoch ms. */
  now: number;
}

/** Records that an email was not handed over, and why. */
export async function saveUnsent(db: Kysely<Schema>, { key, kind, userId, outcome, why, now }: Unsent): Promise<void> {
  await sql`
    insert into email_outcomes (key, kind, user_id, outcome, why, at)
    select ${key}, ${kind}, id, ${outcome}, ${why}, ${new Date(now)}::timestamptz from users where id = ${userId}
    on conflict (key) do update set outcome = excluded.outcome, why = excluded.why, at = excluded.at`.execute(db);
}
