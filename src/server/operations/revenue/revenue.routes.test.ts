import { beforeAll, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { RevenueQuery, RevenueReport } from '#contract/console/revenue.ts';
import { type RevenueSplitBy, revenueSplits } from '#contract/console/revenue-names.ts';
import { dayMs } from '#contract/day.ts';
import { countStates } from '#server/operations/desk/subscriber-states.sql.ts';
import { countMrr, toMinor } from '#statistics/mrr.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { createOperator } from '#testing/server/operators.ts';
import {
  type Books,
  type LedgerRow,
  monthEnds,
  monthsBy,
  referenceCustomers,
  referenceMrr,
  referenceReturns,
  referenceValue,
  type StateRow,
} from '#testing/server/reference-revenue.ts';
import { seedBusiness } from '#testing/server/seeded-business.ts';
import { useTestApp } from '#testing/server/use.ts';

const { database, deps, app } = useTestApp({ ownDatabase: true });
const rows = async (sql: string) => (await database.pool.query(sql)).rows;

let books: Books;
let owner: string;

async function readBooks(campaignOf: ReadonlyMap<string, string>): Promise<Books> {
  const ledger = await rows('select *, extract(epoch from occurred_at) * 1000 as at from money_entries');
  const states = await rows(`select h.*, o.cohort, o.source, o.country, extract(epoch from effective_at) * 1000 as at
    from subscription_history h join sold_subscriptions o using (subscription_id) order by subscription_id, seq`);
  return {
    now: deps.clock(),
    ledger: ledger.map(
      (row): LedgerRow => ({
        ...row,
        at: Number(row.at),
        gross: Number(row.gross_minor),
        payout_gross: Number(row.payout_gross_minor),
        payout_tax: Number(row.payout_tax_minor),
        payout_net: Number(row.payout_net_minor),
        campaign: campaignOf.get(row.subscription_id)!,
      }),
    ),
    states: [...new Set(states.map((row) => row.subscription_id))].flatMap((id) => {
      const own = states.filter((row) => row.subscription_id === id);
      const counted = countMrr(
        own.map((row) => ({
          subscriptionId: id,
          at: Number(row.seq),
          status: row.status,
          currency: row.currency,
          netMinor: Number(row.amount_net_minor),
          intervalUnit: row.interval_unit,
          intervalCount: row.interval_count,
        })),
      );
      return own.map(
        (row, i): StateRow => ({
          ...row,
          at: Number(row.at),
          seq: Number(row.seq),
          micro: counted[i]!.mrrMicro,
          campaign: campaignOf.get(id)!,
        }),
      );
    }),
  };
}

async function ask(query: RevenueQuery = {}): Promise<RevenueReport> {
  const headers = { authorization: `Bearer ${owner}` };
  const answer = await app.inject({ ...callAddress(consoleCalls.readRevenue, { query }), headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  owner = (await createOperator(database.db, 'owner', { now: deps.wallClock() })).token;
  await database.pool.query(`insert into offers (id, name, interval_unit, interval_count, position)
    values (1, '4-week plan', 'week', 4, 1), (2, '12-week plan', 'week', 12, 2), (3, '24-week plan', 'week', 24, 3)
    on conflict do nothing`);
  await database.pool.query(`insert into offer_versions (id, offer_id, number, offer) overriding system value
    values (1, 1, 1, '{"name":"4-week plan"}'), (2, 2, 1, '{"name":"12-week plan"}'), (3, 3, 1, '{"name":"24-week plan"}')
    on conflict do nothing`);
  books = await readBooks(
    await seedBusiness(database.pool, { customers: 300, days: 400, now: deps.clock(), seed: 11 }),
  );
  await seedLatePeople();
});

const filters: [string, RevenueQuery][] = [
  ['everything', {}],
  ['a campaign', { campaign: 'autumn' }],
  ['a plan', { plan: '1' }],
  ['a source', { source: 'facebook' }],
  ['no source', { source: '' }],
  ['a country', { country: 'DE' }],
  ['a quiz', { cohort: 'B' }],
  ['several at once', { plan: '1', source: 'google', cohort: 'A' }],
];

describe('the revenue report agrees with a slow reference', () => {
  it.each(rowsOf(filters, { commit: 2 }))('months: %s', async (_name, query) => {
    const report = await ask(query);
    const told = report.months.map(({ month, until: _until, refunded_30, refunded_90, ...sums }) => ({
      month,
      ...sums,
      refunded_30: refunded_30.part,
      refunded_90: refunded_90.part,
    }));
    expect(told).toEqual(monthsBy(books, query, report));
    expect(told.some(({ refunds, chargebacks }) => refunds < 0 || chargebacks < 0)).toBe(true);
  });

  it.each(rowsOf(filters, { commit: 1 }))('returns by the week of the payment: %s', async (_name, query) => {
    const { returns } = await ask(query);
    const reference = referenceReturns(books, query);
    for (const { week, refunded_30, refunded_90, charged_back_30, charged_back_90 } of returns) {
      expect([week, refunded_30.all]).toEqual([week, reference.get(week)?.payments]);
      expect([refunded_30.part, refunded_90.part], week).toEqual(reference.get(week)!.refunded);
      expect([charged_back_30.part, charged_back_90.part], week).toEqual(reference.get(week)!.chargedBack);
      const over = books.now - Date.parse(week) - 7 * dayMs;
      expect([refunded_30.is_ripe, refunded_90.is_ripe]).toEqual([over > 30 * dayMs, over > 90 * dayMs]);
    }
    const told = [...reference.keys()].filter((week) => week >= returns[0]!.week);
    expect(returns.map(({ week }) => week)).toEqual(told.sort());
    expect(returns.some(({ refunded_90: back }) => back.part > 0)).toBe(true);
  });

  it.each(rowsOf(filters, { commit: 1 }))('MRR at the ends of every month: %s', async (_name, query) => {
    const { months } = await ask(query);
    for (const { month } of months) {
      const { bridges } = await ask({ ...query, month });
      for (const { currency, start, end, movements } of bridges) {
        const before = referenceMrr(books, query, currency, monthEnds.startOf(month));
        const after = referenceMrr(
          books,
          query,
          currency,
          Math.min(monthEnds.endOf(month), Math.floor(books.now / dayMs) * dayMs),
        );
        expect(start).toEqual({ subscriptions: before.subscriptions, minor: Number(toMinor(before.micro)) });
        expect(end).toEqual({ subscriptions: after.subscriptions, minor: Number(toMinor(after.micro)) });
        const moved = movements.reduce((sum, { minor }) => sum + minor, 0);
        expect(start.minor + moved).toBe(end.minor);
      }
    }
  });

  it.each([
    ['the 4-week plan', { plan: '1' }],
    ['the 12-week plan', { plan: '2' }],
    ['of one source', { plan: '1', source: 'google' }],
    ['of several filters', { plan: '1', source: 'google', cohort: 'A' as const }],
  ])('renewals and value: %s', async (_name, query) => {
    const customers = (await ask(query)).customers!;
    const reference = referenceCustomers(books, query);
    expect(customers.renewals.map(({ part, all }) => ({ part, all }))).toEqual(reference.renewals);
    for (const { month, payers, cells } of customers.cohorts) {
      const known = reference.cohorts.get(month)!;
      expect(payers).toBe(known.payers);
      expect(cells.map(({ part }) => part)).toEqual(cells.map((_cell, k) => known.paid[k] ?? 0));
    }
    for (const { day, customers: people, mean } of customers.value) {
      const known = referenceValue(books, query, day);
      expect([day, people]).toEqual([day, known.customers]);
      expect(mean).toBeCloseTo(known.net / known.customers, 6);
    }
    expect(customers.value.length).toBeGreaterThan(5);
  });

  it('what is past due is told as people, as the list of subscribers does, beside what they bring', async () => {
    const { 'past due': listed } = await countStates(deps.db, deps.clock());
    const { mrr } = await ask();
    const told = (of: 'people' | 'first_payments' | 'minor') => mrr.reduce((sum, { at_risk }) => sum + at_risk[of], 0);
    expect(told('people')).toBe(listed);
    expect(listed).toBeGreaterThan(2);
    expect(told('first_payments')).toBe(1);
    const ofPlans = await Promise.all(['1', '2', '3'].map((plan) => ask({ plan })));
    const people = ofPlans.flatMap((report) => report.mrr.map(({ at_risk }) => at_risk.people));
    expect(people.reduce((sum, one) => sum + one, 0)).toBe(listed);
    // The ledger does not change, and the page still follows.
    await database.pool.query("update subscriptions set status = 'active' where id = 'sub_trial_failed'");
    const { mrr: after } = await ask();
    expect(after.reduce((sum, { at_risk }) => sum + at_risk.people, 0)).toBe(listed - 1);
  });
});

/**
 * The people of the subscriptions that are past due now, one of them with access that was given, and one whose first
 * payment after a trial failed.
 */
async function seedLatePeople(): Promise<void> {
  await database.pool.query(
    `insert into sold_subscriptions (subscription_id, cohort, source) values ('sub_trial_failed', '', '')`,
  );
  await database.pool.query(`insert into subscription_history (subscription_id, seq, effective_at, heard_at, status,
      currency, amount_net_minor, interval_unit, interval_count, offer_id, cause, mrr_micro)
    values ('sub_trial_failed', 1, '2029-12-01Z', '2029-12-01Z', 'trialing', 'USD', 1999, 'week', 4, 1, '', 0),
      ('sub_trial_failed', 2, '2029-12-08Z', '2029-12-08Z', 'past_due', 'USD', 1999, 'week', 4, 1, '', 0)`);
  await database.pool.query(`
    with late as (
      select distinct on (subscription_id) subscription_id, status, currency from subscription_history
      order by subscription_id, seq desc
    ),
    person as (
      insert into users (email, email_key) select subscription_id, subscription_id from late where status = 'past_due'
      returning id, email
    )
    insert into subscriptions (id, user_id, status, amount_minor, currency, interval_unit, interval_count, started_at,
      occurred_at_us)
    select subscription_id, person.id, 'past_due', 1999, currency, 'week', 4, '2029-12-01Z', 1
    from late join person on person.email = subscription_id`);
  await database.pool.query(
    `insert into access_grants (user_id, starts_at, ends_at, reason, granted_by, granted_at)
     select user_id, '2029-12-01Z', '2040-01-01Z', 'a gift', 'operator', '2029-12-01Z' from subscriptions
     where id <> 'sub_trial_failed' order by id limit 1`,
  );
}

describe('MRR in one currency', () => {
  it('is in the payout currency, at the rates of the latest payments, whatever the filter', async () => {
    const rates: Record<string, number> = { USD: 1, EUR: 0.8, JPY: 0.8 };
    for (const query of [{}, { plan: '1' }, { country: 'DE' }]) {
      const { one_mrr, mrr, currency } = await ask(query);
      expect([currency, one_mrr?.is_about, one_mrr?.left_out]).toEqual(['USD', true, []]);
      for (const of of ['minor', 'before_minor'] as const) {
        const sum = mrr.reduce((total, one) => total + one[of] * rates[one.currency]!, 0);
        expect(Math.abs(one_mrr![of] - sum), of).toBeLessThan(2);
      }
    }
  });
});

describe('the parts of a month', () => {
  it.each(rowsOf(revenueSplits, { commit: 1 }))('add up to it: by %s', async (split: RevenueSplitBy) => {
    for (const { month, until: _until, refunded_30: _in30, refunded_90: _in90, ...sums } of (await ask()).months) {
      const { rows: parts, total } = (await ask({ month, split })).split;
      expect(total).toEqual(sums);
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) {
        expect(parts.reduce((sum, row) => sum + row[name], 0)).toBe(sums[name]);
      }
    }
  });

  it('of the plans, each filtered by alone, add up to the whole', async () => {
    const whole = (await ask()).all;
    const plans = await Promise.all(['1', '2', '3'].map((plan) => ask({ plan })));
    expect(plans.reduce((sum, { all }) => sum + all.net, 0)).toBe(whole.net);
  });
});

describe('the revenue page', () => {
  it('adds up no currencies: what was paid out in another one, or not known to be, stands apart', async () => {
    const { others, currency } = await ask();
    expect(currency).toBe('USD');
    expect(others.some(({ net }) => net === null)).toBe(true);
    expect(others.some((row) => row.currency === 'EUR' && row.net !== null)).toBe(true);
  });

  it('tells trials by the week of their start, once they are over for three days', async () => {
    const { trials } = await ask();
    expect(trials.all.all).toBeGreaterThan(0);
    expect(trials.all.part).toBeLessThan(trials.all.all);
  });

  it('an interval holds its figure, and is left out where several things are filtered by', async () => {
    const told = (await ask({ plan: '1' })).customers!.value.filter(({ customers }) => customers >= 30);
    for (const { mean, interval } of told) {
      expect(interval!.low).toBeLessThanOrEqual(mean);
      expect(interval!.high).toBeGreaterThanOrEqual(mean);
    }
    const narrow = (await ask({ plan: '1', source: 'google', cohort: 'A' })).customers!;
    expect(narrow.value.every(({ interval }) => interval === null)).toBe(true);
  });

  it('projects only beside what is realised, with its interval', async () => {
    const { projection, value } = (await ask({ plan: '1' })).customers!;
    expect(projection!.renewals_seen).toBeGreaterThanOrEqual(4);
    expect(projection!.mean).toBeGreaterThan(value.findLast(({ customers }) => customers >= 30)!.mean);
    expect(projection!.interval!.low).toBeLessThan(projection!.interval!.high);
  });

  it('a role that does not see campaigns or quizzes is told so, and gets neither as a choice', async () => {
    const { token } = await createOperator(database.db, 'analyst', { now: deps.wallClock() });
    const asAna = (query: RevenueQuery) =>
      app.inject({
        ...callAddress(consoleCalls.readRevenue, { query }),
        headers: { authorization: `Bearer ${token}` },
      });
    const { options } = (await asAna({})).json<RevenueReport>();
    expect([options.sources, options.campaigns, options.quizzes]).toEqual([null, null, null]);
    const refused: RevenueQuery[] = [{ source: 'google' }, { campaign: 'autumn' }, { cohort: 'A' }, { split: 'quiz' }];
    for (const query of refused) expect((await asAna(query)).statusCode).toBe(403);
  });
});
