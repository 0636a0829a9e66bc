/** Operators, how they sign in, and what they did. */
export const operatorsTables = `
create table operators (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'money', 'growth', 'support', 'analyst')),
  state text not null check (state in ('invited', 'active', 'ended')),
  time_zone text not null default 'UTC',
  created_at timestamptz not null,
  created_by bigint references operators,
  ended_at timestamptz,
  digest_hour smallint check ((digest_hour >= 0) and (digest_hour <= 23)),
  digest_day text
);

create table operator_invitations (
  token_hash bytea primary key,
  operator_id bigint not null references operators on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_invitations_operator on operator_invitations (operator_id);

create table operator_credentials (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete cascade,
  kind text not null check (kind in ('password', 'totp', 'passkey')),
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  password_hash text,
  sealed_secret bytea,
  last_step bigint,
  passkey_id text unique,
  public_key bytea,
  counter bigint,
  transports text[],
  is_backed_up boolean,
  check (CASE kind     WHEN 'password' THEN (password_hash is not null)     WHEN 'totp' THEN (sealed_secret is not null)     ELSE (num_nonnulls(passkey_id, public_key, counter) = 3) END)
);
create unique index operator_credentials_one_password on operator_credentials (operator_id) where kind = 'password';
create index operator_credentials_operator on operator_credentials (operator_id);

create table operator_recovery_codes (
  code_hash bytea primary key,
  operator_id bigint not null references operators on delete cascade,
  made_at timestamptz not null,
  used_at timestamptz
);
create index operator_recovery_codes_operator on operator_recovery_codes (operator_id);

create table operator_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('sign in', 'enrol', 'confirm')),
  session_hash bytea,
  expires_at timestamptz not null
);

create table console_sessions (
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  operator_id bigint references operators on delete cascade,
  last_seen_at timestamptz not null default now(),
  confirmed_at timestamptz,
  is_enrolling boolean not null default false,
  network text not null default '',
  device text not null default ''
);
create index console_sessions_operator on console_sessions (operator_id);

create table audit (
  position bigint primary key,
  record text not null,
  hash bytea not null,
  at timestamptz not null,
  operator_id bigint,
  act text not null,
  user_id bigint,
  outcome text not null check (outcome in ('done', 'refused'))
);
create index audit_act on audit (act, position);
create index audit_at on audit (at);
create index audit_operator on audit (operator_id, position);
create index audit_user on audit (user_id, position);
create trigger audit_never_changes before update on audit
  for each row execute function refuse_change();

create table audit_ends (
  only_row boolean default true primary key check (only_row),
  removed_position bigint not null,
  removed_hash bytea not null,
  last_position bigint not null,
  last_hash bytea not null
);
-- The hash before the first entry.
insert into audit_ends (removed_position, removed_hash, last_position, last_hash)
  values (0, decode(repeat('00', 32), 'hex'), 0, decode(repeat('00', 32), 'hex'));
`;
