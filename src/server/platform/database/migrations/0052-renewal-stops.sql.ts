/**
 * A payment that went back (a chargeback, or all of it by hand at the provider) stops the renewals of its subscription:
 * who, when and because of what. An open stop is a state of its own in the list of subscribers.
 */
export const renewalStops = `
create table renewal_stops (
  id bigint generated always as identity primary key,
  subscription_id text not null,
  user_id bigint not null references users on delete cascade,
  transaction_id text not null,
  because text not null check (because in ('charged back', 'paid back')),
  stopped_at timestamptz not null,
  -- The provider charges nothing more.
  confirmed_at timestamptz,
  -- Renewals begin again: the bank has taken the chargeback back, or an operator said so.
  lifted_at timestamptz,
  lifted_by text,
  unique (transaction_id, because)
);
create index renewal_stops_subscription on renewal_stops (subscription_id);
create index renewal_stops_user on renewal_stops (user_id);

alter table purchase_marks drop constraint purchase_marks_kind_check;
alter table purchase_marks add constraint purchase_marks_kind_check check (kind in ('trial', 'withdrawal', 'returned'));

alter table subscriber_states drop constraint subscriber_states_state_check;
alter table subscriber_states add constraint subscriber_states_state_check check (state in
  ('active', 'ends', 'trial', 'past due', 'charged back', 'paid back', 'paused', 'ended', 'never paid'));

create or replace function subscriber_state_of(person bigint) returns text language sql stable as $$
  select coalesce((
    select case
      when w.subscription_id is not null or s.status = 'canceled' then 'ended'
      when stopped.because is not null then stopped.because
      when s.status = 'paused' then 'paused'
      when s.status = 'past_due' then 'past due'
      when s.scheduled_action is not distinct from 'cancel' or exists (
        select from cancellations c
        where c.subscription_id = s.id and c.undone_at is null and c.confirmed_at is null
      ) then 'ends'
      when s.status = 'trialing' then 'trial'
      when s.status = 'active' then 'active'
      else 'ended'
    end
    from subscriptions s left join withdrawals w on w.subscription_id = s.id
    left join lateral (
      select r.because from renewal_stops r where r.subscription_id = s.id and r.lifted_at is null
      order by r.because limit 1
    ) stopped on true
    where s.user_id = person
    order by w.subscription_id is null and s.status in ('active', 'trialing') desc,
      w.subscription_id is null and s.status in ('past_due', 'paused') desc,
      greatest(s.period_ends_at, s.trial_ends_at) desc nulls last, s.started_at desc, s.id
    limit 1
  ), 'never paid')
$$;

create trigger renewal_stops_state after insert or update or delete on renewal_stops
  for each row execute function note_own_state();
`;
