/**
 * What operators typed about a person, kept beside the audit: its record has a salted hash of it, so that it cannot be
 * altered unseen, and the words go with the account. Reasons until now stay in their records, which never change.
 */
export const auditReasons = `
create table audit_reasons (
  position bigint primary key references audit on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- Goes with the words: without it a short reason could be guessed from its hash.
  salt bytea not null,
  reason text not null
);
create index audit_reasons_user on audit_reasons (user_id);
create trigger audit_reasons_never_change before update on audit_reasons for each row execute function refuse_change();
`;
