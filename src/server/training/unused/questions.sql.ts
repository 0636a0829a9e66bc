import { type Kysely, sql, type Transaction } from 'kysely';
import { liveStatuses } from '#server/billing/entitlement/entitlement.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Use } from './unused-training.ts';

/**
 * People with training whose access may have ended before a time, and who were not asked since another one. `fateOf`
 * decides which of them really have no plan.
 * @param before epoch ms
 */
export async function listUnusedTraining(
  db: Kysely<Schema>,
  before: { endedAt: number; askedAt: number },
  limit: number,
): Promise<string[]> {
  const endedAt = new Date(before.endedAt);
  const { rows } = await sql<{ user_id: string }>`
    select c.user_id from training_consents c left join training_questions q on q.user_id = c.user_id
    where c.withdrawn_at is null and c.kept_where = 'account' and c.given_at <= ${endedAt}
      and (q.asked_at is null or q.asked_at <= ${new Date(before.askedAt)})
      and (q.answered_at is null or q.answered_at <= ${endedAt})
      and exists (select from training_entries e where e.user_id = c.user_id)
      and not exists (
        select from subscriptions s
        where s.user_id = c.user_id and (s.status = any(${liveStatuses}) or s.canceled_at > ${endedAt})
      )
      and not exists (
        select from transactions t join subscriptions s on s.id = t.subscription_id
        where s.user_id = c.user_id and t.kept_until > ${endedAt}
      )
      and not exists (
        select from access_grants g where g.user_id = c.user_id and g.ended_at is null and g.ends_at > ${endedAt}
      )
    order by c.user_id limit ${limit}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Null for a person who does not keep training in the account. */
export async function findUse(db: Kysely<Schema>, userId: string): Promise<Omit<Use, 'accessEndedAt'> | null> {
  const row = await db
    .selectFrom('training_consents as c')
    .leftJoin('training_questions as q', 'q.user_id', 'c.user_id')
    .select(['c.given_at', 'q.asked_at', 'q.answered_at'])
    .where('c.user_id', '=', userId)
    .where('c.withdrawn_at', 'is', null)
    .where('c.kept_where', '=', 'account')
    .executeTakeFirst();
  if (!row) return null;
  return {
    chosenAt: row.given_at.getTime(),
    askedAt: row.asked_at?.getTime() ?? null,
    answeredAt: row.answered_at?.getTime() ?? null,
  };
}

/** Replaces an earlier question. `now` is epoch ms. */
export async function insertQuestion(tx: Transaction<Schema>, userId: string, now: number): Promise<void> {
  const asked = { asked_at: new Date(now), answered_at: null };
  await tx
    .insertInto('training_questions')
    .values({ user_id: userId, ...asked })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(asked))
    .execute();
}
