import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { readReport } from '#server/analytics/report/read-report.ts';
import { seedBusiness } from '#testing/server/seeded-business.ts';
import { useTestApp } from '#testing/server/use.ts';
import { countRevenue } from './count-revenue.ts';
import { eraseAttribution } from './erase-attribution.ts';
import { partNames } from './revenue-parts.sql.ts';
import { figures } from './sum-up.sql.ts';

const { database, deps } = useTestApp({ ownDatabase: true });
const query = async (text: string) => (await database.pool.query(text)).rows;
const erase = () => eraseAttribution(deps, deps.clock());

/** Every third customer had their account erased. */
const isErased = `right(customer_ref::text, 12)::integer % 3 = 0`;
const booksOf = (condition: string) =>
  query(`select id, cohort, source from money_entries where ${condition} order by id`);
const inBooks = {
  money_entries: 'cohort, source',
  sold_subscriptions: 'cohort, source, campaign',
  subscriptions: 'cohort, source',
};

/** Inserts the erasures of these customers, so many days ago. */
async function eraseAccounts(days: number): Promise<void> {
  const at = new Date(deps.clock() - days * dayMs).toISOString();
  await query('delete from erasures');
  await query(`
    insert into erasures (provider_id, erased_at)
    select id, '${at}' from (
      select distinct unnest(array[transaction_id, subscription_id]) as id from money_entries where ${isErased}
      union select subscription_id from sold_subscriptions where ${isErased}
    ) own where id is not null`);
}

/** All figures of the revenue page by all of its parts, without those that are nothing. */
async function countAll(): Promise<unknown> {
  await countRevenue(deps);
  const tables = Object.entries(figures).map(async ([table, { by, sums }]) => {
    const columns = [...by, ...partNames].map((name) => `"${name}"::text`).join(', ');
    const added = sums.map((name) => `sum("${name}")::text as "${name}"`).join(', ');
    const isAny = sums.map((name) => `sum("${name}") <> 0`).join(' or ');
    return [
      table,
      await query(`select ${columns}, ${added} from ${table} group by ${[...by, ...partNames].join(', ')}
        having ${isAny} order by ${columns}`),
      await query(`select summed_by, ${columns}, ${added} from ${table}_sums
        group by ${['summed_by', ...by, ...partNames].join(', ')} having ${isAny} order by summed_by, ${columns}`),
    ];
  });
  const options = await query('select options, first_day from revenue_counted');
  return [...(await Promise.all(tables)), options];
}

/** The report of the funnel by quiz and source, day by day. */
async function reportAll() {
  const today = deps.clock();
  const day = (before: number) => new Date(today - before * dayMs).toISOString().slice(0, 10);
  const filters = [{}, { cohort: 'B' }, { source: 'google' }, { cohort: 'A', source: 'facebook' }] as const;
  const spans = [{ from: day(300), to: day(0) }, ...[20, 50, 90].map((one) => ({ from: day(one), to: day(one) }))];
  const asked = spans.flatMap((span) => filters.map((filter) => ({ ...span, ...filter })));
  return Promise.all(
    asked.map(async (one) => {
      const outcome = await readReport(database.db, one, today);
      if ('refused' in outcome) throw new Error('refused');
      return outcome.report.figures;
    }),
  );
}

const changed = (of: string, columns: string, condition: string) =>
  query(`select distinct ${columns} from ${of} where ${condition}`);

beforeEach(async () => {
  await query('begin; set local session_replication_role = replica; truncate money_entries; commit');
  for (const table of [
    'erasures',
    'sold_subscriptions',
    'subscription_history',
    'mrr_movements',
    'touches',
    'checkouts',
  ])
    await query(`delete from ${table}`);
  for (const { table_name: name } of await query(
    `select table_name from information_schema.tables where table_name like 'kept_revenue%' or table_name = 'kept_begun'`,
  ))
    await query(`delete from ${name}`);
  await query('delete from subscriptions');
  await query(`insert into offers (id, name, interval_unit, interval_count, position)
    values (1, '4-week plan', 'week', 4, 1), (2, '12-week plan', 'week', 12, 2), (3, '24-week plan', 'week', 24, 3)
    on conflict do nothing`);
  await query(`insert into offer_versions (id, offer_id, number, offer) overriding system value
    values (1, 1, 1, '{}'), (2, 2, 1, '{}'), (3, 3, 1, '{}') on conflict do nothing`);
  await seedBusiness(database.pool, { customers: 60, days: 400, now: deps.clock(), seed: 7 });
  await query(`
    insert into subscriptions (id, cohort, source, customer_ref, status, amount_minor, currency, interval_unit,
      interval_count, started_at, canceled_at, occurred_at_us)
    select sold.subscription_id, cohort, source, customer_ref, 'active', 1999, 'USD', 'week', 4, min(effective_at),
      min(effective_at) filter (where status = 'canceled'), 1
    from sold_subscriptions sold join subscription_history using (subscription_id) group by sold.subscription_id`);
  // As an erasure leaves them.
  await query(`update sold_subscriptions s set campaign = t.utm_campaign from touches t
    where t.checkout_id = s.checkout_id and ${isErased}`);
  await query(
    `delete from touches where checkout_id in (select checkout_id from sold_subscriptions where ${isErased})`,
  );
});

