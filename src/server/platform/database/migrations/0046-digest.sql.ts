/** Who wants the digest, and until when they have it: see `operations/digest/`. */
export const digest = `
alter table operators add digest_hour smallint check (digest_hour between 0 and 23);
-- The last day, in the operator's time zone, on which nothing more is sent, as YYYY-MM-DD.
alter table operators add digest_day text;
`;
