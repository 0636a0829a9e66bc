import { type Kysely, sql } from 'kysely';
import { keysOfUser, listOwnMarks } from '#server/billing/buyer/purchase-marks.sql.ts';
import { listConsents } from '#server/billing/consent/consent-ledger.sql.ts';
import { listProviderEvents } from '#server/billing/ledger/provider-events.sql.ts';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** The columns and rows to export. All texts are constants below, because they go into the SQL unescaped. */
interface Reading {
  /** The table with its joins. */
  table: string;
  columns: string;
  order: string;
  /** The column that holds the user's id; default `user_id`. */
  column?: string;
  where?: string;
}

type Read = (db: Kysely<Schema>, userId: string) => Promise<unknown>;

const of = (table: string, columns: string, order: string): Reading => ({ table, columns, order });

export const profileReading: Reading = {
  table: 'users',
  column: 'id',
  columns: `id, email, name, age, gender, cohort, drawn_cohort, source, click_id, click_id_name, last_source, last_click_id,
    last_click_id_name, bundle_id, provider_customer_id, plan, created_at, customer_ref, email_proven_at,
    password_hash is not null as has_password`,
  order: 'id',
};

/**
 * What is stored in rows of a person, by name. Leaves out what would let somebody sign in: hashes of passwords and
 * tokens.
 */
