/** Each backup that was begun, with its outcome. */
export const backups = `
create table backups (
  id bigint generated always as identity primary key,
  -- By the nightly job, or from the command line.
  kind text not null check (kind in ('nightly', 'by hand')),
  started_at timestamptz not null,
  -- Null while it runs, and when its process ended in between.
  finished_at timestamptz,
  folder text,
  bytes bigint,
  rows bigint,
  -- Why there is none; null when it is whole.
  failed text
);
create index backups_started on backups (started_at);
`;
