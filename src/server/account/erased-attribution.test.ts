import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { updateLedger } from '#server/billing/history/update-ledger.ts';
import { countRevenue } from '#server/operations/revenue/count-revenue.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import { useTestShop } from '#testing/server/use.ts';
import { eraseAccount } from './erase-account.ts';

const { shop, database } = useTestShop({ ownDatabase: true });
const query = async (text: string) => (await database.pool.query(text)).rows;
let transactionId: string;

/**
 * What becomes of every column with the quiz, source or campaign by which somebody came, 30 days after their account
 * was erased. `erased`: the column has that word. `emptied` and `deleted`: it went with the account. `sums`: it stands
 * in sums without ids. `measured`: it has none of the provider's ids, and is deleted with the person's measured events.
 */
const decisions: Record<string, 'erased' | 'emptied' | 'deleted' | 'sums' | 'measured' | 'about something else'> = {
  'money_entries.cohort': 'erased',
  'money_entries.source': 'erased',
  'sold_subscriptions.cohort': 'erased',
  'sold_subscriptions.source': 'erased',
  'sold_subscriptions.campaign': 'erased',
  'subscriptions.cohort': 'erased',
  'subscriptions.source': 'erased',
  'checkouts.cohort': 'erased',
  'checkouts.drawn_cohort': 'erased',
  'checkouts.source': 'erased',
  'checkouts.last_source': 'erased',
  'checkouts.click_id': 'emptied',
  'checkouts.click_id_name': 'emptied',
  'checkouts.last_click_id': 'emptied',
  'checkouts.last_click_id_name': 'emptied',
  'touches.*': 'deleted',
  'users.*': 'deleted',
  'training_plans.*': 'deleted',
  'people.*': 'measured',
  'journeys.*': 'measured',
  'past_journeys.*': 'measured',
  // Why the provider charged, and which of its events said so.
  'money_entries.origin': 'about something else',
  'money_entries.source_event': 'about something else',
  'subscription_history.source_event': 'about something else',
  'transactions.origin': 'about something else',
};
const areSums = /^(revenue|kept)_/;

interface Column {
  table: string;
  name: string;
}

const listColumns = (names: RegExp): Promise<Column[]> =>
  query(`select table_name as "table", column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '${names.source}' and table_name !~ '^events_' order by 1, 2`);
const saysWhence = /cohort|quiz|source|campaign|utm|referrer|click_id|landing|medium|origin|begun$/;
const decisionOf = ({ table, name }: Column) =>
  areSums.test(table) ? 'sums' : (decisions[`${table}.${name}`] ?? decisions[`${table}.*`]);

/** The tables that contain a word. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const found: string[] = [];
  for (const { tablename: name } of tables)
    if ((await query(`select from "${name}" t where t::text like '%${word}%' limit 1`)).length > 0) found.push(name);
  return found;
}

beforeEach(async () => {
  for (const table of ['kept_revenue_money', 'kept_revenue_mrr', 'kept_begun']) await query(`delete from ${table}`);
  await shop.person('ada@example.com');
  await query("update users set cohort = 'B', drawn_cohort = 'C', source = 'ads-of-ada', last_source = 'ads-of-ada'");
  transactionId = (await shop.checkOut('ada@example.com')).transaction_id;
  await query(`update checkouts set cohort = 'B', drawn_cohort = 'C', source = 'ads-of-ada', last_source = 'ads-of-ada',
    click_id = 'click-of-ada'`);
  await query(`delete from touches`);
  await query(`insert into touches (checkout_id, which, recorded_at, utm_source, utm_medium, utm_campaign, utm_id, utm_content,
      utm_term, click_id_name, click_id, landing_path, referrer_host)
    select id, 'first', now(), 'ads-of-ada', '', 'campaign-of-ada', '', '', '', '', '', '/', '' from checkouts`);
  await shop.pay(transactionId);
  await shop.deliver();
  await shop.advance(3 * dayMs);
});

async function eraseAda(): Promise<void> {
  const [{ id }] = await query('select id from users');
  const now = shop.deps.clock();
  expect(await eraseAccount(database.db, { userId: id, deviceId: null, email: false, now })).toBe('erased');
  await shop.work();
  await shop.deliver();
}

/** Every value of the columns that get the word `erased`, and of the emptied ones. */
async function valuesOf(decision: 'erased' | 'emptied'): Promise<Record<string, string[]>> {
  const columns = (await listColumns(saysWhence)).filter((column) => decisionOf(column) === decision);
  const values = columns.map(async ({ table, name }) => {
    const rows = await query(`select distinct ${name} as value from ${table} order by 1`);
    return [`${table}.${name}`, rows.map(({ value }) => value)];
  });
  return Object.fromEntries(await Promise.all(values));
}

