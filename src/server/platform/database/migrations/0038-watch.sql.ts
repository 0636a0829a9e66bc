/** What needs a person, alerts, what is counted for them, and addresses that take no email. */
export const watch = `
create table work_items (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The id of the payment, job, notification and so on that it is about.
  subject text not null,
  -- 1: wrong, 2: look; also the order on the page.
  severity smallint not null check (severity in (1, 2)),
  user_id bigint references users on delete set null,
  -- Ids, amounts and times; never an address, a name or anything about health.
  facts jsonb not null,
  -- May be in the future: what usually settles itself soon is shown only when it has not.
  opened_at timestamptz not null,
  assignee_id bigint references operators,
  assignee_name text,
  solved_at timestamptz,
  solved_by_id bigint references operators,
  -- Null with solved_at: the cause is gone without anybody.
  solved_by_name text,
  solution text not null default '',
  reopened_at timestamptz
);
create unique index work_items_one_open on work_items (kind, subject) where solved_at is null;
create index work_items_open on work_items (severity, opened_at, id) where solved_at is null;
create index work_items_solved on work_items (solved_at desc, id desc) where solved_at is not null;
create index work_items_user on work_items (user_id);

create table alerts (
  id bigint generated always as identity primary key,
  key text not null,
  severity text not null check (severity in ('critical', 'warning')),
  title text not null,
  -- A sentence with figures; no person and no condition.
  evidence text not null,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  -- How many looks have found it.
  count integer not null default 1,
  acknowledged_at timestamptz,
  acknowledged_by_id bigint references operators,
  acknowledged_by_name text,
  resolved_at timestamptz
);
create unique index alerts_one_open on alerts (key) where resolved_at is null;
create index alerts_resolved on alerts (resolved_at desc, id desc) where resolved_at is not null;

-- How often something happened in a minute that nothing else records, such as a refused signature.
create table signals (
  kind text not null,
  minute timestamptz not null,
  count integer not null,
  primary key (kind, minute)
);

-- Addresses that refuse our emails, as a hash.
create table mail_suppressions (
  email_hash text primary key,
  reason text not null check (reason in ('hard bounce', 'complaint')),
  at timestamptz not null
);

create index webhook_events_received on webhook_events (received_at);
create index money_entries_kind on money_entries (kind, occurred_at);
create index subscriptions_started on subscriptions (started_at);
create index subscriptions_next_billed on subscriptions (next_billed_at) where next_billed_at is not null;
create index subscriptions_scheduled on subscriptions (scheduled_at) where scheduled_at is not null;
create index provider_events_failed on provider_events (occurred_at_us) where event_type = 'transaction.past_due';
`;
