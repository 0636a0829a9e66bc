/** How many people are in each state, so that the list of everybody tells it without counting them. */
export const subscriberCounts = `
-- The people of a state are the sum of its rows. A change adds rows and touches none, so that no change waits for
-- another; they are summed up from time to time.
create table subscriber_counts (
  state text not null,
  people integer not null
);

create function note_subscriber_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = new.state then return null; end if;
  if tg_op <> 'INSERT' then insert into subscriber_counts values (old.state, -1); end if;
  if tg_op <> 'DELETE' then insert into subscriber_counts values (new.state, 1); end if;
  return null;
end $$;

-- The trigger first: it waits for the changes that are under way, and the count is of all before it.
create trigger subscriber_states_count after insert or delete or update of state on subscriber_states
  for each row execute function note_subscriber_count();
insert into subscriber_counts select state, count(*) from subscriber_states group by state;
`;
