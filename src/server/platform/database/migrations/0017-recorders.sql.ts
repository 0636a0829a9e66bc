/**
 * Records that are not changed afterwards: provider events, money entries, offer versions, the offer of each checkout,
 * touches, what people were shown, acts, and access grants. Payments outlive the account: an erasure removes the person
 * from these rows and keeps the amounts.
 */
export const recorders = `
-- The price list as it was, one row for each wording and price an offer ever had.
create table offer_versions (
  id bigint generated always as identity primary key,
  offer_id integer not null references offers,
  number integer not null,
  -- Name, interval, trial and the price in every currency.
  offer jsonb not null,
  made_at timestamptz not null default now(),
  unique (offer_id, number)
);

-- What a checkout sells, as the buyer saw it.
alter table checkouts add column offer jsonb;
alter table checkouts add column amount_minor integer;
alter table checkouts add column offer_version_id bigint references offer_versions;
-- The consent names the price that stood on the screen; the price list of today is the next best source.
update checkouts c set
  amount_minor = coalesce(
    (select nullif((l.record::jsonb->>'amount_minor')::integer, 0) from consent_ledger l
      where l.checkout_id = c.id and l.record::jsonb->>'currency' = c.currency order by l.position desc limit 1),
    (select p.amount_minor from offer_prices p where p.offer_id = c.offer_id and p.currency = c.currency),
    (select t.total_minor from transactions t where t.id = c.transaction_id and t.currency = c.currency),
    0
  );
update checkouts c set offer = jsonb_build_object(
  'id', o.id, 'name', o.name,
  'price', jsonb_build_object('amount_minor', c.amount_minor, 'currency', c.currency),
  'interval', jsonb_build_object('unit', o.interval_unit, 'count', o.interval_count),
  'trial', case when o.trial_unit is null then 'null'::jsonb
    else jsonb_build_object('unit', o.trial_unit, 'count', o.trial_count) end
) from offers o where o.id = c.offer_id;
alter table checkouts alter column offer set not null;
alter table checkouts alter column amount_minor set not null;
alter table checkouts alter column currency drop default;

-- A random name for a buyer, which stands on what they paid and leads to nobody once the account is erased.
alter table users add column customer_ref uuid not null unique default gen_random_uuid();

alter table checkouts alter column user_id drop not null;
alter table checkouts drop constraint checkouts_user_id_fkey;
alter table checkouts add foreign key (user_id) references users on delete set null;
alter table transactions drop constraint transactions_user_id_fkey;
alter table transactions add foreign key (user_id) references users on delete set null;
alter table adjustments drop constraint adjustments_user_id_fkey;
alter table adjustments add foreign key (user_id) references users on delete set null;
alter table subscriptions alter column user_id drop not null;
alter table subscriptions drop constraint subscriptions_user_id_fkey;
alter table subscriptions add foreign key (user_id) references users on delete set null;
alter table refunds alter column user_id drop not null;
alter table refunds drop constraint refunds_user_id_fkey;
alter table refunds add foreign key (user_id) references users on delete set null;

-- As they were when the subscription began: a later sign-up or an erasure moves no past figure.
alter table subscriptions add column cohort text not null default '';
alter table subscriptions add column source text not null default '';
alter table subscriptions add column customer_ref uuid;
-- Of the quiz that led to the purchase; of the account where that is not known.
update subscriptions s set source = u.source, customer_ref = u.customer_ref, cohort = coalesce(
    (select nullif(c.cohort, '') from transactions t join checkouts c on c.id = t.checkout_id
      where t.subscription_id = s.id order by t.billed_at limit 1),
    u.cohort)
  from users u where u.id = s.user_id;
alter table subscriptions add column offer_name text;
update subscriptions s set offer_name = o.name from offers o where o.id = s.offer_id;
-- The period that the provider says runs now; whether it is paid for is another question.
alter table subscriptions add column period_starts_at timestamptz;
alter table subscriptions add column period_ends_at timestamptz;
alter table transactions add column period_starts_at timestamptz;
alter table adjustments add column tax_minor integer not null default 0;
update adjustments a set tax_minor = round(a.total_minor::numeric * t.tax_minor / t.total_minor)
  from transactions t where t.id = a.transaction_id and t.total_minor > 0;

-- Every movement of money on its own day, append only: what changed since is a further row. Signed, tax included in gross.
create table money_entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sale', 'refund', 'chargeback', 'chargeback_reverse')),
  transaction_id text not null,
  -- What the provider called the return; null for a sale.
  adjustment_id text,
  subscription_id text,
  checkout_id text references checkouts on delete set null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  currency text not null,
  gross_minor bigint not null,
  tax_minor bigint not null,
  cohort text not null,
  source text not null,
  customer_ref uuid
);
create index money_entries_occurred on money_entries (occurred_at);
create index money_entries_transaction on money_entries (transaction_id);
create index money_entries_subscription on money_entries (subscription_id);

insert into money_entries (kind, transaction_id, subscription_id, checkout_id, occurred_at, recorded_at, currency,
    gross_minor, tax_minor, cohort, source, customer_ref)
  select 'sale', t.id, t.subscription_id, t.checkout_id, t.paid_at, now(), t.currency, t.total_minor,
    least(t.tax_minor, t.total_minor), coalesce(s.cohort, u.cohort, ''), coalesce(u.source, ''), u.customer_ref
  from transactions t left join users u on u.id = t.user_id left join subscriptions s on s.id = t.subscription_id
  where t.paid_at is not null and t.total_minor > 0;
-- A chargeback that was lifted is told by its status, by a reversal of its own, or by both: that counts once.
insert into money_entries (kind, transaction_id, adjustment_id, subscription_id, occurred_at, recorded_at, currency,
    gross_minor, tax_minor, cohort, source, customer_ref)
  select returned.kind, t.id, returned.id, t.subscription_id, returned.at, now(), returned.currency, returned.sign * returned.total_minor,
    returned.sign * returned.tax_minor, coalesce(s.cohort, u.cohort, ''), coalesce(u.source, ''), u.customer_ref
  from (
    select a.*, a.action as kind, -1 as sign, case when a.action = 'refund'
        then to_timestamp((a.occurred_at_us / 1000)::double precision / 1000) else a.created_at end as at
      from adjustments a
      where (a.action = 'refund' and a.status = 'approved') or (a.action = 'chargeback' and a.status in ('approved', 'reversed'))
    union all
    select a.*, 'chargeback_reverse', 1, a.created_at from adjustments a
      where a.action = 'chargeback_reverse' and a.status = 'approved'
    union all
    select a.*, 'chargeback_reverse', 1, to_timestamp((a.occurred_at_us / 1000)::double precision / 1000) from adjustments a
      where a.action = 'chargeback' and a.status = 'reversed' and not exists (
        select from adjustments r
        where r.transaction_id = a.transaction_id and r.action = 'chargeback_reverse' and r.status = 'approved'
      )
  ) returned
  join transactions t on t.id = returned.transaction_id
  left join users u on u.id = t.user_id left join subscriptions s on s.id = t.subscription_id;

-- Everything the provider told, by notification, by its list of events or as an answer; figures, and no person.
create table provider_events (
  id bigint generated always as identity primary key,
  -- The provider's id of the event; of an answer, the id of the thing and a hash of what was said.
  key text not null unique,
  event_type text not null,
  heard text not null check (heard in ('webhook', 'event list', 'answer')),
  occurred_at_us bigint not null,
  heard_at timestamptz not null,
  -- What it is about; null for what an erased person alone had.
  subject_id text,
  transaction_id text,
  subscription_id text,
  -- The provider's id of the customer and of the address, until they are erased.
  customer_id text,
  address_id text,
  country text,
  facts jsonb not null
);
create index provider_events_subject on provider_events (subject_id);
create index provider_events_customer on provider_events (customer_id);
create index provider_events_address on provider_events (address_id);

-- How somebody came here: the first time and the last.
create table touches (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete cascade,
  checkout_id text references checkouts on delete cascade,
  which text not null check (which in ('first', 'last')),
  recorded_at timestamptz not null,
  arrived_at timestamptz,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  utm_id text not null,
  utm_content text not null,
  utm_term text not null,
  click_id_name text not null,
  click_id text not null,
  landing_path text not null,
  referrer_host text not null,
  check (num_nonnulls(user_id, checkout_id) > 0)
);
create index touches_user on touches (user_id);
create index touches_checkout on touches (checkout_id);

-- What a measured device was shown, the first time it was.
create table shown (
  id bigint generated always as identity primary key,
  device_id text not null,
  what text not null,
  -- Of what was shown: the same again is no second row.
  version text not null,
  detail jsonb not null,
  shown_at timestamptz not null,
  unique (device_id, what, version)
);

-- The quizzes as this server has served them.
create table content_versions (
  version text primary key,
  content jsonb not null,
  first_served_at timestamptz not null
);

-- Who did what.
create table acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null check (actor in ('operator', 'person', 'system', 'provider')),
  -- Which operator; empty where there is only one way to be it.
  actor_name text not null,
  act text not null,
  -- Whom it concerns, while they have an account.
  user_id bigint references users on delete set null,
  -- Which subscription, transaction, checkout and so on.
  subject_id text,
  detail jsonb not null
);
create index acts_user on acts (user_id);
create index acts_subject on acts (subject_id);

-- Access without a payment of its own. A row is ended, never changed.
create table access_grants (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Null: access that hangs on no subscription.
  subscription_id text references subscriptions on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  reason text not null,
  granted_by text not null check (granted_by in ('operator', 'system', 'provider')),
  granted_by_name text not null default '',
  granted_at timestamptz not null,
  ended_at timestamptz
);
create index access_grants_user on access_grants (user_id);
create index access_grants_subscription on access_grants (subscription_id);
`;
