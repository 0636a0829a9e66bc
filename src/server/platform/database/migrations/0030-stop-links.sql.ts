/** Each weekly email has a link of its own that stops them, because of a link only the hash is kept. */
export const stopLinks = `
alter table training_reminders drop column stop_hash;

create table training_stop_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  made_at timestamptz not null
);
create index training_stop_links_by_user on training_stop_links (user_id);
create index training_stop_links_by_time on training_stop_links (made_at);
`;
