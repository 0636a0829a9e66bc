/** Changes of plan that begin with a renewal, and the refund that is due when one could not be made in time. */
export const plannedChanges = `
create table planned_changes (
  id bigint generated always as identity primary key,
  subscription_id text not null references subscriptions on delete cascade,
  user_id bigint not null references users on delete cascade,
  present jsonb not null,
  agreed jsonb not null,
  consent_position bigint not null,
  planned_at timestamptz not null,
  effective_at timestamptz not null,
  begun_at timestamptz,
  made_at timestamptz,
  ended_at timestamptz,
  ended_because text
);
create unique index planned_changes_open on planned_changes (subscription_id) where made_at is null and ended_at is null;
create index planned_changes_user on planned_changes (user_id);
create index planned_changes_subscription on planned_changes (subscription_id, id);
comment on table planned_changes is 'Changes of plan that begin with a renewal; see \`billing/planned-change/\`.';
comment on column planned_changes.present is 'The plan until then: offer, name, price and interval.';
comment on column planned_changes.agreed is 'The plan from then on, as it was agreed.';
comment on column planned_changes.consent_position is 'The entry of the consent ledger.';
comment on column planned_changes.effective_at is 'The renewal that is charged the agreed price first.';
comment on column planned_changes.begun_at is 'When the provider was asked to make it; null before that, or when it refused.';
comment on column planned_changes.ended_at is 'When it was taken back, replaced or impossible.';

-- To find the checkouts of a browser that came back without paying.
create index checkouts_browser on checkouts (browser_hash, created_at);

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (
  reason in ('withdrawal', 'cancelled before renewal', 'second purchase', 'plan not changed'));
`;
