// The payments of the people of `seed-people.mjs`: checkouts, payments, refunds, the ledger and its history.

const tax = (gross) => `round(${gross} * 0.16)::integer`;

/** An entry of the ledger in the currency of the buyer and in US dollars, in which everything is paid out. */
const entry = (kind, { id, gross, fee, at, from }) => `
  insert into money_entries (kind, provider_id, transaction_id, adjustment_id, subscription_id, checkout_id, occurred_at, recorded_at,
    currency, gross_minor, tax_minor, fee_minor, net_minor, payout_currency, payout_gross_minor, payout_tax_minor, payout_fee_minor,
    payout_net_minor, cohort, source, customer_ref, country, offer_id, offer_version_id, interval_unit, interval_count, renewal_number,
    origin)
  select '${kind}', ${id}, txn, ${kind === 'payment' ? 'null' : id}, sub, case when k = 0 then checkout end, ${at}, ${at} + interval '1 minute',
    currency, ${gross}, ${tax(gross)}, ${fee}, ${gross} - ${tax(gross)} - ${fee}, 'USD', round(${gross} * rate), round(${tax(gross)} * rate),
    round(${fee} * rate), round((${gross} - ${tax(gross)} - ${fee}) * rate), cohort, source, customer_ref, country, offer_id, version_id, 'week',
    weeks, k, origin from ${from}`;

export const moneyStatements = [
  `insert into offer_versions (offer_id, number, offer)
   select offer_id, 2, offer from offer_versions v where number = 1 and not exists (select from offer_versions where offer_id = v.offer_id and number = 2)`,
  `create unlogged table bench_paid as
   select l.*, k, 'txn_' || lpad((l.id * 128 + k)::text, 22, '0') as txn, begun_at + k * paid_for as at, v.id as version_id,
     case when k = 0 then 'web' when has_changed and k = 2 then 'subscription_update' else 'subscription_recurring' end as origin
   from bench_life l join offer_versions v on v.offer_id = l.offer_id and v.number = l.version
   cross join lateral generate_series(0, least(most, over)) k`,
  'analyze bench_paid',
  `insert into checkouts (id, user_id, offer_id, transaction_id, status, source, created_at, completed_at, currency, cohort, drawn_cohort,
     device_id, offer, amount_minor, offer_version_id)
   select checkout, p.id, p.offer_id, txn, 'completed', source, at - interval '2 minutes', at, currency, cohort, cohort,
     case when p.id % 20 = 0 and at > now() - interval '399 days' then 'device-' || p.id end, v.offer, price, version_id
   from bench_paid p join offer_versions v on v.id = version_id where k = 0`,
  `insert into touches (checkout_id, user_id, which, recorded_at, utm_source, utm_medium, utm_campaign, utm_id, utm_content, utm_term, click_id_name,
     click_id, landing_path, referrer_host)
   select checkout, id, which, begun_at, source, 'cpc', campaign, '', '', '', '', '', '/', '' from bench_life, (values ('first'), ('last')) t (which)
   where source <> ''`,
  `insert into transactions (id, user_id, checkout_id, subscription_id, status, total_minor, tax_minor, currency, card_brand, card_last4, origin,
     invoice_number, billed_at, paid_at, occurred_at_us, period_starts_at, period_ends_at)
   select txn, id, case when k = 0 then checkout end, sub, 'completed', price, ${tax('price')}, currency, 'visa', lpad((id % 10000)::text, 4, '0'), origin,
     '325-' || (id * 128 + k), at, at, (extract(epoch from at) * 1000000)::bigint, at, at + paid_for from bench_paid`,
  entry('payment', {
    id: 'txn',
    gross: 'price',
    fee: 'round(price * 0.05 + 50)::integer',
    at: 'at',
    from: 'bench_paid order by at',
  }),
  `create unlogged table bench_returned as
   select *, 'adj_' || lpad((id * 128 + k)::text, 22, '0') as adj, case when (id + k) % 331 = 0 then 'chargeback' else 'refund' end as action,
     least(now(), at + interval '3 days') as returned_at
   from bench_paid where (id + k) % 23 = 0 or (id + k) % 331 = 0`,
  `insert into adjustments (id, transaction_id, subscription_id, user_id, action, status, total_minor, tax_minor, currency, created_at, occurred_at_us)
   select adj, txn, sub, id, action, 'approved', price, ${tax('price')}, currency, returned_at, (extract(epoch from returned_at) * 1000000)::bigint from bench_returned`,
  ...['refund', 'chargeback'].map((kind) =>
    entry(kind, {
      id: 'adj',
      gross: '-price',
      fee: '0',
      at: 'returned_at',
      from: `bench_returned where action = '${kind}'`,
    }),
  ),
  `insert into sold_subscriptions (subscription_id, customer_ref, checkout_id, offer_version_id, cohort, source, country)
   select sub, customer_ref, checkout, version_id, cohort, source, country from bench_paid where k = 0`,
  `create unlogged table bench_history as
   select h.seq, sub, h.at, h.status, h.mrr, price, currency, weeks, offer_id, h.movement from bench_life l
   cross join lateral (select round(price * 0.84 * 1000000 * 30.4375 / (7 * weeks))::bigint as monthly) m
   cross join lateral (values
     (1, case when has_trial then begun_at - interval '7 days' end, 'trialing', 0, null),
     (2, begun_at, 'active', monthly, 'new'),
     (3, case when has_changed and least(most, over) >= 2 then begun_at + 2 * paid_for end, 'active', monthly * 5 / 4, 'expansion'),
     (4, case when most >= over and id % 53 = 0 then begun_at + over * paid_for end, 'past_due',
       case when has_changed and least(most, over) >= 2 then monthly * 5 / 4 else monthly end, null),
     (5, case when most < over then begun_at + (most + 1) * paid_for end, 'canceled', 0,
       case when id % 4 = 0 then 'churn by failed payment' else 'churn asked for' end)
   ) h (seq, at, status, mrr, movement) where h.at is not null`,
  `insert into subscription_history (subscription_id, seq, effective_at, heard_at, status, amount_net_minor, currency, interval_unit,
     interval_count, offer_id, cause, mrr_micro)
   select sub, seq, at, at, status, round(price * 0.84), currency, 'week', weeks, offer_id, 'renewed', mrr from bench_history`,
  `insert into mrr_movements (subscription_id, seq, movement, currency, effective_at, amount_micro)
   select sub, seq, movement, currency, at, mrr - before from (
     select *, coalesce(lag(mrr) over (partition by sub order by seq), 0) as before from bench_history
   ) told where movement is not null and mrr <> before`,
];

export const moneyTables = [
  'checkouts',
  'touches',
  'transactions',
  'adjustments',
  'money_entries',
  'sold_subscriptions',
  'subscription_history',
  'mrr_movements',
];
