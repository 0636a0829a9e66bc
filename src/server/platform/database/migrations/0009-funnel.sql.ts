/** Positions and indexes of events for the funnel's report. */
export const funnel = `
-- When, in ms since 1970, and within that ms the number that the device gave the event: one number, so that the smallest
-- one is the first event. No time is after 2248, and no number above 2^20 - 1: later ones stand together.
alter table events add column position bigint not null generated always as (
  least((extract(epoch from event_time at time zone 'UTC') * 1000)::bigint, 8796093022207) * 1048576
  + least(greatest(coalesce(event_id, 0), 0), 1048575)
) stored;

-- In the order in which steps are matched: each step's events person by person, read from the index alone.
drop index events_funnel;
create index events_funnel on events (type_id, person_id, position);

-- For what reads more than the index has, of some days: costs next to nothing when events are stored.
create index events_time on events using brin (event_time) with (pages_per_range = 32, autosummarize = on);
`;
