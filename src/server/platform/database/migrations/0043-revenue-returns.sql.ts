/** Two further figures of the revenue page, counted anew with the others: see 0039. */
export const revenueReturns = `
-- Of the payments of a week, by the Monday with which it begins, how many were given back, or charged back for good,
-- within so many days.
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

-- Who came in a month for the first time, how many of them have paid since, and their net money.
create table revenue_visitors (
  month date not null,
  cohort text not null,
  source text not null,
  visitors bigint not null,
  payers bigint not null,
  net_minor bigint not null
);
`;
