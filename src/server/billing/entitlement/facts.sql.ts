/**
 * SQL: whether the payment `t` came back as a whole, by refunds or chargebacks that stand. The provider tells
 * that a chargeback is lifted by its status, by a reversal of its own, or by both: that counts once.
 */
export const isWhollyReturned = `(
  t.total_minor > 0 and t.total_minor <= (
    select coalesce(sum(a.total_minor) filter (where a.action = 'refund' and a.status = 'approved'), 0)
      + coalesce(sum(a.total_minor) filter (where a.action = 'chargeback' and a.status in ('approved', 'reversed')), 0)
      - greatest(
          coalesce(sum(a.total_minor) filter (where a.action = 'chargeback' and a.status = 'reversed'), 0),
          coalesce(sum(a.total_minor) filter (where a.action = 'chargeback_reverse' and a.status = 'approved'), 0)
        )
    from adjustments a
    where a.transaction_id = t.id
  )
)`;

/**
 * SQL: the latest time until which a payment of the subscription, whose id the given column holds, gives access; see
 * `kept-until.ts`.
 */
export function paidUntil(subscriptionId: string): string {
  return `(select max(t.kept_until) from transactions t where t.subscription_id = ${subscriptionId})`;
}

/** SQL: the access that was given to a user and not ended, as JSON. */
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
 * SQL: the fields of `FactsRow` that do not stand in `subscriptions` itself.
 * @param subscriptionId the column that holds it
 * @param userId the column that holds its user
 */
export function factColumns(subscriptionId: string, userId: string) {
  return {
    paid_until: paidUntil(subscriptionId),
    grants: openGrants(userId),
    cancel_asked: `exists (
      select from cancellations c where c.subscription_id = ${subscriptionId} and c.undone_at is null and c.confirmed_at is null
    )`,
    withdrawn_at: `(select w.requested_at from withdrawals w where w.subscription_id = ${subscriptionId})`,
  };
}
