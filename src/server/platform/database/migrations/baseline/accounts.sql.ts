/** Accounts and sign-in, links, emails, jobs and limits. */
export const accountsTables = `
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
  provider_customer_id text unique,
  password_hash text,
  plan jsonb,
  created_at timestamptz not null default now(),
  click_id_name text not null default '',
  last_source text not null default '',
  last_click_id text not null default '',
  last_click_id_name text not null default '',
  email_proven_at timestamptz,
  browser_hash bytea,
  drawn_cohort text not null default '',
  customer_ref uuid not null default gen_random_uuid() unique
);
create index users_email_start on users (email_key text_pattern_ops);
create index users_last_name_start on users (lower(substring(name, '[^ ]+$')) text_pattern_ops) where name <> '';
create index users_name_start on users (lower(name) text_pattern_ops) where name <> '';

create table later_sign_ups (
  user_id bigint references users on delete cascade,
  browser_hash bytea,
  details jsonb not null,
  signed_up_at timestamptz not null,
  primary key (user_id, browser_hash)
);
create index later_sign_ups_time on later_sign_ups (signed_up_at);

create table known_browsers (
  user_id bigint references users on delete cascade,
  browser_hash bytea,
  seen_at timestamptz not null,
  primary key (user_id, browser_hash)
);
create index known_browsers_time on known_browsers (seen_at);

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  id bigint generated always as identity unique,
  device text not null default ''
);
create index sessions_user on sessions (user_id);

create table password_tokens (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('setup', 'reset', 'welcome')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_tokens_user on password_tokens (user_id);

create table attempts (
  key text not null,
  attempted_at timestamptz not null default now()
);
create index attempts_key on attempts (key, attempted_at);

create table resume_links (
  id_hash bytea primary key,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index resume_links_expired on resume_links (expires_at);

create table plan_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  browser_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index plan_links_expired on plan_links (expires_at);
create index plan_links_user on plan_links (user_id);

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
create index jobs_open_of_address on jobs (((payload ->> 'email_key'))) where done_at is null;
create index jobs_open_of_user on jobs (((payload ->> 'user_id'))) where done_at is null;

create table emails (
  key text primary key,
  kind text not null,
  user_id bigint references users on delete cascade,
  subject text not null,
  sent_at timestamptz not null,
  message_id text,
  email_hash text
);
create index emails_message on emails (message_id) where message_id is not null;
create index emails_sent_to on emails (email_hash, sent_at) where email_hash is not null;
create index emails_user on emails (user_id);

create table email_outcomes (
  key text primary key,
  kind text not null,
  user_id bigint not null references users on delete cascade,
  outcome text not null check (outcome in ('hard bounce', 'soft bounce', 'complaint', 'refused', 'suppressed')),
  why text,
  at timestamptz not null
);
create index email_outcomes_user on email_outcomes (user_id);

create table erasures (
  provider_id text primary key,
  erased_at timestamptz not null,
  known_paid boolean not null default true
);

create table account_devices (
  user_id bigint references users on delete cascade,
  device_id text,
  bound_at timestamptz not null,
  primary key (user_id, device_id)
);

create table console_password (
  only_row boolean default true primary key check (only_row),
  password_hash text not null,
  created_at timestamptz not null default now(),
  from_environment boolean not null default false
);

create table console_browsers (
  browser_hash bytea primary key,
  seen_at timestamptz not null
);
`;
