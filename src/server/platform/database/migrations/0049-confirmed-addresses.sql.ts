/**
 * Whether the mailbox of the address before a correction had confirmed it: only such a one may take the correction back.
 * Of corrections until now it is not known, so their links end.
 */
export const confirmedAddresses = `
alter table address_corrections add column before_confirmed boolean not null default false;
`;
