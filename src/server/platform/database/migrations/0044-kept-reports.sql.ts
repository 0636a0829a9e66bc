/** Reports of a large site that were counted ahead. */
export const keptReports = `
create table kept_reports (
  -- What was asked for.
  query text primary key,
  -- In real time.
  counted_at timestamptz not null,
  report jsonb not null
);

-- The journeys of the days of a report, among those of all days.
create index journeys_first_visit on journeys (first_visit);
create index journeys_last_visit on journeys (last_visit);
`;
