/** Rehearsals of drafts on the purchases of the last days; sums only, forgotten after a day. */
export const rehearsals = `
create table rehearsals (
  id bigint generated always as identity primary key,
  draft_id bigint not null references drafts on delete cascade,
  revision integer not null,
  state text not null check (state in ('running', 'done', 'cancelled', 'failed')),
  first_at timestamptz not null,
  until_at timestamptz not null,
  purchases integer not null,
  done integer not null default 0,
  result jsonb,
  fault text not null default '',
  asked_by text not null,
  asked_at timestamptz not null,
  beat_at timestamptz not null,
  check ((state = 'done') = (result is not null))
);
create unique index rehearsals_one_runs on rehearsals ((true)) where state = 'running';
create index rehearsals_draft on rehearsals (draft_id, id);
comment on table rehearsals is 'Past purchases made again with a draft, in a second emulator. Sums without persons; one runs at a time.';
comment on column rehearsals.until_at is 'The first moment that is not rehearsed.';
comment on column rehearsals.purchases is 'How many are made again; the next column counts those that are.';
comment on column rehearsals.beat_at is 'Real time at which its process was last heard of; one that is not heard of for half a minute has ended.';
`;
