/**
 * Thirty days after an erasure, the quiz, source and campaign of a sale are erased from the books, where they stand
 * beside the provider's ids. What they were is kept as sums without ids, so that no past figure changes.
 */
export const erasedAttribution = `
-- The campaign of the first touch once that is deleted with the account; null before.
alter table sold_subscriptions add column campaign text;

-- Rows of the table without \`kept_\`, of people whose books were erased: what they counted until then. The first two by
-- the day.
create table kept_revenue_money (like revenue_money);
create table kept_revenue_mrr (like revenue_mrr);
create table kept_revenue_renewals (like revenue_renewals);
create table kept_revenue_values (like revenue_values);
create table kept_revenue_groups (like revenue_groups);
create table kept_revenue_trials (like revenue_trials);
create table kept_revenue_returns (like revenue_returns);
create index kept_revenue_money_day on kept_revenue_money (from_day);

-- Of their subscriptions by the day of their start, for the report of the funnel.
create table kept_begun (
  day date not null,
  cohort text not null,
  source text not null,
  subscriptions bigint not null,
  over bigint not null,
  cancelled bigint not null
);
create index kept_begun_day on kept_begun (day);

-- Nothing of an entry is ever changed but quiz and source, to that one word, and only for an erased person.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) = to_jsonb(old) || '{"cohort": "erased", "source": "erased"}' and exists (
      select from erasures where provider_id in (old.transaction_id, old.subscription_id)
        or provider_id in (select id from transactions where subscription_id = old.subscription_id)
    ) then
      return new;
    end if;
  end if;
  raise exception 'a money entry is never changed or deleted: add one that cancels it';
end $$;
`;
