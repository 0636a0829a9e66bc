/**
 * SQL: what the bank holds of a payment, in minor units, over its adjustments `a`. The provider reports a reversed
 * chargeback by its status, by a separate reversal, or by both; it counts once.
 */
export const chargedBackMinor = `(
  coalesce(sum(a.total_minor) filter (where a.action = 'chargeback' and a.status in ('approved', 'reversed')), 0)
  - greatest(
      coalesce(sum(a.total_minor) filter (where a.action = 'chargeback' and a.status = 'reversed'), 0),
      coalesce(sum(a.total_minor) filter (where a.action = 'chargeback_reverse' and a.status = 'approved'), 0)
    )
)`;

/** SQL: whether the payment `t` was fully returned by refunds or chargebacks that were not reversed. */
export const isFullyReturned = `(
  t.total_minor > 0 and t.total_minor <= (
    select coalesce(sum(a.total_minor) filter (where a.action = 'refund' and a.status = 'approved'), 0)
      + ${chargedBackMinor}
    from adjustments a
    where a.transaction_id = t.id
  )
)`;

/**
 * SQL: the latest time until which a payment of the subscription gives access; see `retained-until.ts`.
 * @param subscriptionId the column with its id
 */
export function paidUntil(subscriptionId: string): string {
  return `(select max(t.kept_until) from transactions t where t.subscription_id = ${subscriptionId})`;
}

/** SQL: the grants of a user that have not been ended, as JSON. */
function openGrants(userId: string): string {
  return `(
    select coalesce(json_agg(json_build_object(
      'subscriptionId', g.subscription_id,
      'startsAt', floor(extract(epoch from g.starts_at) * 1000)::bigint,
      'endsAt', floor(extract(epoch from g.ends_at) * 1000)::bigint
    )), '[]')
    from access_grants g where g.user_id = ${userId} and g.ended_at is null
  )`;
}

/**
 * SQL: the fields of `FactsRow` that are not columns of `subscriptions`.
 * @param subscriptionId the column with the subscription's id
 * @param userId the column with its user's id
 */
export function factColumns(subscriptionId: string, userId: string) {
  return {
    paid_until: paidUntil(subscriptionId),
    grants: openGrants(userId),
    cancel_asked: `exists (
      select from cancellations c where c.subscription_id = ${subscriptionId} and c.undone_at is null and c.confirmed_at is null
    )`,
    awaits_payment_since: `(
      select b.started_at from subscriptions b where b.id = ${subscriptionId} and not exists (
        select from transactions t where t.subscription_id = b.id and t.status = 'completed'
      )
    )`,
    stopped: `(
      select r.because from renewal_stops r where r.subscription_id = ${subscriptionId} and r.lifted_at is null
      order by r.because limit 1
    )`,
    withdrawn_at: `(select w.requested_at from withdrawals w where w.subscription_id = ${subscriptionId})`,
  };
}
