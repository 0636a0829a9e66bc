/** Offers have a price in each currency, and may begin with a trial. */
export const currencies = `
create table offer_prices (
  offer_id integer not null references offers on delete cascade,
  currency text not null,
  amount_minor integer not null check (amount_minor >= 0),
  primary key (offer_id, currency)
);
insert into offer_prices (offer_id, currency, amount_minor) select id, currency, amount_minor from offers;

alter table paddle_prices add column currency text not null default 'USD';
update paddle_prices set currency = offers.currency from offers where offers.id = offer_id;
alter table paddle_prices alter column currency drop default;
alter table paddle_prices drop constraint paddle_prices_pkey;
alter table paddle_prices add primary key (environment, offer_id, currency);

alter table checkouts add column currency text not null default 'USD';
update checkouts set currency = offers.currency from offers where offers.id = offer_id;

alter table offers drop column amount_minor;
alter table offers drop column currency;
alter table offers add column trial_unit text check (trial_unit in ('day', 'week', 'month', 'year'));
alter table offers add column trial_count integer check (trial_count > 0);
alter table offers add constraint offers_trial check ((trial_unit is null) = (trial_count is null));
`;
