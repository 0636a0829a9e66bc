// The operator's console on a large business: each list and page call, one after the other.
import { createHash, randomBytes } from 'node:crypto';
import { startProduct } from '../scripts/product.mjs';
import { aim } from './aims.mjs';
import { importSource } from './import-source.mjs';
import { openDatabase } from './product-parts.mjs';
import { printTable } from './table.mjs';

/** 1 is the size of the aim: a million users and about five million ledger entries. `BENCH_SIZE=0.1` takes a tenth. */
const size = Number(process.env.BENCH_SIZE ?? 1);
const users = Math.round(1_000_000 * size);
const rounds = 20;
const wantedMs = 300;

/** @returns the aims of the console's calls */
export async function measureConsole() {
  const product = await startProduct();
  const database = await openDatabase(product.dataDir);
  try {
    const token = await signIn(database.client);
    const { entries, seconds } = await seed(database.client);
    const counting = await countAll(database.url);
    const calls = await callsToMeasure(database.client);
    const samples = [];
    for (const [name, path] of calls) samples.push(await measure(name, product.url + path, token));
    printTable(
      `The console with ${users} users and ${entries} ledger entries (seeded in ${seconds} s, revenue counted in ${counting} s), ${rounds} calls each; client, server and database on this machine`,
      samples.map(({ name, status, p50, p95 }) => ({
        call: name,
        status,
        'p50 ms': p50.toFixed(0),
        'p95 ms': p95.toFixed(0),
      })),
    );
    return samples.map(({ name, status, p95 }) => aim(`${name}, p95 ms`, status === 200 ? p95 : status, wantedMs));
  } finally {
    await database.client.end();
    await product.stop();
  }
}

async function signIn(client) {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into console_sessions (token_hash, created_at, expires_at, last_seen_at, confirmed_at)
     values ($1, now(), now() + interval '12 hours', now(), now())`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}

/** Everybody subscribes on a day of the last 400 and renews up to eleven times; some get their money back. */
async function seed(client) {
  const startedAt = performance.now();
  await client.query(`insert into users (email, email_key, created_at)
    select 'u' || n || '@example.com', 'u' || n || '@example.com', now() - (n % 400) * interval '1 day' from generate_series(1, ${users}) n`);
  await client.query(`create temporary table life as
    select id, customer_ref, 'sub_' || id as sub, (id * 7919 % 400)::integer as age, (id * 31 % 12)::integer as most, (id % 3)::integer as plan,
      (array['A','B','C'])[1 + id % 3] as cohort, (array['facebook','google','tiktok',''])[1 + id % 4] as source,
      (array['US','DE','GB','JP','FR'])[1 + id % 5] as country
    from users`);
  await client.query(`insert into subscriptions (id, user_id, cohort, source, customer_ref, offer_name, offer_id, status, amount_minor, currency,
      interval_unit, interval_count, started_at, next_billed_at, occurred_at_us)
    select sub, id, cohort, source, customer_ref, '4-week plan', 1 + plan, case when most * 28 > age then 'active' else 'canceled' end, 1999, 'USD',
      'week', 4, now() - age * interval '1 day', now() + interval '9 days', 1 from life`);
  await client.query(`insert into sold_subscriptions (subscription_id, customer_ref, cohort, source, country)
    select sub, customer_ref, cohort, source, country from life on conflict do nothing`);
  await client.query(`create temporary table paid as
    select life.*, k, now() - (age - k * 28) * interval '1 day' as at from life, generate_series(0, 11) k where k <= most and k * 28 <= age`);
  const entry = (
    kind,
    id,
    sign,
    when,
  ) => `insert into money_entries (kind, provider_id, transaction_id, subscription_id, occurred_at, recorded_at, currency,
      gross_minor, tax_minor, fee_minor, net_minor, payout_currency, payout_gross_minor, payout_tax_minor, payout_fee_minor, payout_net_minor,
      cohort, source, customer_ref, country, offer_id, interval_unit, interval_count, renewal_number, origin)
    select '${kind}', ${id}, 'txn_' || id || '_' || k, sub, ${when}, now(), 'USD', ${sign} * 1999, ${sign} * 300, 150, ${sign} * 1699 - 150, 'USD',
      ${sign} * 1999, ${sign} * 300, 150, ${sign} * 1699 - 150, cohort, source, customer_ref, country, 1 + plan, 'week', 4, k,
      case when k = 0 then 'web' else 'subscription_recurring' end from paid`;
  await client.query(entry('payment', `'txn_' || id || '_' || k`, 1, 'at'));
  await client.query(
    `${entry('refund', `'adj_' || id || '_' || k`, -1, `least(now(), at + interval '3 days')`)} where (id + k) % 40 = 0`,
  );
  await client.query(`insert into subscription_history (subscription_id, seq, effective_at, heard_at, status, amount_net_minor, currency, interval_unit,
      interval_count, offer_id, cause, mrr_micro)
    select sub, 1, now() - age * interval '1 day', now(), 'active', 1666, 'USD', 'week', 4, 1 + plan, 'bench', 1811031964 from life
    union all
    select sub, 2, now() - (age - most * 28) * interval '1 day', now(), 'canceled', 1666, 'USD', 'week', 4, 1 + plan, 'bench', 0 from life where most * 28 <= age`);
  await client.query(`insert into mrr_movements (subscription_id, seq, movement, currency, effective_at, amount_micro)
    select subscription_id, seq, case when status = 'active' then 'new' else 'churn asked for' end, currency, effective_at,
      case when status = 'active' then 1811031964 else -1811031964 end from subscription_history where cause = 'bench'`);
  await client.query('analyze');
  const { rows } = await client.query('select count(*)::integer as entries from money_entries');
  return { entries: rows[0].entries, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

/** What the server does every quarter of an hour. @returns seconds */
async function countAll(url) {
  const { connect, connectForLong, queriesOf } = await importSource('src/server/platform/database/connect.ts');
  const { countRevenue } = await importSource('src/server/operations/revenue/count-revenue.ts');
  const { pool, close } = connect(url, console);
  const client = await connectForLong(pool);
  const startedAt = performance.now();
  await countRevenue({ db: queriesOf(client), clock: Date.now, wallClock: Date.now });
  await client.end();
  await close();
  return Math.round((performance.now() - startedAt) / 1000);
}

/** Every reading call of the console that needs no more than this to be asked. */
async function callsToMeasure(client) {
  const { consoleCalls } = await importSource('src/contract/console-calls.ts');
  const { rows } = await client.query('select id from users order by id offset $1 limit 1', [Math.floor(users / 2)]);
  const day = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const queries = {
    readFunnel: `?from=${day(28)}&to=${day(1)}`,
    findSubscribers: '?q=u500',
  };
  const plain = Object.entries(consoleCalls)
    .filter(([, row]) => row.startsWith('GET '))
    .map(([name, row]) => [name, row.slice(4).replace(':id', rows[0].id) + (queries[name] ?? '')]);
  return [
    ...plain,
    ['readRevenue by source', '/api/console/revenue?source=google&split=source'],
    ['readRevenue by three filters', '/api/console/revenue?source=google&country=DE&plan=1'],
  ];
}

async function measure(name, url, token) {
  const times = [];
  let status = 200;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    times.push(performance.now() - startedAt);
    status = answer.status;
  }
  times.sort((a, b) => a - b);
  return { name, status, p50: times[Math.floor(rounds / 2)], p95: times[Math.ceil(rounds * 0.95) - 1] };
}
