/** Records that are not changed afterwards: touches, what people were shown, acts and access grants. */
export const recordsTables = `
create table provider_events (
  id bigint generated always as identity primary key,
  key text not null unique,
  event_type text not null,
  heard text not null check (heard in ('webhook', 'event list', 'answer')),
  occurred_at_us bigint not null,
  heard_at timestamptz not null,
  subject_id text,
  transaction_id text,
  subscription_id text,
  customer_id text,
  address_id text,
  country text,
  facts jsonb not null,
  told jsonb,
  entered_at timestamptz
);
create index provider_events_address on provider_events (address_id);
create index provider_events_customer on provider_events (customer_id);
create index provider_events_failed on provider_events (occurred_at_us) where event_type = 'transaction.past_due';
create index provider_events_subject on provider_events (subject_id);
create index provider_events_subscription on provider_events (subscription_id);
create index provider_events_transaction on provider_events (transaction_id);
create index provider_events_waiting on provider_events (id) where entered_at is null;

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
create index touches_checkout on touches (checkout_id);
create index touches_user on touches (user_id);

create table shown (
  id bigint generated always as identity primary key,
  device_id text not null,
  what text not null,
  version text not null,
  detail jsonb not null,
  shown_at timestamptz not null,
  unique (device_id, what, version)
);

create table content_versions (
  version text primary key,
  content jsonb not null,
  first_served_at timestamptz not null
);

create table acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null check (actor in ('operator', 'person', 'system', 'provider')),
  actor_name text not null,
  act text not null,
  user_id bigint references users on delete set null,
  subject_id text,
  detail jsonb not null
);
create index acts_subject on acts (subject_id);
create index acts_user on acts (user_id);

create table access_grants (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  subscription_id text references subscriptions on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  granted_by text not null check (granted_by in ('operator', 'system', 'provider')),
  granted_by_name text not null default '',
  granted_at timestamptz not null,
  ended_at timestamptz,
  check (ends_at > starts_at)
);
create index access_grants_subscription on access_grants (subscription_id);
create index access_grants_user on access_grants (user_id);
`;
