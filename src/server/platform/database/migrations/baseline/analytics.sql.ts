/** Events and what reports are made from. */
export const analyticsTables = `
create table kept_reports (
  query text primary key,
  counted_at timestamptz not null,
  report jsonb not null
);

create table event_types (
  id integer generated always as identity primary key,
  name text not null unique
);

create table people (
  id bigint generated always as identity primary key,
  device_id text not null unique,
  user_id text,
  user_properties jsonb not null default '{}',
  drawn_cohort text not null default '',
  source text not null default '',
  first_position bigint not null default '9223372036854775807'::bigint,
  seen_on date not null default ((now() AT TIME ZONE 'UTC'))::date,
  begun timestamptz[] not null default '{}'::timestamp with time zone[]
);

create table events (
  insert_id text not null,
  type_id integer not null,
  person_id bigint not null,
  session_id bigint,
  event_time timestamptz not null,
  event_id bigint,
  position bigint not null,
  received_at timestamptz not null default now(),
  event_properties jsonb not null default '{}',
  user_properties jsonb not null default '{}',
  left_out text
) partition by range (position);
create table events_other partition of events default;
create index events_funnel on events (type_id, person_id, position);

create table event_keys (
  key bigint primary key,
  received_on date not null default ((now() AT TIME ZONE 'UTC'))::date
);
create index event_keys_received on event_keys using brin (received_on);

create table quarantined_events (
  name text not null,
  insert_id text not null,
  person_id bigint not null,
  session_id bigint,
  event_time timestamptz not null,
  event_id bigint,
  received_at timestamptz not null default now(),
  event_properties jsonb not null default '{}',
  user_properties jsonb not null default '{}'
);
create index quarantined_events_person on quarantined_events (person_id);
create index quarantined_events_received on quarantined_events using brin (received_at);

create table journeys (
  person_id bigint primary key references people on delete cascade,
  cohort text not null,
  source text not null,
  first_visit bigint not null,
  last_visit bigint not null,
  last_step bigint not null,
  taken integer not null,
  steps bigint[] not null default '{}'::bigint[],
  drawn_cohort text not null default ''
);
create index journeys_first_visit on journeys (first_visit);
create index journeys_last_visit on journeys (last_visit);

create table past_journeys (
  person_id bigint references people on delete cascade,
  cohort text not null,
  source text not null,
  first_visit bigint,
  steps bigint[] not null,
  drawn_cohort text not null default '',
  primary key (person_id, first_visit)
);
create index past_journeys_visit on past_journeys (first_visit);

create table stale_journeys (
  person_id bigint not null
);

create table selector_tokens (
  token_hash bytea primary key,
  session_hash bytea not null references console_sessions on delete cascade,
  page text not null,
  expires_at timestamptz not null
);
create index selector_tokens_session on selector_tokens (session_hash);

create table element_labels (
  id bigint generated always as identity primary key,
  name text not null,
  page text not null,
  steps jsonb not null,
  event jsonb,
  made_by text not null,
  made_at timestamptz not null,
  removed_by text,
  removed_at timestamptz,
  check ((removed_by is null) = (removed_at is null))
);
create unique index element_labels_element on element_labels (page, steps) where removed_at is null;
create unique index element_labels_name on element_labels (lower(name)) where removed_at is null;
`;
