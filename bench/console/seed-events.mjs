// Visitors and their events of the 400 days for which events are kept, one partition a day.

const days = 400;
/** The average number of a visitor's events. */
const eventsOfOne = 40;
const opened = 'screen%s_open';
const closed = 'screen%s_close';

/** Statements for this many events. Of twenty buyers, one is measured: `device-<account>`. */
export function eventStatements(events) {
  const visitors = Math.round(events / eventsOfOne);
  return [
    `insert into event_types (name) values ${names()
      .map((name) => `('${name}')`)
      .join(', ')} on conflict do nothing`,
    `do $$ begin
      for back in -1..${days + 1} loop
        execute format('create table if not exists events_%s partition of events for values from (%s) to (%s)', to_char(now() - back * interval '1 day', 'YYYYMMDD'),
          (extract(epoch from now()::date) - back * 86400)::bigint * 1000 * 1048576, (extract(epoch from now()::date) - (back - 1) * 86400)::bigint * 1000 * 1048576);
      end loop;
    exception when duplicate_table then null;
    end $$`,
    `create unlogged table bench_visitor as
     select row_number() over (order by at)::bigint as id, device_id, at, cohort, source, length, has_bought from (
       select device_id, completed_at - length * interval '8 seconds' - interval '1 minute' as at, cohort, source, length, true as has_bought
       from checkouts, (select 31 as length) l where device_id is not null
       union all
       select 'visitor-' || n, now() - random() * interval '${days - 1} days', (array['A', 'B', 'C'])[1 + floor(random() * 3)::integer],
         (array['facebook','facebook','google','google','tiktok','instagram','pinterest','newsletter','reddit',''])[1 + floor(random() * 10)::integer],
         least(31, 1 + floor(ln(1 - random()) / ln(0.95)))::integer, false
       from generate_series(1, ${visitors}) n
     ) told`,
    `insert into people (id, device_id, drawn_cohort, source, first_position, seen_on, begun)
     overriding system value
     select id, device_id, cohort, source, (extract(epoch from at) * 1000)::bigint * 1048576, at::date,
       array[case cohort when 'A' then at end, case cohort when 'B' then at end, case cohort when 'C' then at end] from bench_visitor`,
    `select setval(pg_get_serial_sequence('people', 'id'), (select max(id) from people))`,
    `create unlogged table bench_step as
     select number, event, seconds, t.id as type_id, event like '%close' as has_duration from (
       select 0 as number, 'session_start' as event, 0 as seconds
       union all select n, format('${opened}', n), n * 8 from generate_series(1, 31) n
       union all select n, format('${closed}', n), n * 8 + 7 from generate_series(1, 31) n
       union all select 31, event, 300 + 5 * place from unnest(array[${ending.map((name) => `'${name}'`)}]) with ordinality e (event, place)
     ) s join event_types t on t.name = event`,
    `insert into events (insert_id, type_id, person_id, event_time, event_id, position, received_at, event_properties)
     select v.id || '-' || type_id, type_id, v.id, moment, seconds, (extract(epoch from moment) * 1000)::bigint * 1048576 + seconds, moment,
       case when has_duration then jsonb_build_object('cohort', cohort, 'stay_ms', 2000 + (v.id * 7919 + seconds * 104729) % 9000)
         else jsonb_build_object('cohort', cohort) end
     from bench_visitor v join bench_step s on s.number <= v.length and (s.number < 31 or s.seconds < 300 or v.has_bought or v.id % 3 = 0)
     cross join lateral (select v.at + s.seconds * interval '1 second' as moment) m
     where moment < now()`,
  ];
}

/** The pages behind the quiz. */
const ending = [
  'profile_saved',
  'screen33_open',
  'screen34_open',
  'screen34_close',
  'screen35_open',
  'screen35_open_payment',
  'screen35_close_payment',
];

const names = () => [
  'session_start',
  'payment_success',
  'screen36_open',
  ...ending,
  ...Array.from({ length: 31 }, (_, i) => [opened, closed].map((name) => name.replace('%s', i + 1))).flat(),
];

export const eventTables = ['events', 'people'];
