/**
 * SQL: the amount of the payment `t` that can still be given back, in minor units: its total less what went back, what
 * awaits the provider's approval, and what we owe or promised and the provider has not listed yet. Never below zero.
 */
export const remainingMinor = `greatest(0, t.total_minor
  - (
    select coalesce(sum(a.total_minor) filter (where a.action = 'refund' and a.status in ('approved', 'pending_approval')), 0)
      + coalesce(sum(a.total_minor) filter (where a.action = 'chargeback' and a.status in ('approved', 'reversed')), 0)
      - greatest(
          coalesce(sum(a.total_minor) filter (where a.action = 'chargeback' and a.status = 'reversed'), 0),
          coalesce(sum(a.total_minor) filter (where a.action = 'chargeback_reverse' and a.status = 'approved'), 0)
        )
    from adjustments a where a.transaction_id = t.id
  )
  - (
    select coalesce(sum(coalesce(r.amount_minor, t.total_minor)), 0) from refunds r
    where r.transaction_id = t.id and not exists (select from adjustments a where a.id = r.adjustment_id)
  )
  - (
    select coalesce(sum(o.amount_minor), 0) from operator_refunds o
    where o.transaction_id = t.id and o.refused is null
      and not exists (select from adjustments a where a.id = o.adjustment_id)
  )
)::int`;
