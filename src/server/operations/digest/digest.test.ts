import { describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { jobHandlers } from '#server/jobs.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { sendDueDigests } from './schedule-digests.ts';

const hourMs = 60 * 60_000;

/** Noon of the first of January 2030, UTC: eight in the morning of the next day is 20 hours later. */
const testConsole = useTestConsole();
const deps = () => testConsole.deps();
const untilNextEight = () => deps().advance(20 * hourMs);

async function chosen(role: 'owner' | 'analyst', hour: number | null = 8): Promise<string> {
  const { token } = await testConsole.operator(role);
  expect((await testConsole.call(consoleCalls.chooseDigest, token, { hour })).statusCode).toBe(204);
  return token;
}

/** Two server processes look at the same moment. */
async function look(): Promise<void> {
  await Promise.all([sendDueDigests(deps()), sendDueDigests(deps())]);
  while (await runNextJob(deps(), jobHandlers(deps())));
}

const digests = () => deps().sent.map(({ subject, text }) => ({ subject, text }));

async function paid(id: string, at: number, net: number, currency = 'USD'): Promise<void> {
  const moment = new Date(at).toISOString();
  await testConsole.query(`insert into money_entries (kind, provider_id, transaction_id, occurred_at, recorded_at, currency,
      gross_minor, tax_minor, net_minor, cohort, source, renewal_number)
    values ('payment', '${id}', '${id}', '${moment}', '${moment}', '${currency}', ${net + 100}, 100, ${net}, '', '', 1)`);
}

async function moved(subscription: string, at: number, movement: string, minor: number): Promise<void> {
  await testConsole.query(`insert into mrr_movements (subscription_id, seq, movement, currency, effective_at, amount_micro)
    values ('${subscription}', 1, '${movement}', 'USD', '${new Date(at).toISOString()}', ${minor * 1_000_000})`);
}

describe('the digest', () => {
  it('tells of the last full day, once, at the hour that was chosen', async () => {
    await chosen('owner');
    const noon = deps().clock();
    await paid('txn_1', noon, 1584);
    await paid('txn_2', noon, 300, 'EUR');
    await paid('txn_3', noon - dayMs, 700);
    await moved('sub_1', noon - 40 * dayMs, 'new', 2000);
    await moved('sub_2', noon, 'new', 1200);
    await moved('sub_3', noon, 'churn asked for', -500);
    await look();
    expect(digests()).toEqual([]);
    untilNextEight();
    for (let i = 0; i < 3; i += 1) await look();
    expect(digests()).toHaveLength(1);
    const [{ subject, text }] = digests() as [{ subject: string; text: string }];
    expect(subject).toMatch(/^Everkite, 1 Jan: /);
    expect(text).toContain('Tuesday 1 January');
    for (const line of [
      /^Net: \$15\.84$/m,
      /^Net, not converted: €3\.00$/m,
      /^Renewals paid: 2$/m,
      /^MRR, USD: \$27\.00$/m,
      /^New: \+\$12\.00$/m,
      /^Cancelled: −\$5\.00$/m,
      /^Renewals due, 2 to 8 Jan: 0$/m,
      /^Open alerts: 0$/m,
      /^Needs a person: 0$/m,
    ]) {
      expect(text).toMatch(line);
    }
  });

  it('tells one MRR in the payout currency when buyers pay in several', async () => {
    await chosen('owner');
    const noon = deps().clock();
    await moved('sub_1', noon - 40 * dayMs, 'new', 2000);
    await testConsole.query(`insert into mrr_movements (subscription_id, seq, movement, currency, effective_at, amount_micro)
      values ('sub_2', 1, 'new', 'EUR', '2029-12-01Z', 1000000000)`);
    await testConsole.query(`insert into revenue_counted (counted_until, counted_at, payout_currency, amount_counted, options, rates)
      values ('2030-01-01Z', '2030-01-01Z', 'USD', '', '{}', '{"USD":"1","EUR":"1.1"}')`);
    untilNextEight();
    await look();
    const [{ text }] = digests() as [{ subject: string; text: string }];
    expect(text).toMatch(/^MRR, all: about \$31\.00$/m);
    expect(text).toMatch(/^MRR, EUR: €10\.00$/m);
  });

  it('comes on the next day when the hour is over as it is chosen', async () => {
    await chosen('owner');
    await look();
    untilNextEight();
    deps().advance(hourMs);
    await testConsole.query('update operators set digest_hour = null, digest_day = null');
    await chosen('owner');
    await look();
    expect(digests()).toEqual([]);
    deps().advance(dayMs);
    await look();
    expect(digests()).toHaveLength(1);
  });

  it('a quiet week brings seven digests that say so, and nothing else', async () => {
    await chosen('owner');
    const noon = deps().clock();
    for (let day = 0; day <= 70; day += 1) await paid(`txn_${day}`, noon + (7 - day) * dayMs, 1000);
    for (let day = 0; day < 7; day += 1) {
      if (day === 0) untilNextEight();
      else deps().advance(dayMs);
      await look();
    }
    const subjects = digests().map(({ subject }) => subject);
    expect(subjects).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `Everkite, ${day} Jan: nothing to look at`));
  });

  it('names a change with the day on which it began, and good news is nothing to look at', async () => {
    await chosen('owner');
    const noon = deps().clock();
    for (let day = 1; day <= 70; day += 1) await paid(`txn_${day}`, noon - day * dayMs, 1000);
    await paid('txn_now', noon, 100);
    untilNextEight();
    await look();
    expect(digests()[0]).toMatchObject({ subject: 'Everkite, 1 Jan: one thing to look at' });
    expect(digests()[0]?.text).toMatch(/Net below the usual since 1 Jan\./);
    expect(digests()[0]?.text).toMatch(/^Net: \$1\.00, usually about \$10$/m);
    await paid('txn_next', noon + dayMs, 9000);
    deps().advance(dayMs);
    await look();
    expect(digests()[1]).toMatchObject({ subject: 'Everkite, 2 Jan: nothing to look at' });
    expect(digests()[1]?.text).toMatch(/Net above the usual since 2 Jan, which is good news\./);
  });

  it('an analyst reads no alerts and no work list', async () => {
    await chosen('analyst');
    await testConsole.query(`insert into alerts (key, severity, title, evidence, opened_at, last_at)
      values ('storage disk', 'critical', 'Storage gets short', '', '2030-01-01Z', '2030-01-01Z')`);
    untilNextEight();
    await look();
    expect(digests()[0]?.text).toContain('Visits: 0');
    expect(digests()[0]?.text).not.toMatch(/Storage|alerts|Needs a person/);
  });

  it.each([
    ['who has ended', `update operators set state = 'ended'`],
    ['who wants none any more', 'update operators set digest_hour = null'],
  ])('an operator %s gets none, also when it was planned already', async (_who, change) => {
    await chosen('owner');
    untilNextEight();
    await sendDueDigests(deps());
    await testConsole.query(change);
    await look();
    deps().advance(dayMs);
    await look();
    expect(digests()).toEqual([]);
  });

  it('is shown with the operator, and refused for the console’s own password', async () => {
    const token = await chosen('owner', 6);
    const own = await testConsole.call(consoleCalls.readOwnOperator, token);
    expect(own.json()).toMatchObject({ digest_hour: 6 });
    await testConsole.call(consoleCalls.chooseDigest, token, { hour: null });
    expect((await testConsole.call(consoleCalls.readOwnOperator, token)).json()).toMatchObject({ digest_hour: null });
    await testConsole.start('seven kites over the bay');
    const password = await testConsole.signedIn('seven kites over the bay');
    const refused = await testConsole.call(consoleCalls.chooseDigest, password, { hour: 7 });
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'The digest is sent to operators with an account.',
    ]);
  });
});
