/** What became of emails, so that the desk can tell which of them arrived. */
export const emailOutcomes = `
-- By which a bounce is tied to its email; only for a recipient with an account.
alter table emails add column message_id text;
alter table emails add column email_hash text;
create index emails_message on emails (message_id) where message_id is not null;
create index emails_sent_to on emails (email_hash, sent_at) where email_hash is not null;

-- One row for an email that came back or was complained about, and for one that was not sent at all.
create table email_outcomes (
  key text primary key,
  kind text not null,
  user_id bigint not null references users on delete cascade,
  outcome text not null check (outcome in ('hard bounce', 'soft bounce', 'complaint', 'refused', 'suppressed')),
  -- A class, never the text of a mail server, which has addresses; null for a complaint.
  why text,
  at timestamptz not null
);
create index email_outcomes_user on email_outcomes (user_id);

-- Emails that wait, of a person.
create index jobs_open_of_user on jobs ((payload ->> 'user_id')) where done_at is null;
create index jobs_open_of_address on jobs ((payload ->> 'email_key')) where done_at is null;
`;
