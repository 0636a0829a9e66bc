import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Whether this email to this user was sent, refused or held back. */
export async function wasSent(tx: Transaction<Schema>, userId: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from emails where user_id = ${userId} and key = ${key}
    union all select from email_outcomes where user_id = ${userId} and key = ${key}`.execute(tx);
  return rows.length > 0;
}

/** The first number under which this email was not sent again yet. */
export async function nextNumber(tx: Transaction<Schema>, userId: string, key: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select n::int as number from generate_series(1, 10000) n
    where not exists (select from jobs where unique_key = 'resend:' || ${key}::text || ':' || n)
      and not exists (select from emails where user_id = ${userId} and key = 'resend:' || ${key}::text || ':' || n)
    order by n limit 1`.execute(tx);
  return rows[0]!.number;
}

/** The subscription that this user's cancellation is about; null when there is none. */
export async function subscriptionOfCancellation(
  tx: Transaction<Schema>,
  userId: string,
  id: string,
): Promise<string | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const row = await tx
    .selectFrom('cancellations')
    .select('subscription_id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.subscription_id ?? null;
}

/** Trimmed, lower-cased. */
export async function emailKeyOf(tx: Transaction<Schema>, userId: string): Promise<string> {
  const { email_key } = await tx
    .selectFrom('users')
    .select('email_key')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email_key;
}
