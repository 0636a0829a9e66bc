/** Offers and their versions, checkouts, subscriptions, payments, consent and price changes. */
export const billingTables = `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of % are never changed', tg_table_name;
end $$;

create table offers (
  id integer primary key,
  name text not null,
  interval_unit text not null check (interval_unit in ('day', 'week', 'month', 'year')),
  interval_count integer not null check (interval_count > 0),
  position integer not null,
  active boolean not null default true,
  trial_unit text check (trial_unit in ('day', 'week', 'month', 'year')),
  trial_count integer check (trial_count > 0),
  constraint offers_trial check ((trial_unit is null) = (trial_count is null))
);

create table offer_prices (
  offer_id integer references offers on delete cascade,
  currency text,
  amount_minor integer not null check (amount_minor >= 0),
  primary key (offer_id, currency)
);

create table provider_prices (
  account text,
  offer_id integer,
  product_id text not null,
  price_id text not null,
  currency text,
  primary key (account, offer_id, currency),
  constraint paddle_prices_offer_id_fkey foreign key (offer_id) references offers
);

create table offer_versions (
  id bigint generated always as identity primary key,
  offer_id integer not null references offers,
  number integer not null,
  offer jsonb not null,
  made_at timestamptz not null default now(),
  unique (offer_id, number)
);

create table checkouts (
  id text primary key,
  user_id bigint references users on delete set null,
  offer_id integer not null references offers,
  transaction_id text unique,
  status text not null default 'open' check (status in ('open', 'completed', 'failed')),
  source text not null default '',
  click_id text not null default '',
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  currency text not null,
  click_id_name text not null default '',
  last_source text not null default '',
  last_click_id text not null default '',
  last_click_id_name text not null default '',
  may_convert boolean not null default false,
  user_agent text not null default '',
  converted_at timestamptz,
  browser_hash bytea,
  by_owner boolean not null default false,
  cohort text not null default '',
  drawn_cohort text not null default '',
  device_id text,
  offer jsonb not null,
  amount_minor integer not null,
  offer_version_id bigint references offer_versions
);
create index checkouts_device on checkouts (device_id) where device_id is not null;
create index checkouts_user on checkouts (user_id);

create table consent_ledger (
  position bigint primary key,
  record text not null,
  hash bytea not null,
  user_id bigint not null,
  email_hash text not null,
  checkout_id text,
  subscription_id text,
  accepted_at timestamptz not null
);
create index consent_ledger_checkout on consent_ledger (checkout_id);
create index consent_ledger_email on consent_ledger (email_hash);
create index consent_ledger_subscription on consent_ledger (subscription_id);
create index consent_ledger_user on consent_ledger (user_id);
create trigger consent_ledger_stays before update on consent_ledger
  for each row execute function refuse_change();

create table consent_ledger_ends (
  only_row boolean default true primary key check (only_row),
  removed_position bigint not null,
  removed_hash bytea not null,
  last_position bigint not null,
  last_hash bytea not null
);

create table webhook_events (
  event_id text primary key,
  event_type text not null,
  occurred_at text not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  projected_at timestamptz,
  last_error text
);
create index webhook_events_pending on webhook_events (received_at) where projected_at is null;
create index webhook_events_received on webhook_events (received_at);

create table subscriptions (
  id text primary key,
  user_id bigint references users on delete set null,
  offer_id integer references offers,
  status text not null,
  amount_minor integer not null,
  currency text not null,
  interval_unit text not null,
  interval_count integer not null,
  started_at timestamptz not null,
  trial_ends_at timestamptz,
  next_billed_at timestamptz,
  scheduled_action text,
  scheduled_at timestamptz,
  canceled_at timestamptz,
  occurred_at_us bigint not null,
  paused_at timestamptz,
  resume_at timestamptz,
  cohort text not null default '',
  source text not null default '',
  customer_ref uuid,
  offer_name text,
  period_starts_at timestamptz,
  period_ends_at timestamptz
);
create index subscriptions_next_billed on subscriptions (next_billed_at) where next_billed_at is not null;
create index subscriptions_scheduled on subscriptions (scheduled_at) where scheduled_at is not null;
create index subscriptions_started on subscriptions (started_at);
create index subscriptions_user on subscriptions (user_id, started_at desc);

create table transactions (
  id text primary key,
  user_id bigint references users on delete set null,
  checkout_id text references checkouts on delete set null,
  subscription_id text,
  status text not null,
  total_minor integer not null,
  currency text not null,
  period_ends_at timestamptz,
  card_brand text,
  card_last4 text,
  billed_at timestamptz,
  occurred_at_us bigint not null,
  tax_minor integer not null default 0,
  origin text not null default '',
  invoice_number text,
  paid_at timestamptz,
  period_starts_at timestamptz,
  worth_minor integer,
  credit_minor integer not null default 0,
  to_balance_minor integer not null default 0,
  kept_until timestamptz,
  card_key bytea
);
create index transactions_card on transactions (card_last4, total_minor, paid_at) where card_last4 is not null;
create index transactions_invoice on transactions (upper(invoice_number)) where invoice_number is not null;
create index transactions_occurred on transactions (occurred_at_us);
create index transactions_subscription on transactions (subscription_id);
create index transactions_user on transactions (user_id);

create table adjustments (
  id text primary key,
  transaction_id text not null,
  subscription_id text,
  user_id bigint references users on delete set null,
  action text not null,
  status text not null,
  total_minor integer not null,
  currency text not null,
  created_at timestamptz not null,
  occurred_at_us bigint not null,
  tax_minor integer not null default 0
);
create index adjustments_occurred on adjustments (occurred_at_us);
create index adjustments_transaction on adjustments (transaction_id);
create index adjustments_user on adjustments (user_id);

create table refunds (
  transaction_id text primary key,
  user_id bigint references users on delete set null,
  subscription_id text,
  reason text not null check (reason in ('withdrawal', 'cancelled before renewal', 'second purchase')),
  owed_at timestamptz not null,
  adjustment_id text,
  asked_at timestamptz,
  amount_minor integer check (amount_minor > 0)
);
create index refunds_subscription on refunds (subscription_id);
create index refunds_user on refunds (user_id);

create table withdrawals (
  subscription_id text primary key,
  user_id bigint not null references users on delete cascade,
  transaction_id text,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  is_repeated boolean not null default false
);
create index withdrawals_user on withdrawals (user_id);

create table purchase_marks (
  kind text check (kind in ('trial', 'withdrawal')),
  key_hash bytea,
  subscription_id text,
  happened_at timestamptz not null,
  primary key (kind, key_hash, subscription_id)
);
create index purchase_marks_happened on purchase_marks (happened_at);

create table leave_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index leave_links_expired on leave_links (expires_at);

create table price_changes (
  id bigint generated always as identity primary key,
  offer_id integer not null references offers,
  currency text not null,
  amount_minor integer not null check (amount_minor > 0),
  effective_at timestamptz not null,
  announced_by text not null,
  announced_at timestamptz not null
);

create table price_change_notices (
  price_change_id bigint references price_changes on delete cascade,
  subscription_id text references subscriptions on delete cascade,
  user_id bigint not null references users on delete cascade,
  amount_before_minor integer not null,
  moved_at timestamptz,
  left_at timestamptz,
  left_because text,
  primary key (price_change_id, subscription_id)
);
create index price_change_notices_user on price_change_notices (user_id);

create table subscription_claims (
  subscription_id text primary key,
  claim text not null,
  held_until timestamptz not null
);

create table cancellations (
  id bigint generated always as identity primary key,
  subscription_id text not null,
  user_id bigint not null references users on delete cascade,
  reason text,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  undone_at timestamptz,
  requested_by text not null default '',
  at_once boolean not null default false
);
create unique index cancellations_pending on cancellations (subscription_id) where undone_at is null;
create index cancellations_user on cancellations (user_id);
-- The hash before the first entry.
insert into consent_ledger_ends (removed_position, removed_hash, last_position, last_hash)
  values (0, decode(repeat('00', 32), 'hex'), 0, decode(repeat('00', 32), 'hex'));
`;
