/** Backups, and the mark of the key. */
export const backupsTables = `
create table key_mark (
  only_row boolean default true primary key check (only_row),
  sealed bytea not null
);

create table backups (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('nightly', 'by hand')),
  started_at timestamptz not null,
  finished_at timestamptz,
  folder text,
  bytes bigint,
  rows bigint,
  failed text
);
create index backups_started on backups (started_at);
`;
