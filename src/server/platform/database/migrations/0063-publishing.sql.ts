/** What is shown and sold: documents, their versions that nothing can change, drafts and publications. */
export const publishing = `
create table documents (
  id bigint generated always as identity primary key,
  kind text not null,
  slug text not null,
  name text not null,
  made_at timestamptz not null,
  made_by text not null,
  retired_at timestamptz,
  unique (kind, slug)
);

create table document_versions (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents,
  number integer not null,
  body jsonb not null,
  hash text not null,
  scoring_hash text,
  seed boolean not null default false,
  note text not null default '',
  made_by text not null,
  made_at timestamptz not null,
  findings jsonb not null default '[]',
  unique (document_id, number),
  unique (document_id, hash)
);
create trigger document_versions_never_change before update or delete on document_versions
  for each row execute function refuse_change();
comment on column document_versions.hash is 'SHA-256 of the body as canonical JSON.';
comment on column document_versions.scoring_hash is 'Equal where stored answers of a quiz mean the same.';
comment on column document_versions.seed is 'Whether a release of the product brought it.';
comment on column document_versions.findings is 'What the checks said when it was made.';

create table drafts (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents,
  name text not null,
  based_on bigint references document_versions,
  body jsonb not null,
  revision integer not null default 1,
  edited_by text not null,
  edited_at timestamptz not null
);
create index drafts_document on drafts (document_id);
comment on column drafts.revision is 'A save names the revision that it edits.';

create table draft_revisions (
  draft_id bigint references drafts on delete cascade,
  revision integer,
  body jsonb not null,
  edited_by text not null,
  edited_at timestamptz not null,
  primary key (draft_id, revision)
);

create table publications (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents,
  version_id bigint not null references document_versions,
  audience jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  asked_by text not null,
  asked_by_id bigint references operators,
  asked_at timestamptz not null,
  approved_by text,
  approved_at timestamptz,
  why text not null default '',
  approval_needed text not null default '',
  changes jsonb not null default '[]',
  back_to boolean not null default false
);
create index publications_document on publications (document_id, id desc);
create index publications_waiting on publications (id) where approved_at is null and ends_at is null;
comment on column publications.ends_at is 'The first moment at which it is no longer shown; set once.';
comment on column publications.approval_needed is 'Why a second operator has to approve it; empty if nobody has to.';
comment on column publications.changes is 'The difference in words from what its audience was shown when it was asked for.';
comment on column publications.back_to is 'Whether it publishes an earlier version again.';

create function refuse_other_than_end_or_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (to_jsonb(new) - '{ends_at,approved_by,approved_at}'::text[])
      is distinct from (to_jsonb(old) - '{ends_at,approved_by,approved_at}'::text[])
    or (old.ends_at is not null and new.ends_at is distinct from old.ends_at)
    or (old.approved_at is not null
      and (new.approved_at, new.approved_by) is distinct from (old.approved_at, old.approved_by))
  then raise exception 'Entries of % are never changed', tg_table_name; end if;
  return new;
end $$;
create trigger publications_only_end before update or delete on publications
  for each row execute function refuse_other_than_end_or_approval();

create table publish_epoch (
  only_row boolean default true primary key check (only_row),
  n bigint not null
);
comment on table publish_epoch is 'Counts the changes of what is shown; a process that sees another number reads it again.';

create table price_ids (
  account text,
  terms text,
  offer_id integer not null,
  product_id text not null,
  price_id text not null,
  primary key (account, terms)
);
comment on column price_ids.terms is 'SHA-256 of all that a price has to match: offer, name, amount, currency, interval, trial.';

create index checkouts_completed on checkouts (completed_at) where completed_at is not null;
alter table checkouts add column document_version_id bigint references document_versions;
comment on column checkouts.document_version_id is 'The price list from which it was sold; null before there were any.';
`;
