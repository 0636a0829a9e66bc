/** Until when the first payments of a subscription are lower. */
export const introPrice = `
alter table subscriptions add column discount_ends_at timestamptz;
comment on column subscriptions.discount_ends_at is 'From then on a discount that runs for some payments takes nothing off any more; null without such a one.';
`;
