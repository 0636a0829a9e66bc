/** The account's copy of training. */
export const training = `
create table training_plans (
  user_id bigint not null references users on delete cascade,
  version integer not null,
  quiz text not null,
  goals text[] not null,
  skills text[] not null,
  daily_minutes smallint not null,
  origin text not null,
  seed bigint not null,
  made_at timestamptz not null,
  primary key (user_id, version)
);

create table training_entries (
  -- Made by the device, so that sending it again cannot add it twice.
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  seq bigint generated always as identity,
  kind text not null check (kind in ('run', 'item', 'setting', 'erased')),
  exercise text,
  series text,
  day date not null,
  at timestamptz not null,
  tz_min smallint not null,
  body jsonb not null,
  -- Not real, which would give back another number than the device sent.
  score double precision,
  se double precision,
  received_at timestamptz not null
);
create unique index training_entries_in_order on training_entries (user_id, seq);
create index training_entries_by_exercise on training_entries (user_id, exercise, at);

create table training_trials (
  entry_id uuid primary key references training_entries on delete cascade,
  columns jsonb not null,
  kept_until timestamptz not null
);
create index training_trials_expired on training_trials (kept_until);

create table training_consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kept_where text not null check (kept_where in ('device', 'account')),
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create index training_consents_user on training_consents (user_id);
create unique index training_consents_current on training_consents (user_id) where withdrawn_at is null;

create table training_pauses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  from_day date not null,
  until_day date,
  set_at timestamptz not null,
  ended_at timestamptz
);
create index training_pauses_user on training_pauses (user_id);
create unique index training_pauses_current on training_pauses (user_id) where ended_at is null;

-- When a person erased all training: a device that was away cannot bring back what is older.
create table training_erasures (
  user_id bigint primary key references users on delete cascade,
  erased_at timestamptz not null
);
`;
