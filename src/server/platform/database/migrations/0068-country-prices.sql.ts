/** The country that a buyer chose beside the price, because it decides what they pay. */
export const countryPrices = `
alter table checkouts add column country text check (country ~ '^[A-Z]{2}$');
comment on column checkouts.country is 'ISO 3166-1 alpha-2, as the buyer chose it; null where the price did not depend on it.';
`;
