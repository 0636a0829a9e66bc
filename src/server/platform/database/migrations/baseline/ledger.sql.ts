/** The books: money entries, what each subscription was, and what moved in MRR. */
export const ledgerTables = `
-- Books are never changed: what is wrong is cancelled by a further entry.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'a money entry is never changed or deleted: add one that cancels it';
end $$;

create table money_entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('payment', 'refund', 'chargeback', 'chargeback_reverse', 'credit')),
  transaction_id text not null,
  adjustment_id text,
  subscription_id text,
  checkout_id text,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  currency text not null,
  gross_minor bigint not null,
  tax_minor bigint not null,
  cohort text not null,
  source text not null,
  customer_ref uuid,
  provider_id text not null,
  status text not null default 'completed',
  discount_minor bigint not null default 0,
  credit_minor bigint not null default 0,
  fee_minor bigint not null default 0,
  retained_fee_minor bigint not null default 0,
  net_minor bigint not null,
  payout_currency text,
  payout_gross_minor bigint not null default 0,
  payout_tax_minor bigint not null default 0,
  payout_fee_minor bigint not null default 0,
  payout_retained_fee_minor bigint not null default 0,
  chargeback_fee_minor bigint not null default 0,
  payout_net_minor bigint not null default 0,
  exchange_rate text,
  fee_rate text,
  country text,
  offer_id integer,
  offer_version_id bigint,
  interval_unit text,
  interval_count integer,
  renewal_number integer not null default 0,
  origin text not null default '',
  source_event bigint
);
create index money_entries_customer on money_entries (customer_ref);
create index money_entries_kind on money_entries (kind, occurred_at);
create index money_entries_occurred on money_entries (occurred_at);
create index money_entries_provider on money_entries (provider_id);
create index money_entries_subscription on money_entries (subscription_id);
create index money_entries_transaction on money_entries (transaction_id);
create trigger money_entries_are_kept before truncate on money_entries
  for each statement execute function refuse_ledger_change();
create trigger money_entries_never_change before delete or update on money_entries
  for each row execute function refuse_ledger_change();

create table ledger_state (
  only_row boolean default true primary key check (only_row),
  complete_since timestamptz not null,
  is_carried_over boolean not null default false
);

create table subscription_history (
  subscription_id text,
  seq bigint,
  effective_at timestamptz not null,
  heard_at timestamptz not null,
  status text not null,
  amount_net_minor bigint not null,
  currency text not null,
  interval_unit text not null check (interval_unit in ('day', 'week', 'month', 'year')),
  interval_count integer not null,
  discount_until timestamptz,
  scheduled_action text,
  scheduled_at timestamptz,
  offer_id integer,
  cause text not null,
  mrr_micro bigint not null,
  source_event bigint,
  primary key (subscription_id, seq)
);
create index subscription_history_effective on subscription_history (effective_at);

create table mrr_movements (
  subscription_id text,
  seq bigint,
  movement text check (movement in ('new', 'expansion', 'contraction', 'churn asked for', 'churn by failed payment', 'reactivation', 'pause', 'currency')),
  currency text,
  effective_at timestamptz not null,
  amount_micro bigint not null,
  primary key (subscription_id, seq, movement, currency)
);
create index mrr_movements_effective on mrr_movements (effective_at) include (currency, movement, amount_micro);

create table sold_subscriptions (
  subscription_id text primary key,
  customer_ref uuid,
  checkout_id text,
  offer_version_id bigint,
  cohort text not null,
  source text not null,
  country text
);
create index sold_subscriptions_customer on sold_subscriptions (customer_ref);
insert into ledger_state (complete_since) values (now());
`;
