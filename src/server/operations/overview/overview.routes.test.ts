import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { Overview, OverviewSpan } from '#contract/console/overview.ts';
import { dayMs } from '#contract/day.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { overviewSpan } from './count-overview.ts';

const password = 'seven kites over the bay';
const testConsole = useTestConsole();
let token: string;
let tests = 0;
beforeEach(async () => {
  // Each test looks at another time, because counts are cached for ten minutes.
  tests += 1;
  testConsole.deps().advance(tests * 10 * 60_000);
  await testConsole.start(password);
  token = await testConsole.signedIn(password);
});

async function read(span: OverviewSpan = '7 days'): Promise<Overview> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await testConsole.app.inject({
    ...callAddress(consoleCalls.readOverview, { query: { span } }),
    headers,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** A payment this many days ago, at 08:00 UTC. */
async function paid(daysAgo: number, net: number, renewal = 0): Promise<void> {
  const at = new Date(testConsole.deps().clock() - daysAgo * dayMs - 4 * 60 * 60_000).toISOString();
  const id = `txn_${daysAgo}_${net}`;
  await testConsole.query(`insert into money_entries (kind, provider_id, transaction_id, occurred_at, recorded_at, currency,
      gross_minor, tax_minor, net_minor, cohort, source, renewal_number)
    values ('payment', '${id}', '${id}', '${at}', '${at}', 'USD', ${net + 100}, 100, ${net}, '', '', ${renewal})`);
}

describe('the overview', () => {
  it('the overview of a business that begins has zeros, and nothing is usual', async () => {
    const { figures, today, currency, net_by_day, system } = await read();
    expect(figures).toMatchObject({ net: [], new_subscribers: 0, paid: { count: 0, of: 0 }, active: 0 });
    expect(today.every(({ value, usual }) => value === 0 && usual === null)).toBe(true);
    expect([currency, net_by_day]).toEqual([null, []]);
    expect(system?.map(({ name }) => name)).toEqual([
      'Notifications',
      'Mail',
      'Jobs',
      'Data quality',
      'Paddle',
      'Backup',
    ]);
  });

  it('net is of full days, and today stands beside what has usually come by this hour of the weekday', async () => {
    for (let day = 70; day >= 2; day -= 1) await paid(day, 1000, 1);
    await paid(1, 500);
    await paid(0, 2000, 1);
    const { figures, today, net_by_day, currency } = await read();
    expect(currency).toBe('USD');
    expect(figures.net).toEqual([{ currency: 'USD', minor: 6 * 1000 + 500 }]);
    expect(figures.net_before).toEqual([{ currency: 'USD', minor: 7 * 1000 }]);
    const net = today.find(({ row }) => row === 'net')!;
    expect(net).toMatchObject({ value: 2000, change: { side: 'above', since: '2030-01-01' } });
    expect(net.usual).toBeGreaterThan(950);
    expect(net.usual).toBeLessThanOrEqual(1000);
    expect(today.find(({ row }) => row === 'renewals paid')).toMatchObject({ value: 1, usual: 1, change: null });
    expect(today.find(({ row }) => row === 'visits')).toEqual({ row: 'visits', value: 0, usual: null, change: null });
    expect(net_by_day).toHaveLength(28);
    expect(net_by_day.at(-1)).toMatchObject({ day: '2029-12-31', minor: 500, usual: { low: 938, high: 1062 } });
    expect(net_by_day[0]).toMatchObject({ day: '2029-12-04', usual: null });
  });

  it('nothing is said of what is usual before eight weeks are known', async () => {
    for (let day = 55; day >= 1; day -= 1) await paid(day, 1000, 1);
    const { today, net_by_day } = await read();
    expect(today.every(({ usual, change }) => usual === null && change === null)).toBe(true);
    expect(net_by_day.every(({ usual }) => usual === null)).toBe(true);
  });

  it.each(['7 days', '28 days', 'month'] as const)('the overview answers for %s', async (span) => {
    await paid(3, 100);
    expect((await read(span)).figures.net).toEqual([{ currency: 'USD', minor: 100 }]);
  });
});

/** A subscription begun this many days ago, and when it ended; null while it runs. */
async function subscribed(daysAgo: number, endedDaysAgo: number | null): Promise<void> {
  const at = (days: number) => `'${new Date(testConsole.deps().clock() - days * dayMs).toISOString()}'`;
  await testConsole.query(`insert into subscriptions (id, status, amount_minor, currency, interval_unit, interval_count,
      started_at, canceled_at, occurred_at_us)
    values ('sub_${daysAgo}', 'active', 1999, 'USD', 'week', 4, ${at(daysAgo)}, ${endedDaysAgo === null ? 'null' : at(endedDaysAgo)}, 1)`);
}

it('active are those that had begun and not ended, and left are those who ended within four weeks', async () => {
  await subscribed(3, null);
  await subscribed(20, 10);
  await subscribed(60, null);
  await subscribed(61, 10);
  await subscribed(62, 40);
  const { figures } = await read();
  expect(figures).toMatchObject({ active: 2, active_before: 1 });
  expect(figures).toMatchObject({ left: { count: 1, of: 2 }, left_before: { count: 1, of: 3 } });
});

/** A subscription that is charged in this many days, with the job of its reminder if any, and whether it was sent. */
async function renews(
  id: string,
  inDays: number,
  { status = 'active', scheduled = null as string | null, reminder = null as null | 'due' | 'later' | 'sent' } = {},
): Promise<void> {
  const at = new Date(testConsole.deps().clock() + inDays * dayMs).toISOString();
  const trialEnd = status === 'trialing' ? `'${at}'` : 'null';
  await testConsole.query(`insert into subscriptions (id, status, amount_minor, currency, interval_unit, interval_count,
      started_at, next_billed_at, trial_ends_at, scheduled_action, occurred_at_us)
    values ('${id}', '${status}', 1999, 'USD', 'week', 4, '2029-12-01Z', '${at}', ${trialEnd},
      ${scheduled === null ? 'null' : `'${scheduled}'`}, 1)`);
  if (reminder === null) return;
  const [kind, leadDays] = status === 'trialing' ? ['trial-ending', 3] : ['renewal-reminder', 7];
  const key = `${kind}:${id}:${at}`;
  const runAt = new Date(Date.parse(at) - leadDays * dayMs).toISOString();
  await testConsole.query(
    `insert into jobs (kind, unique_key, payload, run_at) values ('${kind}', '${key}', '{}', '${runAt}')`,
  );
  if (reminder === 'sent') {
    await testConsole.query(
      `insert into emails (key, kind, subject, sent_at) values ('${key}', '${kind}', '', '${runAt}')`,
    );
  }
}

it('reminders are counted of those that were due by now', async () => {
  await renews('sub_sent', 5, { reminder: 'sent' });
  await renews('sub_lost', 5, { reminder: 'due' });
  // Its charge became known in the last seven days, so that no reminder could be sent in time.
  await renews('sub_new', 2);
  await renews('sub_trial', 2, { status: 'trialing', reminder: 'sent' });
  await renews('sub_trial_later', 5, { status: 'trialing', reminder: 'later' });
  await renews('sub_pausing', 5, { scheduled: 'pause', reminder: 'due' });
  expect((await read()).renewals).toMatchObject({ due: 5, to_charge: 5, reminders_due: 3, reminded: 2 });
});

it('of a large business the figures of before are told until the next are counted', async () => {
  await testConsole.query(`insert into money_entries (kind, provider_id, transaction_id, occurred_at, recorded_at, currency,
      gross_minor, tax_minor, net_minor, cohort, source)
    select 'payment', 'many_' || n, 'many_' || n, '2020-01-01Z', '2020-01-01Z', 'USD', 1, 0, 1, '', '' from generate_series(1, 2001) n`);
  // The previous test has looked ten minutes ago.
  const before = testConsole.deps().clock();
  const readAt = async () => Date.parse((await read()).now);
  await expect.poll(readAt).toBe(before);
  testConsole.deps().advance(10 * 60_000);
  expect(await readAt()).toBe(before);
  await expect.poll(readAt).toBe(before + 10 * 60_000);
});

describe('the days of a span', () => {
  it('a month is its full days, and on its first day the month before', () => {
    const of = (now: string) => overviewSpan('month', Date.parse(now)).span;
    expect(of('2030-03-05T10:00:00Z')).toMatchObject({ from: '2030-03-01', to: '2030-03-04', days: 4 });
    expect(of('2030-03-01T10:00:00Z')).toMatchObject({ from: '2030-02-01', to: '2030-02-28', days: 28 });
  });
});
