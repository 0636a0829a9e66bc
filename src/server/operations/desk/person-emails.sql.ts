import { type Kysely, sql } from 'kysely';
import type { EmailDelivery, EmailFault } from '#contract/console/email-delivery.ts';
import type { PersonEmail } from '#contract/console/person.ts';
import { emailName, shownEmails } from '#server/mail/email-kinds.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** Most emails on the page; the timeline has all of them, page by page. */
const mostRows = 50;

/**
 * The latest emails with their delivery, newest first: those that wait or are tried again, those that were handed over,
 * and those that were refused or not sent. `now` is epoch ms.
 */
export async function listEmails(db: Kysely<Schema>, userId: string, now: number): Promise<PersonEmail[]> {
  const at = sql`${new Date(now)}::timestamptz`;
  const kinds = sql`any(${shownEmails}::text[])`;
  const { rows } = await sql<{ key: string; kind: string; at: Date; delivery: EmailDelivery; why: EmailFault | null }>`
    select key, kind, at, delivery, why from (
      select e.key, e.kind, e.sent_at as at, coalesce(o.outcome, 'handed over') as delivery, o.why
      from emails e left join email_outcomes o on o.key = e.key where e.user_id = ${userId}
      union all
      select o.key, o.kind, o.at, o.outcome, o.why from email_outcomes o
      where o.user_id = ${userId} and not exists (select from emails e where e.key = o.key)
      union all
      select coalesce(j.unique_key, 'job:' || j.id), j.kind, least(j.run_at, ${at}), 'waiting', null from jobs j
      where j.done_at is null and (j.run_at <= ${at} or j.attempts > 0) and (j.payload ->> 'user_id' = ${userId}
        or j.payload ->> 'email_key' = (select email_key from users where id = ${userId}))
    ) every
    where kind = ${kinds} order by at desc, key limit ${mostRows}`.execute(db);
  return rows.map(({ key, kind, at: sentAt, delivery, why }) => ({
    key,
    kind,
    name: emailName(kind)!,
    sent_at: sentAt.toISOString(),
    delivery,
    why,
  }));
}
