/** Where each person stands, kept by triggers on the tables that decide it; so it comes after them. */
export const subscriberStates = `
create table subscriber_states (
  user_id bigint primary key references users on delete cascade,
  state text not null check (state in ('active', 'ends', 'trial', 'past due', 'paused', 'ended', 'never paid')),
  granted_until timestamptz
);
create index subscriber_states_granted on subscriber_states (granted_until) where granted_until is not null;
create index subscriber_states_in_order on subscriber_states (state, user_id desc);

create table subscriber_counts (
  state text not null,
  people integer not null
);

create function granted_until_of(person bigint) returns timestamptz language sql stable as $$
  select max(g.ends_at) from access_grants g
  where g.user_id = person and g.ended_at is null
    and not exists (select from withdrawals w where w.subscription_id = g.subscription_id)
$$;

-- The state of the current subscription: one that gives access before a live one before the one begun last.
create function subscriber_state_of(person bigint) returns text language sql stable as $$
  select coalesce((
    select case
      when w.subscription_id is not null or s.status = 'canceled' then 'ended'
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
    where s.user_id = person
    order by w.subscription_id is null and s.status in ('active', 'trialing') desc,
      w.subscription_id is null and s.status in ('past_due', 'paused') desc,
      greatest(s.period_ends_at, s.trial_ends_at) desc nulls last, s.started_at desc, s.id
    limit 1
  ), 'never paid')
$$;

create function note_subscriber_state(person bigint) returns void language sql as $$
  insert into subscriber_states as known (user_id, state, granted_until)
  select users.id, subscriber_state_of(users.id), granted_until_of(users.id) from users where users.id = person
  on conflict (user_id) do update set state = excluded.state, granted_until = excluded.granted_until
  where (known.state, known.granted_until) is distinct from (excluded.state, excluded.granted_until)
$$;

create function note_new_user() returns trigger language plpgsql as $$
begin
  insert into subscriber_states (user_id, state) values (new.id, 'never paid');
  return null;
end $$;

create function note_own_state() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or old.user_id is distinct from new.user_id) then
    perform note_subscriber_state(old.user_id);
  end if;
  if tg_op <> 'DELETE' then perform note_subscriber_state(new.user_id); end if;
  return null;
end $$;

create function note_subscriber_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = new.state then return null; end if;
  if tg_op <> 'INSERT' then insert into subscriber_counts values (old.state, -1); end if;
  if tg_op <> 'DELETE' then insert into subscriber_counts values (new.state, 1); end if;
  return null;
end $$;

create trigger access_grants_state after insert or delete or update on access_grants
  for each row execute function note_own_state();
create trigger cancellations_state after insert or delete or update on cancellations
  for each row execute function note_own_state();
create trigger subscriber_states_count after insert or delete or update of state on subscriber_states
  for each row execute function note_subscriber_count();
create trigger subscriptions_state after insert or delete or update of user_id, status, scheduled_action, period_ends_at, trial_ends_at, started_at on subscriptions
  for each row execute function note_own_state();
create trigger users_state after insert on users
  for each row execute function note_new_user();
create trigger withdrawals_state after insert or delete or update on withdrawals
  for each row execute function note_own_state();
`;
