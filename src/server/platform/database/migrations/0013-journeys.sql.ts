/** Each person's journey through the funnel, computed beforehand, so that a report need not match all events. */
export const journeys = `
create table journeys (
  person_id bigint primary key references people on delete cascade,
  cohort text not null,
  source text not null,
  first_visit bigint not null,
  last_visit bigint not null,
  -- The position of the last of the steps that were taken, each by its first event at or after the one before.
  last_step bigint not null,
  -- Which these are: the visit is the lowest bit, each step after it the next one.
  taken integer not null
);

-- People whose journey may be another one by now. It has no key, so that uploads never wait for each other here.
create table stale_journeys (person_id bigint not null);
insert into stale_journeys select id from people;
`;
