/** Stores the hash of a password from the environment too, so that a start detects that it has changed. */
export const consolePassword = `
alter table console_password add column from_environment boolean not null default false;
`;
