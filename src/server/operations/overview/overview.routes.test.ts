import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/call-address.ts';
import { consoleCalls } from '#contract/console-calls.ts';
import type { Overview, OverviewSpan } from '#contract/console-overview.ts';
import { dayMs } from '#contract/day.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { overviewSpan } from './overview-span.ts';
import { sameHours, usualRange } from './usual-range.ts';

const password = 'seven kites over the bay';
const testConsole = useTestConsole();
let token: string;
let tests = 0;
beforeEach(async () => {
  // Each test looks at another time, because counts are kept for ten minutes.
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

/** A payment of so many days ago, at 08:00 UTC. */
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

  it('net is of full days, today stands alone, and usual is that of the same weekdays and hours', async () => {
    for (let week = 8; week >= 1; week -= 1) await paid(7 * week, 1000 + week, 1);
    await paid(1, 500);
    await paid(0, 2000, 1);
    const { figures, today, net_by_day, currency } = await read();
    expect(currency).toBe('USD');
    expect(figures.net).toEqual([{ currency: 'USD', minor: 1001 + 500 }]);
    expect(figures.net_before).toEqual([{ currency: 'USD', minor: 1002 }]);
    expect(today.find(({ row }) => row === 'net')).toEqual({
      row: 'net',
      value: 2000,
      usual: { low: 1001, high: 1008 },
    });
    expect(today.find(({ row }) => row === 'renewals paid')).toMatchObject({ value: 1, usual: { low: 1, high: 1 } });
    expect(net_by_day).toHaveLength(28);
    expect(net_by_day.at(-1)).toMatchObject({ day: '2029-12-31', minor: 500 });
  });

  it.each(['7 days', '28 days', 'month'] as const)('the overview answers for %s', async (span) => {
    await paid(3, 100);
    expect((await read(span)).figures.net).toEqual([{ currency: 'USD', minor: 100 }]);
  });
});

/** A subscription of so many days ago, and when it ended; null while it runs. */
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

it('of a large business the figures of before are told until the next are counted', async () => {
  await testConsole.query(`insert into money_entries (kind, provider_id, transaction_id, occurred_at, recorded_at, currency,
      gross_minor, tax_minor, net_minor, cohort, source)
    select 'payment', 'many_' || n, 'many_' || n, '2020-01-01Z', '2020-01-01Z', 'USD', 1, 0, 1, '', '' from generate_series(1, 2001) n`);
  // The test before has looked ten minutes ago.
  const before = testConsole.deps().clock();
  const readAt = async () => Date.parse((await read()).now);
  await expect.poll(readAt).toBe(before);
  testConsole.deps().advance(10 * 60_000);
  expect(await readAt()).toBe(before);
  await expect.poll(readAt).toBe(before + 10 * 60_000);
});

describe('usual', () => {
  it('a range of fewer than four days is not known', () => {
    expect([usualRange([1, 2, 3]), usualRange([4, 1, 2, 3])]).toEqual([null, { low: 1, high: 4 }]);
  });

  it('the same hours are on the same weekday of the eight weeks before', () => {
    const part = { startsAt: 100 * dayMs, endsAt: 100 * dayMs + 5 };
    expect(sameHours(part)).toHaveLength(8);
    expect(sameHours(part)[0]).toEqual({ startsAt: 93 * dayMs, endsAt: 93 * dayMs + 5 });
  });

  it('a month is its full days, and on its first day the month before', () => {
    const of = (now: string) => overviewSpan('month', Date.parse(now)).span;
    expect(of('2030-03-05T10:00:00Z')).toMatchObject({ from: '2030-03-01', to: '2030-03-04', days: 4 });
    expect(of('2030-03-01T10:00:00Z')).toMatchObject({ from: '2030-02-01', to: '2030-02-28', days: 28 });
  });
});
