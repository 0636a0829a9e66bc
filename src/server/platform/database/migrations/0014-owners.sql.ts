/** An address is unproven until a link from its mailbox is used; a checkout belongs to the browser that began it. */
export const owners = `
-- When a link from the mailbox was used; null: anybody may have typed the address in.
alter table users add column email_proven_at timestamptz;
-- The browser that signed the address up.
alter table users add column browser_hash bytea;
-- Who paid so far is not locked out.
update users set email_proven_at = created_at
where exists (select from subscriptions where subscriptions.user_id = users.id);

alter table checkouts add column browser_hash bytea;
-- Whether the account's own session began it.
alter table checkouts add column by_owner boolean not null default false;

-- What other browsers say of an address that is signed up already. It counts once they have bought.
create table later_sign_ups (
  user_id bigint not null references users on delete cascade,
  browser_hash bytea not null,
  details jsonb not null,
  signed_up_at timestamptz not null,
  primary key (user_id, browser_hash)
);
create index later_sign_ups_time on later_sign_ups (signed_up_at);

-- Browsers that were signed in: strangers' guesses do not count against them.
create table known_browsers (
  user_id bigint not null references users on delete cascade,
  browser_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, browser_hash)
);
create index known_browsers_time on known_browsers (seen_at);
create table console_browsers (
  browser_hash bytea primary key,
  seen_at timestamptz not null
);

alter table password_tokens drop constraint password_tokens_purpose_check;
alter table password_tokens add check (purpose in ('setup', 'reset', 'welcome'));
`;
