import { type Kysely, sql } from 'kysely';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** The fields of an account that the desk reads: without its quiz, its plan and its source. */
const personColumns = ['id', 'email', 'name', 'created_at', 'email_proven_at', 'provider_customer_id'] as const;

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

export function listPeople(db: Kysely<Schema>, userIds: readonly string[]) {
  return db.selectFrom('users').select(personColumns).where('id', 'in', userIds).execute();
}

/** Null for an unknown or erased account. */
export async function findPerson(db: Kysely<Schema>, userId: string): Promise<PersonRow | null> {
  return (await listPeople(db, [userId]))[0] ?? null;
}

/** The version of the offer with which each subscription began, as long as it still has this offer. */
export async function listOfferVersions(
  db: Kysely<Schema>,
  subscriptionIds: readonly string[],
): Promise<Map<string, number>> {
  if (subscriptionIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; number: number }>`
    select distinct on (s.id) s.id, v.number
    from subscriptions s
    join transactions t on t.subscription_id = s.id
    join checkouts c on c.id = t.checkout_id and c.offer_id = s.offer_id
    join offer_versions v on v.id = c.offer_version_id
    where s.id = any(${[...subscriptionIds]}::text[])
    order by s.id, t.billed_at desc nulls last`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Open access grants of these people without a subscription. Times are epoch ms. */
export async function listFreeGrants(
  db: Kysely<Schema>,
  userIds: readonly string[],
): Promise<{ userId: string; startsAt: number; endsAt: number }[]> {
  const rows = await db
    .selectFrom('access_grants')
    .select(['user_id', 'starts_at', 'ends_at'])
    .where('user_id', 'in', userIds)
    .where('subscription_id', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
  }));
}

/** Whether an operator has opened a person since then (epoch ms), by the audit. */
export async function hasOpened(
  db: Kysely<Schema>,
  { by, userId, since }: { by: Actor; userId: string; since: number },
): Promise<boolean> {
  const entry = await db
    .selectFrom('audit')
    .select('position')
    .where('user_id', '=', userId)
    .where('act', '=', 'opened a person')
    .where('operator_id', 'is not distinct from', by.operatorId)
    .where('at', '>', new Date(since))
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** The stored data about a person's health: the letter of the quiz, and the plan. Null for an unknown account. */
export async function findHealthData(
  db: Kysely<Schema>,
  userId: string,
): Promise<{ cohort: string; plan: object | null } | null> {
  const row = await db.selectFrom('users').select(['cohort', 'plan']).where('id', '=', userId).executeTakeFirst();
  return row ?? null;
}
