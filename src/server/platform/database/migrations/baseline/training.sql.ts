/** Plans, entries, consents and reminders of training. */
export const trainingTables = `
create table training_plans (
  user_id bigint references users on delete cascade,
  version integer,
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
  id uuid primary key,
  user_id bigint not null references users on delete cascade,
  seq bigint generated always as identity,
  kind text not null check (kind in ('run', 'item', 'setting', 'check_in', 'habit_day', 'erased')),
  exercise text,
  series text,
  day date not null,
  at timestamptz not null,
  tz_min smallint not null,
  body jsonb not null,
  score double precision,
  se double precision,
  received_at timestamptz not null
);
create index training_entries_by_exercise on training_entries (user_id, exercise, at);
create unique index training_entries_in_order on training_entries (user_id, seq);
create index training_items_by_day on training_entries (day, user_id) where kind = 'item';
create index training_items_by_user on training_entries (user_id, day) where kind = 'item';

create table training_trials (
  entry_id uuid primary key references training_entries on delete cascade,
  columns jsonb not null,
  kept_until timestamptz not null
);
create index training_trials_expired on training_trials (kept_until);

create table training_room (
  user_id bigint primary key references users on delete cascade,
  entries integer not null,
  bytes bigint not null,
  late_bytes bigint not null default 0
);

create table training_consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kept_where text not null check (kept_where in ('device', 'account')),
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index training_consents_current on training_consents (user_id) where withdrawn_at is null;
create index training_consents_user on training_consents (user_id);

create table training_pauses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  from_day date not null,
  until_day date,
  set_at timestamptz not null,
  ended_at timestamptz
);
create unique index training_pauses_current on training_pauses (user_id) where ended_at is null;
create index training_pauses_user on training_pauses (user_id);

create table training_erasures (
  user_id bigint primary key references users on delete cascade,
  erased_at timestamptz not null
);

create table training_questions (
  user_id bigint primary key references users on delete cascade,
  asked_at timestamptz not null,
  answered_at timestamptz
);

create table training_reminders (
  user_id bigint primary key references users on delete cascade,
  weekday smallint not null check ((weekday >= 0) and (weekday <= 6)),
  hour smallint not null check ((hour >= 0) and (hour <= 23)),
  time_zone text not null,
  next_at timestamptz not null
);
create index training_reminders_due on training_reminders (next_at);

create table training_stop_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  made_at timestamptz not null
);
create index training_stop_links_by_time on training_stop_links (made_at);
create index training_stop_links_by_user on training_stop_links (user_id);

create table training_gifts (
  id uuid primary key,
  series text not null,
  days integer[] not null,
  scores double precision[] not null,
  check (cardinality(days) = cardinality(scores))
);
create index training_gifts_by_series on training_gifts (series);

create table training_givers (
  user_id bigint primary key references users on delete cascade,
  given_on date not null
);

create table training_noise (
  name text primary key,
  sd double precision not null check (sd > (0)::double precision),
  people integer not null,
  fitted_at timestamptz not null
);
`;
