/** Work, alerts and suppressed addresses. */
export const watchTables = `
create table work_items (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  severity smallint not null check (severity in (1, 2)),
  user_id bigint references users on delete set null,
  facts jsonb not null,
  opened_at timestamptz not null,
  assignee_id bigint references operators,
  assignee_name text,
  solved_at timestamptz,
  solved_by_id bigint references operators,
  solved_by_name text,
  solution text not null default '',
  reopened_at timestamptz
);
create unique index work_items_one_open on work_items (kind, subject) where solved_at is null;
create index work_items_open on work_items (severity, opened_at, id) where solved_at is null;
create index work_items_solved on work_items (solved_at desc, id desc) where solved_at is not null;
create index work_items_user on work_items (user_id);

create table alerts (
  id bigint generated always as identity primary key,
  key text not null,
  severity text not null check (severity in ('critical', 'warning')),
  title text not null,
  evidence text not null,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  count integer not null default 1,
  acknowledged_at timestamptz,
  acknowledged_by_id bigint references operators,
  acknowledged_by_name text,
  resolved_at timestamptz
);
create unique index alerts_one_open on alerts (key) where resolved_at is null;
create index alerts_resolved on alerts (resolved_at desc, id desc) where resolved_at is not null;

create table signals (
  kind text,
  minute timestamptz,
  count integer not null,
  primary key (kind, minute)
);

create table mail_suppressions (
  email_hash text primary key,
  reason text not null check (reason in ('hard bounce', 'complaint')),
  at timestamptz not null
);
`;
