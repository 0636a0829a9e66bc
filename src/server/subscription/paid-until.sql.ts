/**
 * SQL: whether the payment `t` came back as a whole, by refunds or chargebacks that stand. Paddle tells that a
 * chargeback is lifted by its status, by a reversal of its own, or by both: that counts once.
 */
export const isWhollyReturned = returned('t');

function returned(t: string): string {
  return `(
  ${t}.total_minor > 0 and ${t}.total_minor <= (
    select coalesce(sum(a.total_minor) filter (where a.action = 'refund' and a.status = 'approved'), 0)
      + coalesce(sum(a.total_minor) filter (where a.action = 'chargeback' and a.status in ('approved', 'reversed')), 0)
      - greatest(
          coalesce(sum(a.total_minor) filter (where a.action = 'chargeback' and a.status = 'reversed'), 0),
          coalesce(sum(a.total_minor) filter (where a.action = 'chargeback_reverse' and a.status = 'approved'), 0)
        )
    from adjustments a
    where a.transaction_id = ${t}.id
  )
)`;
}

/**
 * SQL: the latest end of a period that is paid for and was not wholly paid back, of the subscription whose id the given
 * column holds. A refund in part leaves the time as it is. A change of plan credits the unused days of what was paid
 * before: from then on its own period counts alone.
 */
export function paidUntil(subscriptionId: string): string {
  return `(
    select max(t.period_ends_at)
    from transactions t
    where t.subscription_id = ${subscriptionId} and t.status = 'completed' and not ${isWhollyReturned}
      and not exists (
        select from transactions later
        where later.subscription_id = t.subscription_id and later.origin = 'subscription_update'
          and later.status = 'completed' and later.period_ends_at is not null
          and later.billed_at > t.billed_at and not ${returned('later')}
      )
  )`;
}
