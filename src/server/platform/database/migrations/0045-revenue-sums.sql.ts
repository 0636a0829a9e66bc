/** The figures of the revenue page by few parts, so that a look at all of a large business reads few rows: see 0039. */
export const revenueSums = `
-- Rows of the table without \`_sums\`, summed up by at most two of the parts; the other parts are null. \`summed_by\` is
-- grouping() of the parts in their order: a bit for each that is null.
create table revenue_money_sums as select *, 0 as summed_by from revenue_money with no data;
create table revenue_mrr_sums as select *, 0 as summed_by from revenue_mrr with no data;
create table revenue_renewals_sums as select *, 0 as summed_by from revenue_renewals with no data;
create table revenue_values_sums as select *, 0 as summed_by from revenue_values with no data;
create table revenue_trials_sums as select *, 0 as summed_by from revenue_trials with no data;
create table revenue_returns_sums as select *, 0 as summed_by from revenue_returns with no data;

create index revenue_money_sums_by on revenue_money_sums (summed_by);
create index revenue_mrr_sums_by on revenue_mrr_sums (summed_by);
create index revenue_renewals_sums_by on revenue_renewals_sums (summed_by);
create index revenue_values_sums_by on revenue_values_sums (summed_by);
create index revenue_trials_sums_by on revenue_trials_sums (summed_by);
create index revenue_returns_sums_by on revenue_returns_sums (summed_by);

-- So that all are counted at once.
delete from revenue_counted;
`;