export const ownReadings: Readonly<Record<string, Reading | Read>> = {
  profile: async (db, userId) => {
    const [profile] = await readRows(db, profileReading, userId);
    // With the labels of goals and skills; what cannot be read as a plan is shown as it is.
    return profile && { ...profile, plan: readStoredPlan(profile.plan) ?? profile.plan };
  },
  sessions: of('sessions', 'device, created_at, last_seen_at', 'created_at'),
  known_browsers: of('known_browsers', 'seen_at', 'seen_at'),
  // Without the details, because nobody has proven that this person gave them.
  later_sign_ups: of('later_sign_ups', 'signed_up_at', 'signed_up_at'),
  password_links: of('password_tokens', 'purpose, expires_at, used_at', 'expires_at'),
  leave_links: of('leave_links', 'created_at, expires_at', 'created_at'),
  plan_links: of('plan_links', 'created_at, expires_at', 'created_at'),
  checkouts: of(
    'checkouts',
    'id, offer, amount_minor, currency, transaction_id, status, source, click_id, click_id_name, last_source, last_click_id, last_click_id_name, created_at, completed_at, may_convert, user_agent, converted_at, trial_told_at, by_owner, cohort, drawn_cohort, device_id, due_minor, country',
    'created_at',
  ),
  coupons: of(
    'coupon_redemptions join coupons on coupons.id = coupon_id',
    'checkout_id, name, reserved_at, released_at, redeemed_at',
    'reserved_at',
  ),
  consents: (db, userId) => listConsents(db, { userId }),
  subscriptions: of(
    'subscriptions',
    `id, offer_id, offer_name, status, amount_minor, currency, interval_unit, interval_count, started_at, trial_ends_at,
     next_billed_at, scheduled_action, scheduled_at, paused_at, resume_at, canceled_at, period_starts_at, period_ends_at,
     discount_ends_at, cohort, source`,
    'started_at',
  ),
  payments: of(
    'transactions',
    `id, subscription_id, checkout_id, status, total_minor, tax_minor, currency, origin, invoice_number, card_brand, card_last4,
     worth_minor, credit_minor, to_balance_minor, billed_at, paid_at, period_starts_at, period_ends_at, kept_until`,
    'billed_at',
  ),
  adjustments: of(
    'adjustments',
    'id, transaction_id, subscription_id, action, status, total_minor, tax_minor, currency, created_at',
    'created_at',
  ),
  money_entries: {
    table: 'money_entries join users using (customer_ref)',
    column: 'users.id',
    columns: `kind, status, provider_id, transaction_id, adjustment_id, subscription_id, checkout_id, occurred_at, currency,
      gross_minor, tax_minor, discount_minor, credit_minor, fee_minor, retained_fee_minor, net_minor, payout_currency,
      payout_gross_minor, payout_tax_minor, payout_fee_minor, payout_retained_fee_minor, chargeback_fee_minor,
      payout_net_minor, exchange_rate, fee_rate, money_entries.cohort, money_entries.source, country, offer_id,
      interval_unit, interval_count, renewal_number, origin`,
    order: 'occurred_at, money_entries.id',
  },
  subscription_history: {
    table: 'subscription_history join sold_subscriptions using (subscription_id) join users using (customer_ref)',
    column: 'users.id',
    columns: `subscription_id, effective_at, status, amount_net_minor, currency, interval_unit, interval_count, discount_until,
      scheduled_action, scheduled_at, offer_id, cause`,
    order: 'subscription_history.subscription_id, seq',
  },
  provider_events: listProviderEvents,
  subscriber_state: of('subscriber_states', 'state, granted_until', 'user_id'),
  access_grants: of(
    'access_grants',
    'subscription_id, starts_at, ends_at, reason, granted_by, granted_at, ended_at',
    'granted_at',
  ),
  touches: {
    table: 'touches',
    column: 'coalesce(user_id, (select c.user_id from checkouts c where c.id = checkout_id))',
    columns:
      'checkout_id, which, arrived_at, recorded_at, utm_source, utm_medium, utm_campaign, utm_id, utm_content, utm_term, click_id_name, click_id, landing_path, referrer_host',
    order: 'id',
  },
  acts: of('acts', 'at, actor, act, subject_id, detail', 'id'),
  // Operators wrote these rows for their work, but they are also about the person.
  needs_a_person: of('work_items', 'kind, subject, facts, opened_at, solved_at, solution', 'opened_at'),
  refunds: of(
    'refunds',
    'transaction_id, subscription_id, reason, amount_minor, owed_at, asked_at, adjustment_id',
    'owed_at',
  ),
  // With what operators wrote about the person, but without their names.
  operator_refunds: of(
    'operator_refunds',
    `transaction_id, subscription_id, amount_minor, is_rest, currency, reason, note, access, asked_at, adjustment_id,
     settled_at, refused, refused_at`,
    'asked_at',
  ),
  moved_charges: {
    table: 'billing_moves join access_grants on access_grants.id = grant_id',
    columns: 'billing_moves.subscription_id, from_at, to_at, asked_at, moved_at, refused',
    order: 'asked_at',
  },
  corrected_addresses: of(
    'address_corrections',
    'email_before, before_confirmed, email_after, corrected_at, undone_at',
    'corrected_at',
  ),
  notes: of('person_notes', 'text, written_at', 'person_notes.id'),
  asked_at_the_desk: of('desk_presses', 'act, pressed_at, answer', 'pressed_at'),
  cancellations: of(
    'cancellations',
    'subscription_id, reason, requested_at, confirmed_at, undone_at, at_once',
    'requested_at',
  ),
  withdrawals: of(
    'withdrawals',
    'subscription_id, transaction_id, requested_at, confirmed_at, is_repeated',
    'requested_at',
  ),
  trials_and_withdrawals: async (db, userId) => {
    const marks = await listOwnMarks(db, await keysOfUser(db, userId));
    return marks.map(({ kind, happened_at }) => ({ kind, happened_at }));
  },
  price_changes: of(
    'price_change_notices join price_changes on price_changes.id = price_change_id',
    'subscription_id, amount_before_minor, amount_minor, currency, announced_at, effective_at, moved_at, left_at, left_because',
    'announced_at',
  ),
  planned_changes: of(
    'planned_changes',
    'subscription_id, present, agreed, planned_at, effective_at, begun_at, made_at, ended_at, ended_because',
    'planned_at',
  ),
  devices: of('account_devices', 'device_id, bound_at', 'bound_at'),
  emails: of('emails', 'kind, subject, sent_at', 'sent_at'),
  emails_that_did_not_arrive: of('email_outcomes', 'kind, outcome, why, at', 'at'),
  training_plans: of(
    'training_plans',
    'version, quiz, goals, skills, daily_minutes, origin, seed, made_at, rule, next_rule_at',
    'version',
  ),
  training_entries: of(
    'training_entries',
    'id, seq, kind, exercise, series, day::text as day, at, tz_min, body, score, se, received_at',
    'seq',
  ),
  training_trials: of(
    'training_trials join training_entries on training_entries.id = entry_id',
    'entry_id, columns, kept_until',
    'seq',
  ),
  training_consents: of('training_consents', 'kept_where, version, given_at, withdrawn_at', 'given_at'),
  training_pauses: of(
    'training_pauses',
    'from_day::text as from_day, until_day::text as until_day, set_at, ended_at',
    'set_at',
  ),
  training_erasures: of('training_erasures', 'erased_at', 'erased_at'),
  training_questions: of('training_questions', 'asked_at, answered_at', 'asked_at'),
  training_reminders: of('training_reminders', 'weekday, hour, time_zone, first_day, next_at', 'next_at'),
  training_stop_links: of('training_stop_links', 'made_at', 'made_at'),
  stopped_renewals: of(
    'renewal_stops',
    'subscription_id, transaction_id, because, stopped_at, confirmed_at, lifted_at',
    'stopped_at',
  ),
  reasons_at_the_desk: of('audit_reasons', 'reason', 'position'),
  training_room: of('training_room', 'entries, bytes, late_bytes', 'entries'),
  training_givers: of('training_givers', 'given_on::text as given_on', 'given_on'),
  planned: {
    table: 'jobs',
    column: "payload->>'user_id'",
    columns: 'kind, run_at',
    order: 'run_at',
    where: 'done_at is null',
  },
};

/** All readings, in the order above. */
export async function readOwnData(db: Kysely<Schema>, userId: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, reading] of Object.entries(ownReadings)) {
    found[name] = await (typeof reading === 'function' ? reading(db, userId) : readRows(db, reading, userId));
  }
  return found;
}

async function readRows(db: Kysely<Schema>, reading: Reading, userId: string): Promise<Record<string, unknown>[]> {
  const { table, columns, order, column = 'user_id', where = 'true' } = reading;
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.raw(columns)} from ${sql.raw(table)}
    where ${sql.raw(column)} = ${userId} and ${sql.raw(where)} order by ${sql.raw(order)}`.execute(db);
  return rows;
}

/** The provider's ids for a person: customer, subscriptions, transactions and adjustments. */
export async function ownProviderIds(db: Kysely<Schema>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select provider_customer_id as id from users where id = ${userId} and provider_customer_id is not null
    union select id from subscriptions where user_id = ${userId}
    union select id from transactions where user_id = ${userId}
    union select transaction_id from checkouts where user_id = ${userId} and transaction_id is not null
    union select id from adjustments where user_id = ${userId}`.execute(db);
  return rows.map(({ id }) => id);
}
