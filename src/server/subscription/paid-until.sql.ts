/**
 * SQL: whether the payment `t` came back as a whole, by refunds or chargebacks that stand. Paddle tells that a
 * chargeback is lifted by its status, by a reversal of its own, or by both: that counts once.
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
