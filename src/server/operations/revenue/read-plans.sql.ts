import { sql } from 'kysely';
import type { Interval } from '#contract/offer.ts';
import type { Question } from '#server/analytics/report/questions.sql.ts';

export interface Plan {
  id: number;
  name: string;
  interval: Interval;
}

/** All plans that were ever offered. */
export const readPlans: Question<Plan[]> = async (tx) => {
  const { rows } = await sql<Plan>`
    select id, name, jsonb_build_object('unit', interval_unit, 'count', interval_count) as interval from offers
    order by position, id`.execute(tx);
  return rows;
};

export interface Version {
  id: string;
  name: string;
  /** 1 for the first version of the plan. */
  number: number;
}

export const readVersions: Question<Version[]> = async (tx) => {
  const { rows } = await sql<Version>`
    select id::text, offer->>'name' as name, number from offer_versions`.execute(tx);
  return rows;
};

/** Since when the ledger is complete; null when nothing is recorded. */
export const readCompleteSince: Question<Date | null> = async (tx) => {
  const { rows } = await sql<{ since: Date }>`
    select complete_since as since from ledger_state where exists (select from money_entries)`.execute(tx);
  return rows[0]?.since ?? null;
};
