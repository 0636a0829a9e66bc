/** By which a start sees that another server of the database seals with another key. */
export const keyMark = `
create table key_mark (
  only_row boolean primary key default true check (only_row),
  -- A known text, sealed with the key of the servers.
  sealed bytea not null
);
`;
