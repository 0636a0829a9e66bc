/**
 * Partitions the events by day, so that old days can be dropped. The keys of insert ids are a table of their own,
 * because a partitioned table has no unique key across its partitions. Events with unknown names are quarantined.
 */
export const eventDays = `
-- Moving all events may take minutes.
set local statement_timeout = 0;

-- Numbers that repeated names have used up are free again.
select setval(
  pg_get_serial_sequence('event_types', 'id'),
  greatest((select max(id) from event_types), 1),
  exists (select from event_types)
);

-- No event of the person has an earlier position: older days need not be looked into.
alter table people add column first_position bigint not null default 9223372036854775807;
-- The last day (UTC) on which something came of the person.
alter table people add column seen_on date not null default (now() at time zone 'UTC')::date;
update people set first_position = first.position
from (select person_id, min(position) as position from events group by person_id) as first
where first.person_id = people.id;

alter table events rename to events_before;
create table events (
  insert_id text not null,
  type_id integer not null,
  person_id bigint not null,
  session_id bigint,
  event_time timestamptz not null,
  event_id bigint,
  -- As it was worked out so far (see 0009); now the server does, since a day is found by it.
  position bigint not null,
  received_at timestamptz not null default now(),
  event_properties jsonb not null default '{}',
  user_properties jsonb not null default '{}'
) partition by range (position);
-- What belongs to no day that has a table: dated long ago or in times to come.
create table events_other partition of events default;

-- The hash of each insert id, by which a repeat is found: a fifth of the id. With a billion of them here, a new id is
-- taken for one of these once in 18 billion times.
create table event_keys (
  key bigint primary key,
  received_on date not null default (now() at time zone 'UTC')::date
);
create index event_keys_received on event_keys using brin (received_on);

do $$
declare
  day date;
  starts bigint;
begin
  for day in
    select distinct (event_time at time zone 'UTC')::date from events_before
    where event_time >= now() - interval '400 days' and event_time < now() + interval '2 days' order by 1
  loop
    starts := extract(epoch from day)::bigint * 1000 * 1048576;
    execute format(
      'create table %I partition of events for values from (%s) to (%s)',
      'events_' || to_char(day, 'YYYYMMDD'), starts, starts + 86400000::bigint * 1048576
    );
  end loop;
end $$;

insert into events (insert_id, type_id, person_id, session_id, event_time, event_id, position, received_at,
  event_properties, user_properties)
select insert_id, type_id, person_id, session_id, event_time, event_id, position, received_at,
  event_properties, user_properties
from events_before;
insert into event_keys (key, received_on)
select hashtextextended(insert_id, 0), (received_at at time zone 'UTC')::date from events_before
on conflict do nothing;
drop table events_before;
create index events_funnel on events (type_id, person_id, position);

-- Of names that are not ours: looked at by the operator, in no report, and kept for some days.
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
create index quarantined_events_received on quarantined_events using brin (received_at);
create index quarantined_events_person on quarantined_events (person_id);

-- The position of each step's event, in the order of the steps; null where it was not taken.
alter table journeys add column steps bigint[] not null default '{}';
insert into stale_journeys select person_id from journeys;

-- Journeys that begin on a day whose events are gone: they change no more. Whoever came again has another one for the
-- first of the days that are still there.
create table past_journeys (
  person_id bigint not null references people on delete cascade,
  cohort text not null,
  source text not null,
  first_visit bigint not null,
  steps bigint[] not null,
  primary key (person_id, first_visit)
);
create index past_journeys_visit on past_journeys (first_visit);
`;
