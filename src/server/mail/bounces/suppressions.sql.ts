import { type Kysely, sql, type Transaction } from 'kysely';
import { hashEmailAddress } from '#server/identity/email-address.ts';
import type { Schema } from '#server/platform/database/schema.ts';

type Reason = Schema['mail_suppressions']['reason'];

/** Stores that an address takes no email. @returns whether that is new */
export async function suppress(
  tx: Transaction<Schema>,
  { emailKey, reason, now }: { emailKey: string; reason: Reason; now: number },
): Promise<boolean> {
  const emailHash = hashEmailAddress(emailKey);
  const before = await tx
    .selectFrom('mail_suppressions')
    .select('reason')
    .where('email_hash', '=', emailHash)
    .forUpdate()
    .executeTakeFirst();
  // A dead address stays dead, even after a complaint.
  if (before?.reason === reason || before?.reason === 'hard bounce') return false;
  const values = { reason, at: new Date(now) };
  await tx
    .insertInto('mail_suppressions')
    .values({ email_hash: emailHash, ...values })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet(values))
    .execute();
  return true;
}

/** Why an address takes no email; null when it does. */
export async function findSuppression(db: Kysely<Schema>, emailKey: string): Promise<Reason | null> {
  const row = await db
    .selectFrom('mail_suppressions')
    .select('reason')
    .where('email_hash', '=', hashEmailAddress(emailKey))
    .executeTakeFirst();
  return row?.reason ?? null;
}

/** Lets an address take email again. */
export async function liftSuppression(db: Kysely<Schema>, emailKey: string): Promise<void> {
  await db.deleteFrom('mail_suppressions').where('email_hash', '=', hashEmailAddress(emailKey)).execute();
}

export async function removeOldSuppressions(db: Kysely<Schema>, before: number): Promise<void> {
  await db.deleteFrom('mail_suppressions').where('at', '<', new Date(before)).execute();
}

/** An account whose email was bounced, with its latest payment. */
export interface Unreached {
  userId: string;
  paid: { amountMinor: number; currency: string; at: Date | null } | null;
  /** Whether an email that lets the person in was sent since then. */
  wasLetIn: boolean;
}

/** The account of this address; null when it has none. `since` is epoch ms. */
export async function findUnreached(db: Kysely<Schema>, emailKey: string, since: number): Promise<Unreached | null> {
  const { rows } = await sql<{
    id: string;
    sent: boolean;
    total_minor: number | null;
    currency: string;
    paid_at: Date | null;
  }>`
    select users.id, paid.total_minor, paid.currency, paid.paid_at, exists (
      select from emails
      where emails.user_id = users.id and kind in ('receipt', 'welcome') and sent_at >= ${new Date(since)}
    ) as sent
    from users left join lateral (
      select total_minor, currency, paid_at from transactions
      where transactions.user_id = users.id and status = 'completed' and total_minor > 0
      order by paid_at desc nulls last limit 1
    ) as paid on true
    where users.email_key = ${emailKey}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { id, sent, total_minor, currency, paid_at } = row;
  const paid = total_minor === null ? null : { amountMinor: total_minor, currency, at: paid_at };
  return { userId: id, paid, wasLetIn: sent };
}

/** The ids of accounts with an open row about a bounced receipt whose address is not the bounced one any more. */
export async function listCorrected(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from work_items join users on users.id = work_items.user_id
    where kind = 'receipt bounced' and solved_at is null and not exists (
      select from mail_suppressions
      where email_hash = encode(sha256(convert_to(users.email_key, 'UTF8')), 'hex') and reason = 'hard bounce'
    )`.execute(db);
  return rows.map(({ subject }) => subject);
}
