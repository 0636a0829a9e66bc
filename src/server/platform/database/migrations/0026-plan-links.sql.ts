/** Emailed links that show a plan. */
export const planLinks = `
create table plan_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  -- The browser of a later sign-up whose plan it shows; null: the account's own.
  browser_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index plan_links_user on plan_links (user_id);
create index plan_links_expired on plan_links (expires_at);
`;
