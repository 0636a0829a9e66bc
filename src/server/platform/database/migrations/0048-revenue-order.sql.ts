/** For filters by more parts than are summed up: see 0045. The rows are written in this order, so they lie together. */
export const revenueOrder = `
create index revenue_money_order on revenue_money (source, country);
create index revenue_mrr_order on revenue_mrr (source, country);
create index revenue_renewals_order on revenue_renewals (source, country);
create index revenue_values_order on revenue_values (source, country);
create index revenue_trials_order on revenue_trials (source, country);
create index revenue_returns_order on revenue_returns (source, country);
`;
