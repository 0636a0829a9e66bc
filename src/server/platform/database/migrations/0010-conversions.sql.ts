/** Whether a purchase may be reported to the advertiser, by the buyer's latest cookie consent. */
export const conversions = `
alter table checkouts add column may_convert boolean not null default false;
-- Only of who accepted, and only until the purchase is told: the advertiser asks for it with every purchase on a website.
alter table checkouts add column user_agent text not null default '';
alter table checkouts add column converted_at timestamptz;
`;
