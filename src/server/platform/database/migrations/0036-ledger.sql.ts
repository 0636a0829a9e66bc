/**
 * The full ledger: fee, discount, payout, country and offer of each money entry and the history of every
 * subscription with what it moved in MRR. What the provider told before is carried over as far as it is known; the rest
 * is derived from the recorded events by the job `keep-ledger`.
 */
export const ledger = `
-- What an event says about money, in our own words; null for other events, and until the job has read it.
alter table provider_events add column told jsonb;
-- When the ledger and the history were brought up to date with it.
alter table provider_events add column entered_at timestamptz;
create index provider_events_transaction on provider_events (transaction_id);
create index provider_events_subscription on provider_events (subscription_id);
create index provider_events_waiting on provider_events (id) where entered_at is null;

alter table money_entries drop constraint money_entries_checkout_id_fkey;
alter table money_entries drop constraint money_entries_kind_check;
update money_entries set kind = 'payment' where kind = 'sale';
alter table money_entries add check (kind in ('payment', 'refund', 'chargeback', 'chargeback_reverse', 'credit'));
-- The transaction of a payment, the adjustment of all else: the sum over its entries is what the provider says of it.
alter table money_entries add column provider_id text;
update money_entries set provider_id = coalesce(adjustment_id, transaction_id);
alter table money_entries alter column provider_id set not null;
-- The provider's status that made the entry.
alter table money_entries add column status text not null default 'completed';
update money_entries set status = 'approved' where kind <> 'payment';
-- In the currency of the entry, signed. Net is gross less tax, fee and retained fee.
alter table money_entries add column discount_minor bigint not null default 0;
-- The part of what was bought that credit paid; no money.
alter table money_entries add column credit_minor bigint not null default 0;
alter table money_entries add column fee_minor bigint not null default 0;
alter table money_entries add column retained_fee_minor bigint not null default 0;
alter table money_entries add column net_minor bigint;
update money_entries set net_minor = gross_minor - tax_minor;
alter table money_entries alter column net_minor set not null;
-- In the currency of the payout; null until the provider has told it. Net is also less the fee for a chargeback.
alter table money_entries add column payout_currency text;
alter table money_entries add column payout_gross_minor bigint not null default 0;
alter table money_entries add column payout_tax_minor bigint not null default 0;
alter table money_entries add column payout_fee_minor bigint not null default 0;
alter table money_entries add column payout_retained_fee_minor bigint not null default 0;
alter table money_entries add column chargeback_fee_minor bigint not null default 0;
alter table money_entries add column payout_net_minor bigint not null default 0;
-- Decimal text, as told.
alter table money_entries add column exchange_rate text;
alter table money_entries add column fee_rate text;
alter table money_entries add column country text;
alter table money_entries add column offer_id integer;
alter table money_entries add column offer_version_id bigint;
alter table money_entries add column interval_unit text;
alter table money_entries add column interval_count integer;
-- 0 for the first payment of a subscription, and for one without.
alter table money_entries add column renewal_number integer not null default 0;
-- Why it was charged, in the provider's word.
alter table money_entries add column origin text not null default '';
-- The provider event that made the entry; null for what was carried over.
alter table money_entries add column source_event bigint;

update money_entries entry set
  country = coalesce(entry.country, (
    select event.country from provider_events event
    where event.subject_id = entry.transaction_id and event.country is not null order by event.id desc limit 1)),
  origin = coalesce((select origin from transactions where id = entry.transaction_id), ''),
  offer_version_id = (select offer_version_id from checkouts where id = entry.checkout_id),
  offer_id = subscription.offer_id, interval_unit = subscription.interval_unit, interval_count = subscription.interval_count
from money_entries self left join subscriptions subscription on subscription.id = self.subscription_id
where self.id = entry.id;

-- What the events recorded since 0017 say of the payments and returns that were carried over.
update money_entries entry set
  discount_minor = coalesce((known.totals->>'discount')::bigint, 0),
  credit_minor = coalesce((known.totals->>'credit')::bigint, 0),
  fee_minor = coalesce((known.totals->>'fee')::bigint, 0),
  net_minor = entry.gross_minor - entry.tax_minor - coalesce((known.totals->>'fee')::bigint, 0),
  payout_currency = known.payout->>'currency_code',
  payout_gross_minor = coalesce((known.payout->>'grand_total')::bigint, 0),
  payout_tax_minor = coalesce((known.payout->>'grand_total_tax')::bigint, 0),
  payout_fee_minor = coalesce((known.payout->>'fee')::bigint, 0),
  payout_net_minor = coalesce((known.payout->>'earnings')::bigint, 0),
  exchange_rate = known.payout->>'exchange_rate', fee_rate = known.payout->>'fee_rate'
from (
  select distinct on (subject_id) subject_id, facts->'details'->'totals' as totals, facts->'details'->'payout_totals' as payout
  from provider_events where event_type like 'transaction%' and facts->>'status' = 'completed'
  order by subject_id, occurred_at_us desc, id desc
) known
where entry.kind = 'payment' and known.subject_id = entry.transaction_id and known.payout->>'currency_code' is not null;

update money_entries entry set renewal_number = numbered.renewal_number
from (
  select id, (count(*) filter (where origin in ('', 'web', 'api', 'subscription_recurring'))
    over (partition by subscription_id order by occurred_at, id)) - 1 as renewal_number
  from money_entries where kind = 'payment' and subscription_id is not null
) numbered
where numbered.id = entry.id and numbered.renewal_number > 0;
update money_entries entry set renewal_number = payment.renewal_number
from money_entries payment
where payment.kind = 'payment' and payment.transaction_id = entry.transaction_id and entry.kind <> 'payment';

create index money_entries_provider on money_entries (provider_id);
create index money_entries_customer on money_entries (customer_ref);

-- Books are never changed: what is wrong is cancelled by a further entry.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'a money entry is never changed or deleted: add one that cancels it';
end $$;
create trigger money_entries_never_change before update or delete on money_entries
  for each row execute function refuse_ledger_change();
create trigger money_entries_are_kept before truncate on money_entries
  for each statement execute function refuse_ledger_change();
-- One row. Payments from before the instant are there without fees, payouts and changes of their subscriptions.
create table ledger_state (
  only_row boolean primary key default true check (only_row),
  complete_since timestamptz not null,
  -- Whether what was known before is carried over.
  is_carried_over boolean not null default false
);
insert into ledger_state (complete_since) select coalesce(min(heard_at), now()) from provider_events;

-- What a subscription was, from when on: a row when one of these differs from the row before. Without a person.
create table subscription_history (
  subscription_id text not null,
  -- The provider's time in microseconds; orders the rows.
  seq bigint not null,
  effective_at timestamptz not null,
  heard_at timestamptz not null,
  status text not null,
  -- Of one interval, without tax and less a running discount.
  amount_net_minor bigint not null,
  currency text not null,
  interval_unit text not null check (interval_unit in ('day', 'week', 'month', 'year')),
  interval_count integer not null,
  discount_until timestamptz,
  scheduled_action text,
  scheduled_at timestamptz,
  offer_id integer,
  cause text not null,
  -- Millionths of a minor unit a month; 0 in a trial, in a pause and after the end.
  mrr_micro bigint not null,
  -- The provider event that told it; null for what was carried over, and for the end of a discount.
  source_event bigint,
  primary key (subscription_id, seq)
);
create index subscription_history_effective on subscription_history (effective_at);

-- What moved MRR, in millionths of a minor unit a month: the sum of all up to an instant is the MRR of that instant.
create table mrr_movements (
  subscription_id text not null,
  seq bigint not null,
  movement text not null check (movement in ('new', 'expansion', 'contraction', 'churn asked for',
    'churn by failed payment', 'reactivation', 'pause', 'currency')),
  currency text not null,
  effective_at timestamptz not null,
  amount_micro bigint not null,
  primary key (subscription_id, seq, movement, currency)
);
create index mrr_movements_effective on mrr_movements (effective_at) include (currency, movement, amount_micro);

-- Who began a subscription and how, for the parts of a sum: as it was when it began, without the person.
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

-- Subscriptions of which no event was recorded: as they are known, at the price of today.
insert into sold_subscriptions
  select s.id, s.customer_ref, c.id, c.offer_version_id, s.cohort, s.source, null
  from subscriptions s
  left join lateral (
    select checkouts.* from transactions join checkouts on checkouts.id = transactions.checkout_id
    where transactions.subscription_id = s.id order by transactions.billed_at limit 1
  ) c on true;

-- Their history as far as their row tells it: begin, end of the trial, pause, end.
insert into subscription_history (subscription_id, seq, effective_at, heard_at, status, amount_net_minor, currency,
    interval_unit, interval_count, offer_id, cause, mrr_micro)
  select distinct on (carried.subscription_id, carried.at) carried.subscription_id, (extract(epoch from carried.at) * 1000000)::bigint,
    carried.at, now(), carried.status, carried.net, carried.currency, carried.interval_unit, carried.interval_count,
    carried.offer_id, 'carried over',
    case when carried.status in ('active', 'past_due') then round(carried.net * 1000000 * case carried.interval_unit
      when 'day' then 30.4375 / carried.interval_count when 'week' then 30.4375 / (7 * carried.interval_count)
      when 'month' then 1.0 / carried.interval_count else 1.0 / (12 * carried.interval_count) end) else 0 end
  from (
    select s.id as subscription_id, stage.at, stage.status, stage.place, s.currency, s.interval_unit, s.interval_count, s.offer_id,
      round(s.amount_minor::numeric * coalesce(paid.net_share, 1)) as net
    from subscriptions s
    left join lateral (
      select (total_minor - tax_minor)::numeric / total_minor as net_share from transactions
      where subscription_id = s.id and total_minor > 0 and paid_at is not null order by billed_at desc limit 1
    ) paid on true
    cross join lateral (values
      (s.started_at, case when s.trial_ends_at is null then 'active' else 'trialing' end, 1),
      (case when s.trial_ends_at < least(now(), s.canceled_at) then s.trial_ends_at end, 'active', 2),
      (case when s.canceled_at is null then s.paused_at end, 'paused', 3),
      (s.canceled_at, 'canceled', 4)
    ) stage (at, status, place)
    where stage.at is not null
      and not exists (select from provider_events where subscription_id = s.id and event_type like 'subscription%')
  ) carried
  order by carried.subscription_id, carried.at, carried.place desc;
`;
