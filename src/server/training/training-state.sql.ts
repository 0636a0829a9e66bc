import { type Kysely, sql, type Transaction } from 'kysely';
import type { SavedWhere, TrainingPause, TrainingReminder } from '#contract/training.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PlanRule } from '#training/plan/plan-rule.ts';

/** A version of the plan as stored; goals and skills are ids. */
export interface PlanVersion {
  version: number;
  quiz: string;
  goals: string[];
  skills: string[];
  daily_minutes: number;
  origin: string;
  seed: string;
  madeAt: number;
  rule: PlanRule;
  /** When the next rule came; null for the newest one. */
  nextRuleAt: number | null;
}

/** The stored state of a person's training beside the entries. Times are epoch ms. */
export interface StoredTraining {
  /** The account's plan. Not validated. */
  plan: unknown;
  newestVersion: PlanVersion | null;
  consent: { savedWhere: SavedWhere; version: string } | null;
  pause: TrainingPause | null;
  reminder: TrainingReminder | null;
  newestSeq: number;
  erasedAt: number | null;
  /** Whether the person was asked to keep their training and has not answered. */
  isAsked: boolean;
  /** Whether they gave their series. */
  hasGiven: boolean;
  /** Refitted ups and downs, the same for everybody; null before the first refit. */
  noise: Record<string, number> | null;
}

interface Row extends Omit<PlanVersion, 'version' | 'madeAt' | 'nextRuleAt'> {
  plan: unknown;
  version: number | null;
  made_at: Date;
  next_rule_at: Date | null;
  kept_where: SavedWhere | null;
  consent_version: string;
  from_day: string | null;
  until_day: string | null;
  weekday: number | null;
  hour: number;
  time_zone: string;
  newest_seq: string;
  erased_at: Date | null;
  is_asked: boolean;
  has_given: boolean;
  noise: Record<string, number> | null;
}

/**
 * Locks a person's training until the transaction ends. Needed for adding entries, so that nobody reads an entry before
 * one with a smaller `seq`, and so that a withdrawn consent or an erasure is not overtaken.
 * @returns false for an account that was erased meanwhile
 */
export async function lockTraining(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Null for an account that was erased meanwhile. */
export async function findTraining(db: Kysely<Schema>, userId: string): Promise<StoredTraining> {
  const { rows } = await sql<Row>`
    select u.plan, v.version, v.quiz, v.goals, v.skills, v.daily_minutes, v.origin, v.seed, v.made_at, v.rule, v.next_rule_at,
      c.kept_where, c.version as consent_version, p.from_day::text as from_day, p.until_day::text as until_day,
      r.weekday, r.hour, r.time_zone,
      coalesce((select max(seq) from training_entries where user_id = asked.id), 0) as newest_seq, e.erased_at,
      q.asked_at is not null and q.answered_at is null as is_asked,
      exists (select from training_givers where user_id = asked.id) as has_given,
      (select json_object_agg(name, sd) from training_noise) as noise
    from (select ${userId}::bigint as id) as asked
    left join users u on u.id = asked.id
    left join lateral (
      select * from training_plans where user_id = asked.id order by training_plans.version desc limit 1
    ) v on true
    left join training_consents c on c.user_id = asked.id and c.withdrawn_at is null
    left join training_pauses p on p.user_id = asked.id and p.ended_at is null
    left join training_reminders r on r.user_id = asked.id
    left join training_erasures e on e.user_id = asked.id
    left join training_questions q on q.user_id = asked.id`.execute(db);
  const row = rows[0]!;
  return {
    plan: row.plan,
    newestVersion: row.version === null ? null : versionOf({ ...row, version: row.version }),
    consent: row.kept_where && { savedWhere: row.kept_where, version: row.consent_version },
    pause: row.from_day === null ? null : { from_day: row.from_day, until_day: row.until_day },
    reminder: row.weekday === null ? null : { weekday: row.weekday, hour: row.hour, time_zone: row.time_zone },
    newestSeq: Number(row.newest_seq),
    erasedAt: row.erased_at?.getTime() ?? null,
    isAsked: row.is_asked,
    hasGiven: row.has_given,
    noise: row.noise,
  };
}

function versionOf(row: Row & { version: number }): PlanVersion {
  const { version, quiz, goals, skills, daily_minutes, origin, seed, rule, made_at, next_rule_at } = row;
  const times = { madeAt: made_at.getTime(), nextRuleAt: next_rule_at?.getTime() ?? null };
  return { version, quiz, goals, skills, daily_minutes, origin, seed, rule, ...times };
}

export async function insertVersion(
  tx: Transaction<Schema>,
  userId: string,
  { madeAt, nextRuleAt, ...version }: PlanVersion,
): Promise<void> {
  await tx
    .insertInto('training_plans')
    .values({
      user_id: userId,
      ...version,
      made_at: new Date(madeAt),
      next_rule_at: nextRuleAt === null ? null : new Date(nextRuleAt),
    })
    .execute();
}

/** Withdraws the current consent and gives this one; null gives none. `now` is epoch ms. */
export async function replaceConsent(
  tx: Transaction<Schema>,
  { userId, consent, now }: { userId: string; consent: StoredTraining['consent']; now: number },
): Promise<void> {
  await tx
    .updateTable('training_consents')
    .set({ withdrawn_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute();
  if (consent === null) return;
  await tx
    .insertInto('training_consents')
    .values({
      user_id: userId,
      kept_where: consent.savedWhere,
      version: consent.version,
      given_at: new Date(now),
    })
    .execute();
}

/** Ends the current pause and sets this one; null sets none. `now` is epoch ms. */
export async function replacePause(
  tx: Transaction<Schema>,
  { userId, pause, now }: { userId: string; pause: TrainingPause | null; now: number },
): Promise<void> {
  await tx
    .updateTable('training_pauses')
    .set({ ended_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  if (pause === null) return;
  await tx
    .insertInto('training_pauses')
    .values({ user_id: userId, ...pause, set_at: new Date(now) })
    .execute();
}

const erasedTables = [
  'training_entries',
  'training_pauses',
  'training_plans',
  'training_questions',
  'training_reminders',
  'training_room',
  'training_stop_links',
] as const;

/** Deletes entries, trials, pauses, plans, questions and the weekly email, and remembers when. `at` is epoch ms. */
export async function deleteTraining(tx: Transaction<Schema>, userId: string, at: number): Promise<void> {
  for (const table of erasedTables) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  const erased_at = new Date(at);
  await tx
    .insertInto('training_erasures')
    .values({ user_id: userId, erased_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ erased_at }))
    .execute();
}

/** Records that a person answered the question whether to keep their training. `now` is epoch ms. */
export async function answerQuestion(db: Kysely<Schema>, userId: string, now: number): Promise<void> {
  await db
    .updateTable('training_questions')
    .set({ answered_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .execute();
}
