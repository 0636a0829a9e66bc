/** Refunds and other adjustments, withdrawals, leave links, sent emails, and erasures. */
export const money = `
alter table sessions add column id bigint generated always as identity unique;
alter table sessions add column device text not null default '';

alter table subscriptions add column paused_at timestamptz;
alter table subscriptions add column resume_at timestamptz;

alter table transactions add column tax_minor integer not null default 0;
alter table transactions add column origin text not null default '';
alter table transactions add column invoice_number text;

-- What Paddle gave back, or was made to: refunds, chargebacks and their reversals.
create table adjustments (
  id text primary key,
  transaction_id text not null,
  subscription_id text,
  user_id bigint references users on delete cascade,
  action text not null,
  status text not null,
  total_minor integer not null,
  currency text not null,
  created_at timestamptz not null,
  occurred_at_us bigint not null
);
create index adjustments_transaction on adjustments (transaction_id);

-- The wish to give a whole payment back, kept before Paddle is asked; one a transaction.
create table refunds (
  transaction_id text primary key,
  user_id bigint not null references users on delete cascade,
  subscription_id text,
  reason text not null check (reason in ('withdrawal', 'cancelled before renewal', 'second purchase')),
  owed_at timestamptz not null,
  adjustment_id text,
  asked_at timestamptz
);

-- The wish to withdraw from the contract; the subscription ends at once and its payment is refunded.
create table withdrawals (
  subscription_id text primary key,
  user_id bigint not null references users on delete cascade,
  transaction_id text,
  requested_at timestamptz not null,
  confirmed_at timestamptz
);

-- Links by which a signed-out person ends a subscription.
create table leave_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index leave_links_expired on leave_links (expires_at);

-- Which letter went out when; never twice under one key.
create table letters (
  key text primary key,
  kind text not null,
  user_id bigint references users on delete cascade,
  subject text not null,
  sent_at timestamptz not null
);
create index letters_user on letters (user_id);

-- Paddle's ids of people who had themselves erased: what it still tells about them is let go.
create table erasures (
  paddle_id text primary key,
  erased_at timestamptz not null
);
`;
