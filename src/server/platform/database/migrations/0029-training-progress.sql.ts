/** Weekly looks, tried habits, weekly emails, and series that were given to refit the ordinary ups and downs. */
export const trainingProgress = `
alter table training_entries drop constraint training_entries_kind_check;
alter table training_entries add constraint training_entries_kind_check
  check (kind in ('run', 'item', 'setting', 'check_in', 'habit_day', 'erased'));

create table training_reminders (
  user_id bigint primary key references users on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  hour smallint not null check (hour between 0 and 23),
  time_zone text not null,
  next_at timestamptz not null,
  stop_hash bytea not null unique
);
create index training_reminders_due on training_reminders (next_at);

-- Without a time and without a user, so that no series can be told to be whose it is.
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
  sd double precision not null check (sd > 0),
  people integer not null,
  fitted_at timestamptz not null
);
`;
