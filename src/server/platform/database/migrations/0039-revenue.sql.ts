/**
 * The figures of the revenue page, counted from the ledger and the history of subscriptions: sums by what they can be
 * filtered by. They are deleted and counted anew as a whole, so that nothing can be added twice.
 */
export const revenue = `
-- The money between two of the days that the page tells apart, in the currency of the buyer and in that of the payout.
create table revenue_money (
  from_day date not null,
  kind text not null,
  currency text not null,
  -- Empty while unknown.
  payout_currency text not null,
  -- What the page filters by; 0 and empty where there is none.
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

-- What moved MRR between two of these days, in millionths of a minor unit.
create table revenue_mrr (
  from_day date not null,
  currency text not null,
  -- Or 'at risk': what is past due now.
  movement text not null,
  offer_id integer not null,
  offer_version_id bigint not null,
  cohort text not null,
  source text not null,
  campaign text not null,
  country text not null,
  moved bigint not null,
  -- How many more subscriptions there are afterwards.
  more bigint not null,
  amount_micro numeric not null
);

-- The renewals of the customers of a month; number 0 is the first payment.
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

-- What customers have brought within so many days of their first payment.
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

-- The last two for random groups of customers, by one property at a time, for intervals.
create table revenue_groups (
  offer_id integer not null,
  property text not null,
  value text not null,
  customer_group integer not null,
  measure text not null check (measure in ('value', 'renewal')),
  -- A day since the first payment, or the number of a renewal.
  at integer not null,
  people bigint not null,
  gone bigint not null,
  paid bigint not null,
  net_minor bigint not null
);
create index revenue_groups_of on revenue_groups (offer_id, property, value);

-- Trials by the Monday of the week in which they began.
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

-- When all of these were counted; none before the first time.
create table revenue_counted (
  only_row boolean primary key default true check (only_row),
  -- On the clock of money.
  counted_until timestamptz not null,
  -- In real time.
  counted_at timestamptz not null,
  -- In which the provider pays out; empty while no payout is known.
  payout_currency text not null,
  -- How much there was to count, to know whether anything was added since.
  amount_counted text not null,
  -- Of the first money; null without any.
  first_day date,
  -- What there is to filter by, the most payments first.
  options jsonb not null
);
`;
