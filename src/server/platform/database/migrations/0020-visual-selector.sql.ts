/** The visual selector: tokens that open a page for it, and the labels made with it. */
export const visualSelector = `
-- Good once: opening the page removes the row. Signing out takes it along.
create table selector_tokens (
  token_hash bytea primary key,
  session_hash bytea not null references console_sessions on delete cascade,
  page text not null,
  expires_at timestamptz not null
);
create index selector_tokens_session on selector_tokens (session_hash);

create table element_labels (
  id bigint generated always as identity primary key,
  name text not null,
  page text not null,
  -- From the element outwards, in the words of an event's element hierarchy.
  steps jsonb not null,
  -- The event that a press sends by name, with its properties; null when it sends none.
  event jsonb,
  made_by text not null,
  made_at timestamptz not null,
  removed_by text,
  removed_at timestamptz,
  check ((removed_by is null) = (removed_at is null))
);
create unique index element_labels_name on element_labels (lower(name)) where removed_at is null;
create unique index element_labels_element on element_labels (page, steps) where removed_at is null;
`;
