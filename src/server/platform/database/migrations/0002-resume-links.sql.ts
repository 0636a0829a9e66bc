/** Resume links, and attempts of any kind instead of failed sign-ins only. */
export const resumeLinks = `
alter table sign_in_failures rename to attempts;
alter table attempts rename column failed_at to attempted_at;
alter index sign_in_failures_key rename to attempts_key;

create table resume_links (
  id_hash bytea primary key,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index resume_links_expired on resume_links (expires_at);
`;
