/** What operators do at the desk. */
export const deskActsTables = `
create table desk_presses (
  key uuid primary key,
  asked bytea not null,
  user_id bigint references users on delete set null,
  act text not null,
  operator_id bigint,
  pressed_at timestamptz not null,
  answer jsonb
);
create index desk_presses_pressed_at on desk_presses (pressed_at);
create index desk_presses_user on desk_presses (user_id, act, pressed_at);

create table operator_refunds (
  id bigint generated always as identity primary key,
  transaction_id text not null,
  user_id bigint references users on delete set null,
  subscription_id text,
  amount_minor integer not null check (amount_minor > 0),
  is_rest boolean not null,
  currency text not null,
  reason text not null,
  note text not null,
  access text check (access in ('ends', 'stays')),
  operator_id bigint,
  operator_name text not null,
  operator_role text not null,
  asked_at timestamptz not null,
  adjustment_id text,
  settled_at timestamptz,
  refused text,
  refused_at timestamptz
);
create index operator_refunds_adjustment on operator_refunds (adjustment_id);
create index operator_refunds_open on operator_refunds (asked_at) where (adjustment_id is null) and (refused is null);
create index operator_refunds_operator on operator_refunds (operator_id, asked_at);
create index operator_refunds_transaction on operator_refunds (transaction_id);
create index operator_refunds_user on operator_refunds (user_id);

create table billing_moves (
  grant_id bigint primary key references access_grants on delete cascade,
  subscription_id text not null references subscriptions on delete cascade,
  from_at timestamptz not null,
  to_at timestamptz not null,
  asked_at timestamptz not null,
  moved_at timestamptz,
  refused text,
  check (to_at > from_at)
);
create index billing_moves_open on billing_moves (asked_at) where (moved_at is null) and (refused is null);
create index billing_moves_subscription on billing_moves (subscription_id);

create table address_corrections (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  email_before text not null,
  email_after text not null,
  operator_name text not null,
  corrected_at timestamptz not null,
  undone_at timestamptz,
  before_confirmed boolean not null default false
);
create index address_corrections_user on address_corrections (user_id);

create table address_undo_links (
  token_hash bytea primary key,
  correction_id bigint not null references address_corrections on delete cascade,
  expires_at timestamptz not null
);
create index address_undo_links_correction on address_undo_links (correction_id);

create table person_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  text text not null check ((char_length(text) >= 1) and (char_length(text) <= 2000)),
  operator_name text not null,
  written_at timestamptz not null
);
create index person_notes_user on person_notes (user_id, id);
`;
