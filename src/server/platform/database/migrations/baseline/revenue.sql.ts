/** The counted figures of the revenue page. */
export const revenueTables = `
create table revenue_counted (
  only_row boolean default true primary key check (only_row),
  counted_until timestamptz not null,
  counted_at timestamptz not null,
  payout_currency text not null,
  amount_counted text not null,
  first_day date,
  options jsonb not null
);

create table revenue_groups (
  offer_id integer not null,
  property text not null,
  value text not null,
  customer_group integer not null,
  measure text not null check (measure in ('value', 'renewal')),
  at integer not null,
  people bigint not null,
  gone bigint not null,
  paid bigint not null,
  net_minor bigint not null
);
create index revenue_groups_of on revenue_groups (offer_id, property, value);

create table revenue_money (
  from_day date not null,
  kind text not null,
  currency text not null,
  payout_currency text not null,
  offer_id integer not null,
  offer_version_id bigint not null,
  cohort text not null,
  source text not null,
  campaign text not null,
  country text not null,
  movements bigint not null,
  firsts bigint not null,
  refunded_30 bigint not null,
  refunded_90 bigint not null,
  gross_minor bigint not null,
  tax_minor bigint not null,
  payout_gross_minor bigint not null,
  payout_tax_minor bigint not null,
  payout_net_minor bigint not null
);
create index revenue_money_order on revenue_money (source, country);

create table revenue_money_sums (
  from_day date,
  kind text,
  currency text,
  payout_currency text,
  offer_id integer,
  offer_version_id bigint,
  cohort text,
  source text,
  campaign text,
  country text,
  movements bigint,
  firsts bigint,
  refunded_30 bigint,
  refunded_90 bigint,
  gross_minor bigint,
  tax_minor bigint,
  payout_gross_minor bigint,
  payout_tax_minor bigint,
  payout_net_minor bigint,
  summed_by integer
);
create index revenue_money_sums_by on revenue_money_sums (summed_by);

create table revenue_mrr (
  from_day date not null,
  currency text not null,
  movement text not null,
  offer_id integer not null,
  offer_version_id bigint not null,
  cohort text not null,
  source text not null,
  campaign text not null,
  country text not null,
  moved bigint not null,
  more bigint not null,
  amount_micro numeric not null
);
create index revenue_mrr_order on revenue_mrr (source, country);

create table revenue_mrr_sums (
  from_day date,
  currency text,
  movement text,
  offer_id integer,
  offer_version_id bigint,
  cohort text,
  source text,
  campaign text,
  country text,
  moved bigint,
  more bigint,
  amount_micro numeric,
  summed_by integer
);
create index revenue_mrr_sums_by on revenue_mrr_sums (summed_by);

create table revenue_renewals (
  first_month date not null,
  offer_id integer not null,
  offer_version_id bigint not null,
  cohort text not null,
  source text not null,
  campaign text not null,
  country text not null,
  renewal integer not null,
  due bigint not null,
  gone bigint not null,
  paid bigint not null,
  net_minor bigint not null
);
create index revenue_renewals_order on revenue_renewals (source, country);

create table revenue_renewals_sums (
  first_month date,
  offer_id integer,
  offer_version_id bigint,
  cohort text,
  source text,
  campaign text,
  country text,
  renewal integer,
  due bigint,
  gone bigint,
  paid bigint,
  net_minor bigint,
  summed_by integer
);
create index revenue_renewals_sums_by on revenue_renewals_sums (summed_by);

create table revenue_returns (
  week date not null,
  offer_id integer not null,
  offer_version_id bigint not null,
  cohort text not null,
  source text not null,
  campaign text not null,
  country text not null,
  payments bigint not null,
  refunded_30 bigint not null,
  refunded_90 bigint not null,
  charged_back_30 bigint not null,
  charged_back_90 bigint not null
);
create index revenue_returns_order on revenue_returns (source, country);

create table revenue_returns_sums (
  week date,
  offer_id integer,
  offer_version_id bigint,
  cohort text,
  source text,
  campaign text,
  country text,
  payments bigint,
  refunded_30 bigint,
  refunded_90 bigint,
  charged_back_30 bigint,
  charged_back_90 bigint,
  summed_by integer
);
create index revenue_returns_sums_by on revenue_returns_sums (summed_by);

create table revenue_trials (
  week date not null,
  offer_id integer not null,
  offer_version_id bigint not null,
  cohort text not null,
  source text not null,
  campaign text not null,
  country text not null,
  ended bigint not null,
  paid bigint not null,
  running bigint not null
);
create index revenue_trials_order on revenue_trials (source, country);

create table revenue_trials_sums (
  week date,
  offer_id integer,
  offer_version_id bigint,
  cohort text,
  source text,
  campaign text,
  country text,
  ended bigint,
  paid bigint,
  running bigint,
  summed_by integer
);
create index revenue_trials_sums_by on revenue_trials_sums (summed_by);

create table revenue_values (
  offer_id integer not null,
  offer_version_id bigint not null,
  cohort text not null,
  source text not null,
  campaign text not null,
  country text not null,
  day integer not null,
  customers bigint not null,
  net_minor bigint not null
);
create index revenue_values_order on revenue_values (source, country);

create table revenue_values_sums (
  offer_id integer,
  offer_version_id bigint,
  cohort text,
  source text,
  campaign text,
  country text,
  day integer,
  customers bigint,
  net_minor bigint,
  summed_by integer
);
create index revenue_values_sums_by on revenue_values_sums (summed_by);

create table revenue_visitors (
  month date not null,
  cohort text not null,
  source text not null,
  visitors bigint not null,
  payers bigint not null,
  net_minor bigint not null
);
`;
