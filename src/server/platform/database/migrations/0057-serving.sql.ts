/** Where the server serves and what time it is there, for commands that run with other settings than the server. */
export const serving = `
create table serving (
  only_row boolean primary key default true check (only_row),
  public_url text not null,
  -- Null without the Paddle emulator.
  emulator_url text,
  -- How far emulated time is ahead of the real time.
  clock_ahead_ms bigint not null
);
`;
