/** Accounts and sessions, jobs, purchases, and analytics events. */
export const initial = `
create table users (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  name text not null default '',
  age integer,
  gender text not null default '',
  cohort text not null default '',
  source text not null default '',
  click_id text not null default '',
  bundle_id text not null default '',
  paddle_customer_id text unique,
  password_hash text,
  newsletter boolean not null default false,
  plan jsonb,
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table password_tokens (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('setup', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_tokens_user on password_tokens (user_id);

create table sign_in_failures (
  key text not null,
  failed_at timestamptz not null default now()
);
create index sign_in_failures_key on sign_in_failures (key, failed_at);

create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  unique_key text unique,
  payload jsonb not null default '{}',
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index jobs_due on jobs (run_at) where done_at is null;

create table offers (
  id integer primary key,
  name text not null,
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null,
  interval_unit text not null check (interval_unit in ('day', 'week', 'month', 'year')),
  interval_count integer not null check (interval_count > 0),
  position integer not null,
  active boolean not null default true
);

create table paddle_prices (
  environment text not null,
  offer_id integer not null references offers,
  product_id text not null,
  price_id text not null,
  primary key (environment, offer_id)
);

create table checkouts (
  id text primary key,
  user_id bigint not null references users on delete cascade,
  offer_id integer not null references offers,
  transaction_id text unique,
  status text not null default 'open' check (status in ('open', 'completed', 'failed')),
  source text not null default '',
  click_id text not null default '',
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index checkouts_user on checkouts (user_id);

create table consents (
  id bigint generated always as identity primary key,
  checkout_id text not null references checkouts on delete cascade,
  user_id bigint not null references users on delete cascade,
  text text not null,
  version text not null,
  locale text not null,
  amount_minor integer not null,
  currency text not null,
  accepted_at timestamptz not null
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

create table subscriptions (
  id text primary key,
  user_id bigint not null references users on delete cascade,
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
  -- Paddle's occurred_at as microseconds since 1970: only newer news is applied.
  occurred_at_us bigint not null
);
create index subscriptions_user on subscriptions (user_id, started_at desc);

create table transactions (
  id text primary key,
  user_id bigint references users on delete cascade,
  checkout_id text references checkouts on delete set null,
  subscription_id text,
  status text not null,
  total_minor integer not null,
  currency text not null,
  period_ends_at timestamptz,
  card_brand text,
  card_last4 text,
  billed_at timestamptz,
  occurred_at_us bigint not null
);
create index transactions_subscription on transactions (subscription_id);
create index transactions_user on transactions (user_id);

create table cancellations (
  id bigint generated always as identity primary key,
  subscription_id text not null,
  user_id bigint not null references users on delete cascade,
  reason text,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  undone_at timestamptz
);
create unique index cancellations_pending on cancellations (subscription_id) where undone_at is null;

create table event_types (
  id integer generated always as identity primary key,
  name text not null unique
);

create table people (
  id bigint generated always as identity primary key,
  device_id text not null unique,
  user_id text,
  user_properties jsonb not null default '{}'
);

create table events (
  insert_id text primary key,
  type_id integer not null references event_types,
  person_id bigint not null references people,
  session_id bigint,
  event_time timestamptz not null,
  received_at timestamptz not null default now(),
  event_properties jsonb not null default '{}',
  user_properties jsonb not null default '{}'
);
create index events_funnel on events (type_id, person_id, event_time);
create index events_person on events (person_id, event_time);
`;
