/** What reports need of people and events, the last touch, and the operator's password and sessions. */
export const measuring = `
-- The number that a device gives its events, which orders those of one millisecond.
alter table events add column event_id bigint;

-- From the first event that tells it, then kept.
alter table people add column cohort text not null default '';
alter table people add column source text not null default '';

-- Last touch, beside the first in source and click_id. The name says whose click id it is, such as fbclid.
alter table users add column click_id_name text not null default '';
alter table users add column last_source text not null default '';
alter table users add column last_click_id text not null default '';
alter table users add column last_click_id_name text not null default '';
alter table checkouts add column click_id_name text not null default '';
alter table checkouts add column last_source text not null default '';
alter table checkouts add column last_click_id text not null default '';
alter table checkouts add column last_click_id_name text not null default '';

-- The operator's password, when none comes from the environment.
create table console_password (
  only_row boolean primary key default true check (only_row),
  password_hash text not null,
  created_at timestamptz not null default now()
);

create table console_sessions (
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
`;