describe('by which quiz, source and campaign an erased person came', () => {
  it('every column that says so has a decision, and every decision a column', async () => {
    const columns = await listColumns(saysWhence);
    expect(columns.filter((column) => decisionOf(column) === undefined)).toEqual([]);
    const found = columns.flatMap(({ table, name }) => [`${table}.${name}`, `${table}.*`]);
    expect(Object.keys(decisions).filter((one) => !found.includes(one))).toEqual([]);
  });

  it('what stays by quiz and source is beside no id of a person, a payment or a subscription', async () => {
    const ids = (await listColumns(/_id$|_ref$|^id$|email|device/)).filter(
      ({ table, name }) => areSums.test(table) && !['offer_id', 'offer_version_id'].includes(name),
    );
    expect(ids.filter(({ table }) => table !== 'kept_reports')).toEqual([]);
  });

  it('stands in the books 29 days later, and 31 days later nowhere but in sums', { tags: 'long' }, async () => {
    await eraseAda();
    const before = await valuesOf('erased');
    expect(before).toMatchObject({
      'money_entries.cohort': ['B'],
      'sold_subscriptions.campaign': ['campaign-of-ada'],
      'subscriptions.source': ['ads-of-ada'],
    });
    await shop.advance(29 * dayMs);
    await tidyUp(shop.deps);
    expect(await valuesOf('erased')).toEqual(before);
    await shop.advance(2 * dayMs);
    await countRevenue(shop.deps);
    await tidyUp(shop.deps);
    const after = await valuesOf('erased');
    expect(after).toEqual(Object.fromEntries(Object.keys(before).map((column) => [column, ['erased']])));
    expect(await valuesOf('emptied')).toEqual(
      Object.fromEntries(Object.keys(await valuesOf('emptied')).map((column) => [column, ['']])),
    );
    for (const word of ['ads-of-ada', 'campaign-of-ada', 'click-of-ada'])
      expect((await tablesWith(word)).filter((table) => !areSums.test(table))).toEqual([]);
    expect(await tablesWith('campaign-of-ada')).toContain('kept_revenue_money');
  });

  it('does not come back with what the provider tells later or once more', async () => {
    await eraseAda();
    await shop.advance(31 * dayMs);
    await tidyUp(shop.deps);
    const kept = await query('select * from kept_revenue_money');
    const answer = await fetch(
      `${shop.deps.config.paddle.emulatorUrl}/emulator/transactions/${transactionId}/chargeback`,
      { method: 'POST' },
    );
    expect(answer.ok).toBe(true);
    await query('update provider_events set entered_at = null');
    await query('delete from webhook_events');
    await shop.deliver(await shop.notifications());
    await shop.work();
    expect(new Set(Object.values(await valuesOf('erased')).flat())).toEqual(new Set(['erased']));
    const kinds = await query(
      'select kind, sum(gross_minor)::integer as gross from money_entries group by kind order by 1',
    );
    expect(kinds).toEqual([
      { kind: 'chargeback', gross: -1999 },
      { kind: 'payment', gross: 1999 },
    ]);
    await tidyUp(shop.deps);
    expect(await query('select * from kept_revenue_money')).toEqual(kept);
  });

  it('is not written again for a subscription whose buyer was never known', async () => {
    await eraseAda();
    await shop.advance(31 * dayMs);
    await tidyUp(shop.deps);
    await query('update sold_subscriptions set customer_ref = null');
    await query("update subscriptions set cohort = '', source = ''");
    await query('update provider_events set entered_at = null');
    await shop.advance(20 * 60_000);
    await updateLedger(shop.deps);
    expect(await query('select cohort, source from sold_subscriptions')).toEqual([
      { cohort: 'erased', source: 'erased' },
    ]);
  });
});
