/** Named operators with their means of signing in, and the audit of what they do, chained by hashes. */
export const operators = `
create table operators (
  id bigint generated always as identity primary key,
  email text not null,
  -- Trimmed, lower-cased.
  email_key text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'money', 'growth', 'support', 'analyst')),
  state text not null check (state in ('invited', 'active', 'ended')),
  -- IANA name; times on screen are in it.
  time_zone text not null default 'UTC',
  created_at timestamptz not null,
  created_by bigint references operators,
  ended_at timestamptz
);

create table operator_invitations (
  token_hash bytea primary key,
  operator_id bigint not null references operators on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_invitations_operator on operator_invitations (operator_id);

-- One row for each means of signing in; the columns of the other kinds are null.
create table operator_credentials (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete cascade,
  kind text not null check (kind in ('password', 'totp', 'passkey')),
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  -- argon2id.
  password_hash text,
  -- The TOTP secret, sealed with a key that the database does not hold, and the last time step that was used.
  sealed_secret bytea,
  last_step bigint,
  passkey_id text unique,
  public_key bytea,
  counter bigint,
  transports text[],
  is_backed_up boolean,
  check (case kind when 'password' then password_hash is not null when 'totp' then sealed_secret is not null
    else num_nonnulls(passkey_id, public_key, counter) = 3 end)
);
create index operator_credentials_operator on operator_credentials (operator_id);
create unique index operator_credentials_one_password on operator_credentials (operator_id) where kind = 'password';

create table operator_recovery_codes (
  code_hash bytea primary key,
  operator_id bigint not null references operators on delete cascade,
  made_at timestamptz not null,
  used_at timestamptz
);
create index operator_recovery_codes_operator on operator_recovery_codes (operator_id);

-- What a passkey has to sign; each is answered once.
create table operator_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('sign in', 'enrol', 'confirm')),
  session_hash bytea,
  expires_at timestamptz not null
);

-- Sessions of before are of nobody, so they end.
delete from console_sessions;
-- Null: the console's own password.
alter table console_sessions add column operator_id bigint references operators on delete cascade;
alter table console_sessions add column last_seen_at timestamptz not null default now();
-- The last second factor.
alter table console_sessions add column confirmed_at timestamptz;
-- An enrolling session may only set up a sign-in.
alter table console_sessions add column is_enrolling boolean not null default false;
alter table console_sessions add column network text not null default '';
alter table console_sessions add column device text not null default '';
create index console_sessions_operator on console_sessions (operator_id);

-- What operators did and looked at: a chain of hashes, without foreign keys, so that entries outlive operators and accounts.
create table audit (
  position bigint primary key,
  -- Canonical JSON of all that the columns below say, and more.
  record text not null,
  -- SHA-256 of the hash before and the record.
  hash bytea not null,
  at timestamptz not null,
  operator_id bigint,
  act text not null,
  user_id bigint,
  outcome text not null check (outcome in ('done', 'refused'))
);
create index audit_operator on audit (operator_id, position);
create index audit_act on audit (act, position);
create index audit_user on audit (user_id, position);
create index audit_at on audit (at);

-- One row: the last entry that was removed because of its age, and the last that was written.
create table audit_ends (
  only_row boolean primary key default true check (only_row),
  removed_position bigint not null,
  removed_hash bytea not null,
  last_position bigint not null,
  last_hash bytea not null
);
insert into audit_ends values (true, 0, decode(repeat('00', 32), 'hex'), 0, decode(repeat('00', 32), 'hex'));

-- An audit entry is never changed; the oldest ones may be deleted after their time.
create trigger audit_never_changes before update on audit for each row execute function refuse_change();
`;
