/** When a charge's money was taken, because charges after a cancellation request are refunded. */
export const paidAt = `
alter table transactions add column paid_at timestamptz;
update transactions set paid_at = billed_at where status = 'completed' and total_minor > 0;
create index refunds_subscription on refunds (subscription_id);
`;
