import { sql, type Transaction } from 'kysely';
import { begunByDay } from '#server/analytics/report/begun-subscriptions.sql.ts';
import { erasedWord } from '#server/platform/database/erased-word.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** Advisory lock, so that only one process erases. */
const erasingLock = 7_353_040;
const erased = sql.lit(erasedWord);

/**
 * Takes the lock for this transaction, which then sees one moment. Has to be its first statement. A simultaneous change
 * of these rows between the counting and the erasing makes the transaction fail, and it is done once more. False when
 * another process has the lock.
 */
export async function lockErasing(tx: Transaction<Schema>): Promise<boolean> {
  await sql`set transaction isolation level repeatable read`.execute(tx);
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${erasingLock}) as is_ours`.execute(tx);
  return rows[0]!.is_ours;
}

/** Lists the transactions and subscriptions of people who were erased before this, for the rest of this transaction. */
export async function listErased(tx: Transaction<Schema>, erasedBefore: Date): Promise<void> {
  await sql`
    create temporary table erased_ids on commit drop as
    select provider_id as id from erasures where erased_at <= ${erasedBefore}
    union
    select subscription_id from transactions join erasures on provider_id = transactions.id
    where erased_at <= ${erasedBefore} and subscription_id is not null`.execute(tx);
  await sql`analyze erased_ids`.execute(tx);
}

const ids = sql`(select id from erased_ids)`;
const isNotErased = sql`(cohort, source) is distinct from (${erased}, ${erased})`;

/** Checkouts lose their user with the account; one that never had a transaction has sold nothing. */
const ofErasedCheckouts = sql`
  user_id is null and (transaction_id is null or transaction_id in ${ids})
  and (cohort, drawn_cohort, source, last_source) is distinct from (${erased}, ${erased}, ${erased}, ${erased})`;

/** Whether quiz or source of one of them is still there. */
export async function isAnythingLeft(tx: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql<{ is_left: boolean }>`
    select exists (select from money_entries where transaction_id in ${ids} and ${isNotErased})
      or exists (select from money_entries where subscription_id in ${ids} and ${isNotErased})
      or exists (select from sold_subscriptions where subscription_id in ${ids} and ${isNotErased})
      or exists (select from subscriptions where id in ${ids} and ${isNotErased})
      or exists (select from checkouts where ${ofErasedCheckouts}) as is_left`.execute(tx);
  return rows[0]!.is_left;
}

/** The tables from which the figures are counted, and their column with the subscription. */
const sources = [
  ['sold_subscriptions', 'subscription_id'],
  ['subscription_history', 'subscription_id'],
  ['mrr_movements', 'subscription_id'],
] as const;

const counted = [
  'revenue_money',
  'revenue_mrr',
  'revenue_renewals',
  'revenue_values',
  'revenue_groups',
  'revenue_trials',
  'revenue_returns',
] as const;

/**
 * Copies the books of erased people into temporary tables with the names of the real ones. PostgreSQL finds the
 * temporary ones first, so the same statements count these people alone. Statements for the real tables name their
 * schema.
 */
export async function copyBooks(tx: Transaction<Schema>): Promise<void> {
  await sql`
    create temporary table money_entries on commit drop as
    select * from public.money_entries where transaction_id in ${ids}
    union
    select * from public.money_entries where subscription_id in ${ids}`.execute(tx);
  await sql`analyze money_entries`.execute(tx);
  for (const [table, column] of sources) {
    await sql`
      create temporary table ${sql.table(table)} on commit drop as
      select * from public.${sql.table(table)} where ${sql.ref(column)} in ${ids}`.execute(tx);
    await sql`analyze ${sql.table(table)}`.execute(tx);
  }
  for (const table of counted) {
    await sql`
      create temporary table ${sql.table(table)} (like public.${sql.table(table)}) on commit drop`.execute(tx);
  }
}

/** Stores how many subscriptions they began, by day. */
export async function saveBegun(tx: Transaction<Schema>, now: number): Promise<void> {
  await sql`
    insert into kept_begun
    ${begunByDay(sql`id in ${ids} and ${isNotErased}`, now)}`.execute(tx);
}

/** Replaces quiz, source and campaign wherever one of the provider's ids stands beside them. */
export async function replaceWithWord(tx: Transaction<Schema>): Promise<void> {
  await sql`
    update public.money_entries set cohort = ${erased}, source = ${erased}
    where id in (select id from pg_temp.money_entries where ${isNotErased})`.execute(tx);
  await sql`
    update public.sold_subscriptions set cohort = ${erased}, source = ${erased}, campaign = ${erased}
    where subscription_id in ${ids} and ${isNotErased}`.execute(tx);
  await sql`
    update subscriptions set cohort = ${erased}, source = ${erased} where id in ${ids} and ${isNotErased}`.execute(tx);
  await sql`
    update checkouts
    set cohort = ${erased}, drawn_cohort = ${erased}, source = ${erased}, last_source = ${erased}
    where ${ofErasedCheckouts}`.execute(tx);
}
