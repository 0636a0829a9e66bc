/** The hash of the operator's password is stored wherever it comes from, so that a start sees when it has changed. */
export const consolePassword = `
alter table console_password add column from_environment boolean not null default false;
`;
