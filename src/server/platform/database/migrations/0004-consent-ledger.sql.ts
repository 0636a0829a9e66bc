/** Moves the consents into a hash chain, in which no entry can be changed unseen and which outlives accounts. */
export const consentLedger = `
create table consent_ledger (
  position bigint primary key,
  -- Canonical JSON (RFC 8785). The columns beside it only find entries; what counts is the record.
  record text not null,
  hash bytea not null,
  user_id bigint not null,
  email_hash text not null,
  checkout_id text,
  subscription_id text,
  accepted_at timestamptz not null
);
create index consent_ledger_user on consent_ledger (user_id);
create index consent_ledger_email on consent_ledger (email_hash);
create index consent_ledger_checkout on consent_ledger (checkout_id);
create index consent_ledger_subscription on consent_ledger (subscription_id);

-- Where the chain begins, after what was removed in its time, and where it ends. Whoever appends holds this row.
create table consent_ledger_ends (
  only_row boolean primary key default true check (only_row),
  removed_position bigint not null,
  removed_hash bytea not null,
  last_position bigint not null,
  last_hash bytea not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of % are never changed', tg_table_name;
end $$;
create trigger consent_ledger_stays before update on consent_ledger
  for each row execute function refuse_change();

do $$
declare
  old record;
  entry text;
  at timestamptz;
  place bigint := 0;
  link bytea := decode(repeat('00', 32), 'hex');
begin
  for old in
    select consents.*, checkouts.offer_id, encode(sha256(convert_to(users.email_key, 'UTF8')), 'hex') as email_hash
    from consents join checkouts on checkouts.id = consents.checkout_id join users on users.id = consents.user_id
    order by consents.id
  loop
    place := place + 1;
    at := date_trunc('milliseconds', old.accepted_at);
    entry := '{"accepted_at":' || to_json(to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      || ',"amount_minor":' || old.amount_minor
      || ',"checkout_id":' || to_json(old.checkout_id)
      || ',"currency":' || to_json(old.currency)
      || ',"email_hash":' || to_json(old.email_hash)
      || ',"kind":"purchase","locale":' || to_json(old.locale)
      || ',"offer_id":' || old.offer_id
      || ',"position":' || place
      || ',"subscription_id":null,"text":' || to_json(old.text)
      || ',"user_id":' || to_json(old.user_id::text)
      || ',"version":' || to_json(old.version) || '}';
    link := sha256(link || convert_to(entry, 'UTF8'));
    insert into consent_ledger (position, record, hash, user_id, email_hash, checkout_id, accepted_at)
      values (place, entry, link, old.user_id, old.email_hash, old.checkout_id, at);
  end loop;
  insert into consent_ledger_ends (removed_position, removed_hash, last_position, last_hash)
    values (0, decode(repeat('00', 32), 'hex'), place, link);
end $$;

drop table consents;
`;
