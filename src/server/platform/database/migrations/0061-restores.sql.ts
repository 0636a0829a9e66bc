/** Restores from a backup, and how far the provider was asked for what happened since. */
export const restores = `
create table restores (
  id bigint generated always as identity primary key,
  -- The moment that the backup shows.
  taken_at timestamptz not null,
  restored_at timestamptz not null,
  -- Account numbers below were given before, some of them after the backup.
  users_below bigint not null,
  -- The provider's payment that was read last.
  read_up_to text,
  -- Null until everything since the backup is known again.
  recovered_at timestamptz
);
`;