describe('quiz, source and campaign of erased people', () => {
  it('stand in the books as they were for 30 days', async () => {
    await eraseAccounts(29);
    const before = await booksOf('true');
    await erase();
    expect(await booksOf('true')).toEqual(before);
    expect(await query('select * from kept_revenue_money')).toEqual([]);
  });

  it('are replaced after 30 days wherever an id of the provider stands beside them, and those of others are not', async () => {
    await eraseAccounts(31);
    const others = await booksOf(`not (${isErased})`);
    await erase();
    for (const [table, columns] of Object.entries(inBooks)) {
      const names = columns.split(', ');
      expect(await changed(table, columns, isErased), table).toEqual([
        Object.fromEntries(names.map((name) => [name, 'erased'])),
      ]);
      expect(await changed(table, columns, `cohort = 'erased' and not (${isErased})`), table).toEqual([]);
    }
    expect(await booksOf(`not (${isErased})`)).toEqual(others);
  });

  it('still count in every figure of revenue and of the funnel, to the cent', async () => {
    await eraseAccounts(31);
    const [revenue, report] = [await countAll(), await reportAll()];
    await erase();
    expect(await reportAll()).toEqual(report);
    expect(await countAll()).toEqual(revenue);
  });

  it('are replaced once: another run changes nothing', async () => {
    await eraseAccounts(31);
    await erase();
    const all = [await query('select * from kept_revenue_money'), await countAll()];
    await erase();
    expect([await query('select * from kept_revenue_money'), await countAll()]).toEqual(all);
  });

  it('are replaced by the next run where one ended in the middle, which has left nothing', {
    tags: 'long',
  }, async () => {
    await eraseAccounts(31);
    const revenue = await countAll();
    await query(`create function stumble() returns trigger language plpgsql as $$ begin raise 'the server was killed'; end $$;
      create trigger stumble before update on subscriptions for each row execute function stumble()`);
    await expect(erase()).rejects.toThrow('the server was killed');
    expect(await query('select * from kept_revenue_money')).toEqual([]);
    expect(await changed('money_entries', 'cohort', "cohort = 'erased'")).toEqual([]);
    await query('drop trigger stumble on subscriptions; drop function stumble()');
    await erase();
    expect(await changed('money_entries', 'cohort', `cohort <> 'erased' and ${isErased}`)).toEqual([]);
    expect(await countAll()).toEqual(revenue);
  });

  it('of people who are erased later are added to what is kept', { tags: 'long' }, async () => {
    await eraseAccounts(31);
    const revenue = await countAll();
    const later = `right(customer_ref::text, 12)::integer % 3 = 0 and right(customer_ref::text, 12)::integer % 2 = 0`;
    const ids = `(select subscription_id from sold_subscriptions where ${later})`;
    const due = `provider_id in ${ids} or provider_id in (select transaction_id from money_entries where subscription_id in ${ids})`;
    await query(`update erasures set erased_at = erased_at + interval '10 days' where ${due}`);
    await erase();
    await query(`update erasures set erased_at = erased_at - interval '10 days' where ${due}`);
    await erase();
    expect(await changed('money_entries', 'cohort', `cohort <> 'erased' and ${isErased}`)).toEqual([]);
    expect(await countAll()).toEqual(revenue);
  });
});

describe('a money entry', () => {
  it.each([
    ['an amount', `gross_minor = gross_minor + 1`, isErased],
    ['an amount beside the erased word', `cohort = 'erased', source = 'erased', tax_minor = 0`, isErased],
    ['another quiz', `cohort = 'C', source = 'erased'`, isErased],
    ['the source alone', `source = 'erased'`, isErased],
    ['the quiz of somebody with an account', `cohort = 'erased', source = 'erased'`, `not (${isErased})`],
  ])('is never changed: %s', async (_what, change, condition) => {
    await eraseAccounts(31);
    const id = `(select min(id) from money_entries where ${condition} and source <> 'erased' and cohort <> 'C')`;
    await expect(query(`update money_entries set ${change} where id = ${id}`)).rejects.toThrow('never changed');
  });

  it('is never deleted, not even that of an erased person', async () => {
    await eraseAccounts(31);
    await expect(query(`delete from money_entries where ${isErased}`)).rejects.toThrow('never changed');
  });
});
