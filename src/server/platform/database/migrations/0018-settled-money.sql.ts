/** Columns and marks that decide on money after an erasure, a change of plan, a chargeback or a second withdrawal. */
export const settledMoney = `
-- Of people erased before this, nothing that Paddle tells again is to be given back.
alter table erasures add column known_paid boolean not null default true;

alter table transactions add column worth_minor integer;
alter table transactions add column credit_minor integer not null default 0;
alter table transactions add column to_balance_minor integer not null default 0;
alter table transactions add column kept_until timestamptz;

create function pg_temp.returned(text, integer) returns boolean language sql stable as $$
  select $2 > 0 and $2 <= coalesce(sum(a.total_minor) filter (where a.action = 'refund' and a.status = 'approved'), 0)
    + coalesce(sum(a.total_minor) filter (where a.action = 'chargeback' and a.status in ('approved', 'reversed')), 0)
    - greatest(
        coalesce(sum(a.total_minor) filter (where a.action = 'chargeback' and a.status = 'reversed'), 0),
        coalesce(sum(a.total_minor) filter (where a.action = 'chargeback_reverse' and a.status = 'approved'), 0)
      )
  from adjustments a where a.transaction_id = $1
$$;
update transactions t set kept_until = t.period_ends_at
where t.status = 'completed' and not pg_temp.returned(t.id, t.total_minor)
  and not exists (
    select from transactions later
    where later.subscription_id = t.subscription_id and later.origin = 'subscription_update'
      and later.status = 'completed' and later.period_ends_at is not null
      and later.billed_at > t.billed_at and not pg_temp.returned(later.id, later.total_minor)
  );
drop function pg_temp.returned(text, integer);

-- The hash by which a card is known again, as far as Paddle tells of it.
alter table transactions add column card_key bytea;

-- That a trial or a withdrawal happened, by hashes of what a person is known by: it outlives accounts, for its time only.
create table purchase_marks (
  kind text not null check (kind in ('trial', 'withdrawal')),
  key_hash bytea not null,
  subscription_id text not null,
  happened_at timestamptz not null,
  primary key (kind, key_hash, subscription_id)
);
create index purchase_marks_happened on purchase_marks (happened_at);

-- Whether somebody bought and withdrew again: what was used is kept then, and the operator can see it.
alter table withdrawals add column is_repeated boolean not null default false;
-- Of the payment; null when all of it goes back.
alter table refunds add column amount_minor integer check (amount_minor > 0);
`;
