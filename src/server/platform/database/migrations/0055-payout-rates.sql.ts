/** By currency, how much of the payout currency the provider gave for one unit of it last, as decimal text; see 0039. */
export const payoutRates = `
alter table revenue_counted add column rates jsonb not null default '{}';
-- So that they are counted at once.
delete from revenue_counted;
`;
