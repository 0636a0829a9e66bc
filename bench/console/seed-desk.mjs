// The operators' data besides money: emails, acts, work, alerts, differences, training and the team.

export const deskStatements = (users) => [
  `insert into emails (key, kind, user_id, subject, sent_at)
   select 'welcome:' || id, 'welcome', id, 'Welcome', begun_at from bench_life
   union all select 'receipt:' || txn, 'receipt', id, 'Receipt', at from bench_paid where k < 3
   union all select 'renewal-reminder:' || sub || ':' || to_char((begun_at + (over + 1) * paid_for) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
     'renewal-reminder', id, 'Reminder', now() from bench_life where most > over and begun_at + (over + 1) * paid_for < now() + interval '3 days'`,
  `insert into email_outcomes (key, kind, user_id, outcome, why, at)
   select 'receipt:' || txn, 'receipt', id, 'soft bounce', 'mailbox full', at from bench_paid where k = 1 and id % 100 = 1`,
  `insert into acts (at, actor, actor_name, act, user_id, subject_id, detail)
   select begun_at, 'person', '', what, id, sub, '{}' from bench_life, (values ('signed up'), ('signed in')) a (what)`,
  `insert into sessions (token_hash, user_id, created_at, last_seen_at, device)
   select sha256(('session' || id)::bytea), id, begun_at, now() - (id % 60) * interval '1 day', 'Safari on iPhone' from bench_life where id % 2 = 0`,
  `insert into person_notes (user_id, text, operator_name, written_at)
   select id, 'Called about the invoice.', 'Owner', begun_at + interval '9 days' from bench_life where id % 100 = 0`,
  ...teamStatements,
  ...auditStatements(users),
  `insert into work_items (kind, subject, severity, user_id, facts, opened_at, solved_at, solved_by_name, solution)
   select kind, 'work_' || n, severity, 1 + n % ${users}, '{}', at, case when n % 50 <> 0 then at + interval '5 hours' end,
     case when n % 50 <> 0 then 'Owner' end, ''
   from generate_series(1, ${Math.round(users / 20)}) n,
     lateral (select (array['receipt bounced', 'chargeback opened', 'second purchase', 'job given up'])[1 + n % 4] as kind,
       (array[1, 1, 2, 2])[1 + n % 4] as severity, now() - (n % 700) * interval '1 day' - interval '6 hours' as at) w`,
  `insert into alerts (key, severity, title, evidence, opened_at, last_at, resolved_at)
   select 'alert ' || n, case n % 5 when 0 then 'critical' else 'warning' end, 'Mail is refused', '12 of 240 emails in 24 h.', at, at + interval '1 hour',
     case when n > 20 then at + interval '1 hour' end
   from generate_series(1, ${Math.round(users / 20)}) n, lateral (select now() - (n % 700) * interval '1 day' - interval '2 hours' as at) w`,
  `insert into reconciliation_runs (key, started_at, finished_at, from_at, until_at, transactions)
   select 'night ' || n, at, at + interval '4 minutes', at - interval '7 days', at, 50000
   from generate_series(1, 700) n, lateral (select now() - n * interval '1 day' as at) w`,
  `insert into reconciliation_differences (kind, provider_id, field, ours, theirs, found_at, state, closed_at)
   select 'transaction', 'txn_' || n, 'net', '1999', '1899', now() - (n % 700) * interval '1 day',
     case n % 40 when 0 then 'open' when 1 then 'explained' else 'closed' end, case when n % 40 > 1 then now() end
   from generate_series(1, ${Math.round(users / 10)}) n`,
  `insert into payouts (id, reference, status, amount_minor, currency, created_at, occurred_at_us)
   select 'pay_' || n, 'P' || n, 'paid', 12345678, 'USD', now() - n * interval '7 days', n from generate_series(1, 100) n`,
  `insert into webhook_events (event_id, event_type, occurred_at, body, received_at, projected_at)
   select 'evt_' || txn, 'transaction.completed', at::text, jsonb_build_object('id', txn), at, at from bench_paid where at > now() - interval '90 days'`,
  `insert into provider_events (key, event_type, heard, occurred_at_us, heard_at, subject_id, transaction_id, subscription_id, facts, entered_at)
   select 'evt_' || txn, case when id % 30 = 0 then 'transaction.past_due' else 'transaction.completed' end, 'webhook',
     (extract(epoch from at) * 1000000)::bigint, at, txn, txn, sub, '{}', at
   from bench_paid where at > now() - interval '90 days'`,
  `insert into element_labels (name, page, steps, made_by, made_at)
   select 'Button ' || n, '/', jsonb_build_array(jsonb_build_object('tag', 'button', 'id', 'b' || n)), 'Owner', now() from generate_series(1, 50) n`,
  `insert into training_consents (user_id, kept_where, version, given_at)
   select id, case id % 3 when 0 then 'device' else 'account' end, '1', begun_at from bench_life`,
  // People who train now do so on every third day.
  `insert into training_entries (id, user_id, kind, exercise, day, at, tz_min, body, score, received_at)
   select gen_random_uuid(), l.id, 'item', 'hold-the-line', day, day, 0, '{}', 0.5, day
   from bench_life l, lateral generate_series(greatest(begun_at, now() - interval '90 days')::date + (l.id % 3)::integer, now()::date, interval '3 days') d (day)
   where id % 12 = 1`,
];

const teamStatements = [
  `insert into operators (email, email_key, name, role, state, created_at)
   select 'op' || n || '@example.com', 'op' || n || '@example.com', 'Operator ' || n, (array['money', 'growth', 'support', 'analyst'])[1 + n % 4], 'active', now()
   from generate_series(1, 200) n`,
  `insert into operator_credentials (operator_id, kind, name, created_at, used_at, sealed_secret)
   select id, 'totp', 'Code app', now(), now(), '\\x00' from operators`,
  `insert into console_sessions (token_hash, created_at, expires_at, operator_id, last_seen_at)
   select sha256(('console ' || id || ' ' || n)::bytea), now(), now() + interval '1 day', id, now() from operators, generate_series(1, 20) n`,
];

/** Entries without their chain of hashes, which no page reads. */
function auditStatements(users) {
  const entries = Math.round(users / 2);
  return [
    'delete from audit',
    `insert into audit (position, record, hash, at, operator_id, act, user_id, outcome)
     select n, jsonb_build_object('position', n, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'operator_id', (n % 200 + 1)::text,
       'operator_name', 'Operator ' || n % 200, 'level', 'second factor', 'network', '1a2b', 'act', act, 'user_id', (1 + n % ${users})::text,
       'subject', '', 'before', '', 'after', '', 'reason', '', 'outcome', 'done')::text,
       sha256(n::text::bytea), at, n % 200 + 1, act, 1 + n % ${users}, 'done'
     from generate_series(1, ${entries}) n, lateral (select now() - (${entries} - n) * (interval '700 days' / ${entries}) as at,
       (array['searched for a person', 'opened a person', 'refunded', 'signed in'])[1 + n % 4] as act) a`,
    `update audit_ends set last_position = ${entries}, removed_position = 0`,
  ];
}

export const deskTables = [
  'emails',
  'email_outcomes',
  'acts',
  'sessions',
  'person_notes',
  'audit',
  'work_items',
  'alerts',
  'reconciliation_differences',
  'webhook_events',
  'provider_events',
  'training_consents',
  'training_entries',
];
