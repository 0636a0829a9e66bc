/** Payouts, and the comparison with the provider. */
export const reconciliationTables = `
create table payouts (
  id text primary key,
  reference text not null,
  status text not null check (status in ('unpaid', 'paid')),
  amount_minor bigint not null,
  currency text not null,
  created_at timestamptz not null,
  occurred_at_us bigint not null,
  rows_minor bigint,
  entries integer,
  compared_at timestamptz
);
create index payouts_created on payouts (created_at desc, id desc);

create table payout_rows (
  payout_id text references payouts,
  line integer,
  kind text not null,
  transaction_id text,
  adjustment_id text,
  moved_at timestamptz,
  net_minor bigint not null,
  primary key (payout_id, line)
);
create index payout_rows_transaction on payout_rows (transaction_id);

create table reconciliation_runs (
  id bigint generated always as identity primary key,
  key text not null unique,
  started_at timestamptz not null,
  finished_at timestamptz,
  from_at timestamptz not null,
  until_at timestamptz not null,
  step text not null default 'transactions',
  cursor text,
  transactions integer not null default 0,
  adjustments integer not null default 0,
  heard integer not null default 0,
  attempts integer not null default 0,
  failed text not null default '',
  left_out text not null default '',
  mrr_day text,
  mrr_currency text,
  mrr_theirs_minor bigint,
  mrr_ours_minor bigint
);
create index reconciliation_runs_finished on reconciliation_runs (until_at desc) where finished_at is not null;

create table reconciliation_seen (
  run_id bigint references reconciliation_runs on delete cascade,
  provider_id text,
  primary key (run_id, provider_id)
);

create table reconciliation_differences (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('transaction', 'adjustment', 'returned', 'payout', 'payout row', 'day')),
  provider_id text not null,
  field text not null,
  ours text,
  theirs text,
  found_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'explained', 'closed')),
  explained_by text,
  explanation text not null default '',
  closed_at timestamptz
);
create unique index reconciliation_differences_standing on reconciliation_differences (kind, provider_id, field) where state <> 'closed';
create index reconciliation_differences_state on reconciliation_differences (state, id desc);
`;
