/**
 * Figures that hold against anybody: payers are counted by our own records, quizzes by who walked them, and late events
 * and bots are left out.
 */
export const believedFigures = `
-- Why an event counts in no report: 'late' by its time, 'bot' by its sender. Null: it counts. The position of what is left
-- out is negative, so that whatever reads positions passes over it, and no day's table has it.
alter table events add column left_out text;

-- What was told first is what was drawn; beside it, when each quiz was first begun.
alter table people rename column cohort to drawn_cohort;
alter table people add column begun_a timestamptz;
alter table people add column begun_b timestamptz;
alter table people add column begun_c timestamptz;
update people set begun_a = begun.a, begun_b = begun.b, begun_c = begun.c
from (
  select person_id, min(event_time) filter (where quiz = 'A') as a, min(event_time) filter (where quiz = 'B') as b,
    min(event_time) filter (where quiz = 'C') as c
  from (
    select person_id, event_time,
      case event_properties->>'quiz' when 'quiz_one' then 'A' when 'quiz_two' then 'B' when 'quiz_mental_health' then 'C'
        else event_properties->>'cohort' end as quiz
    from events join event_types on event_types.id = type_id
    where name ~ '^(start|screen([1-9]|[12][0-9]|3[0-5]))_(open|close)$' or name = 'profile_saved'
  ) as quiz_event
  group by person_id
) as begun
where begun.person_id = people.id;
alter table journeys add column drawn_cohort text not null default '';
alter table past_journeys add column drawn_cohort text not null default '';
insert into stale_journeys select id from people;

alter table users add column drawn_cohort text not null default '';
-- The quiz that led to the purchase, what was drawn, and the measured device: null where nothing may be measured.
alter table checkouts add column cohort text not null default '';
alter table checkouts add column drawn_cohort text not null default '';
alter table checkouts add column device_id text;
create index checkouts_device on checkouts (device_id) where device_id is not null;

-- Measured devices on which a session of the account was open. Uploads cannot write here.
create table account_devices (
  user_id bigint not null references users on delete cascade,
  device_id text not null,
  bound_at timestamptz not null,
  primary key (user_id, device_id)
);
`;
