/** A stop of renewals, because a payment went back, moves MRR under a name of its own and no longer as a pause. */
export const stoppedMovement = `
alter table mrr_movements drop constraint mrr_movements_movement_check;
alter table mrr_movements add constraint mrr_movements_movement_check check (movement in ('new', 'expansion', 'contraction',
  'churn asked for', 'churn by failed payment', 'renewal stop', 'reactivation', 'pause', 'currency'));

-- When an operator let the renewals of a subscription begin again; without a person, because the books outlive them.
create table lifted_stops (
  subscription_id text not null,
  lifted_at timestamptz not null,
  primary key (subscription_id, lifted_at)
);
insert into lifted_stops
  select distinct subscription_id, lifted_at from renewal_stops where lifted_at is not null and lifted_by <> 'the bank';

-- So that what moved MRR is entered once more for subscriptions that were stopped.
update provider_events set entered_at = null where id in (
  select max(id) from provider_events
  where told is not null and subscription_id in (select subscription_id from renewal_stops) group by subscription_id
);
`;
