import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FunnelQuery, FunnelReport } from '../../contract/report';
import { buildApp } from '../app';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { createTestDeps } from '../test-deps';
import { type Measured, upload } from './measured.fixture';
import { readReport } from './read-report';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const app = buildApp(createTestDeps(database), { webDir: null });
  await upload(app, Object.values(people).flat());
  await app.close();
  await addBuyers();
});
afterAll(() => database.drop());

/** `at` is a time of 2030 in UTC; the device numbers its events in the order in which they stand here. */
function visitor(device: string, cohort: string, source: string, events: [at: string, name: string, stay?: number][]) {
  return events.map(
    ([at, name, stay], i): Measured => ({
      device,
      cohort,
      source,
      name,
      stay,
      time: Date.parse(`2030-${at}Z`),
      id: i + 1,
      insertId: `${device}-${i}`,
    }),
  );
}

/** Seven people. Count them by hand: the tests below say what there is to find. */
const people = {
  // Goes all the way.
  ada: visitor('ada-device', 'A', 'ads', [
    ['01-10T09:00:00', 'session_start'],
    ['01-10T09:00:01', 'screen1_open'],
    ['01-10T09:00:11', 'screen1_close', 10_000],
    ['01-10T09:00:11', 'screen2_open'],
    ['01-10T09:00:13', 'screen2_close', 2_000],
    ['01-10T09:05:00', 'screen25_open'],
    ['01-10T09:06:00', 'profile_saved'],
    ['01-10T09:07:00', 'screen35_open'],
    ['01-10T09:08:00', 'screen35_open_payment'],
    ['01-10T09:09:00', 'payment_success'],
  ]),
  // Leaves at the second screen, after a look back at the first one.
  ben: visitor('ben-device', 'A', '', [
    ['01-10T23:59:59.999', 'session_start'],
    ['01-10T23:59:59.999', 'screen1_open'],
    ['01-11T00:00:20', 'screen1_close', 20_000],
    ['01-11T00:00:20', 'screen2_open'],
    ['01-11T00:00:24', 'screen2_close', 4_000],
    ['01-11T00:00:24', 'screen1_open'],
    ['01-11T00:00:25', 'screen1_close', 1_000],
  ]),
  // Quiz two: screen 25 is a question, screen 34 holds the offers. Stays in front of them.
  cleo: visitor('cleo-device', 'B', 'ads', [
    ['01-11T00:00:00', 'session_start'],
    ['01-11T00:01:00', 'screen2_open'],
    ['01-11T00:02:00', 'screen25_open'],
    ['01-11T00:03:00', 'screen31_open'],
    ['01-11T00:04:00', 'profile_saved'],
    ['01-11T00:05:00', 'screen34_open'],
    ['01-11T00:06:00', 'screen35_open_payment'],
  ]),
  // Sees the result before the question is answered, by the numbers of the events: that is no step.
  dora: visitor('dora-device', 'C', 'mail', [
    ['01-12T12:00:00', 'session_start'],
    ['01-12T12:00:05', 'screen25_open'],
    ['01-12T12:00:05', 'screen2_open'],
  ]),
  // Never got a cohort.
  emil: visitor('emil-device', '', '', [['01-12T08:00:00', 'session_start']]),
  // Came the day before, and the day after.
  finn: visitor('finn-device', 'A', 'ads', [['01-09T23:59:59.999', 'session_start']]),
  gina: visitor('gina-device', 'C', 'ads', [['01-13T00:00:00', 'session_start']]),
};

async function addBuyers() {
  const buy = async (name: string, cohort: string, currency: string, paidOn: string, total: number) => {
    const { id } = await database.db
      .insertInto('users')
      .values({ email: name, email_key: name, cohort, source: name === 'ada' ? 'ads' : '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const paid = { user_id: id, total_minor: total, currency, occurred_at_us: 0 };
    await database.db
      .insertInto('transactions')
      .values({ ...paid, id: `txn_${name}`, status: 'completed', paid_at: `2030-${paidOn}Z` })
      .execute();
    await database.db
      .insertInto('subscriptions')
      .values({
        ...{ id: `sub_${name}`, user_id: id, status: 'active', amount_minor: total, currency, occurred_at_us: 0 },
        ...{ interval_unit: 'week', interval_count: 4, started_at: `2030-${paidOn}Z` },
        ...(name === 'bob' ? { scheduled_action: 'cancel' } : {}),
      })
      .execute();
  };
  await buy('ada', 'A', 'USD', '01-10T00:00:00', 1999);
  await buy('bob', 'B', 'USD', '01-12T23:59:59.999', 3999);
  await buy('kai', 'C', 'JPY', '01-11T10:00:00', 2980);
  await buy('liz', 'A', 'USD', '01-13T00:00:00', 100);
  const back = (id: string, transaction: string, action: string, status: string, total: number) =>
    database.db
      .insertInto('adjustments')
      .values({
        ...{ id, transaction_id: transaction, action, status, total_minor: total, currency: 'USD' },
        ...{ created_at: '2030-02-01T00:00:00Z', occurred_at_us: 0 },
      })
      .execute();
  await back('adj_1', 'txn_ada', 'refund', 'approved', 500);
  await back('adj_2', 'txn_ada', 'refund', 'rejected', 1000);
  // Charged back, and won: told in both ways that there are.
  await back('adj_3', 'txn_bob', 'chargeback', 'reversed', 3999);
  await back('adj_4', 'txn_bob', 'chargeback_reverse', 'approved', 3999);
}

const threeDays = { from: '2030-01-10', to: '2030-01-12' };

async function reportFor(query: FunnelQuery): Promise<FunnelReport> {
  const outcome = await readReport(database.db, query);
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  return outcome.report;
}

const peopleOf = ({ steps }: FunnelReport) => steps.map(({ id, people: number }) => `${id} ${number}`);

describe('the steps', () => {
  test('count those who took them in order, in the events of their own quiz', async () => {
    expect(peopleOf(await reportFor(threeDays))).toEqual([
      'visited 5',
      'started 4',
      'saw_result 2',
      'saved_profile 2',
      'saw_offers 2',
      'opened_checkout 2',
      'paid 1',
    ]);
  });

  test('have shares of all, of the step before, and by cohort', async () => {
    const [visited, started, result] = (await reportFor(threeDays)).steps;
    expect(visited).toMatchObject({ share: 1, people_before: null, share_of_previous: null });
    expect(started).toMatchObject({ share: 0.8, share_of_previous: 0.8 });
    expect(result).toMatchObject({ share: 0.4, share_of_previous: 0.5 });
    expect(result!.by_cohort).toEqual([
      { cohort: 'A', people: 1, people_before: 2, share_of_previous: 0.5 },
      { cohort: 'B', people: 1, people_before: 1, share_of_previous: 1 },
      { cohort: 'C', people: 0, people_before: 1, share_of_previous: 0 },
    ]);
  });

  test('have the median of how long each stayed the first time, or none', async () => {
    const stays = (await reportFor(threeDays)).steps.map(({ median_stay_ms }) => median_stay_ms);
    expect(stays).toEqual([15_000, 3_000, null, null, null, null, null]);
  });

  test('are counted of one cohort, of one source, and of those without a source', async () => {
    expect(peopleOf(await reportFor({ ...threeDays, cohort: 'B' })).slice(-2)).toEqual(['opened_checkout 1', 'paid 0']);
    expect(peopleOf(await reportFor({ ...threeDays, source: 'ads' }))[0]).toBe('visited 2');
    expect(peopleOf(await reportFor({ ...threeDays, source: '' }))[0]).toBe('visited 2');
  });

  test('of days without visits are all nobody, with nothing to divide by', async () => {
    const { steps, figures } = await reportFor({ from: '2031-01-01', to: '2031-01-01' });
    expect(steps.map(({ people: number, share, share_of_previous }) => [number, share, share_of_previous])).toEqual(
      steps.map(() => [0, null, null]),
    );
    expect(figures).toMatchObject({ visits: 0, visit_to_paid: null, cancelled_share: null });
  });
});

test('people leave at the furthest screen they opened, also when they looked back', async () => {
  const { screens } = await reportFor(threeDays);
  expect(screens).toHaveLength(29 + 31 + 29);
  const opened = screens.filter(({ people: number }) => number > 0);
  expect(opened).toEqual([
    { cohort: 'A', number: 1, people: 2, left: 0, leave_share: 0, median_stay_ms: 15_000 },
    { cohort: 'A', number: 2, people: 2, left: 1, leave_share: 0.5, median_stay_ms: 3_000 },
    { cohort: 'A', number: 25, people: 1, left: 0, leave_share: 0, median_stay_ms: null },
    { cohort: 'B', number: 2, people: 1, left: 0, leave_share: 0, median_stay_ms: null },
    { cohort: 'B', number: 25, people: 1, left: 0, leave_share: 0, median_stay_ms: null },
    { cohort: 'B', number: 31, people: 1, left: 0, leave_share: 0, median_stay_ms: null },
    { cohort: 'C', number: 2, people: 1, left: 0, leave_share: 0, median_stay_ms: null },
    { cohort: 'C', number: 25, people: 1, left: 1, leave_share: 1, median_stay_ms: null },
  ]);
});

test('every day of the span is listed with the visits of the day and those of them who paid', async () => {
  const { days } = await reportFor(threeDays);
  const lines = days.map(({ day, by_cohort }) => [day, ...by_cohort.map(({ visits, paid }) => `${visits}/${paid}`)]);
  expect(lines).toEqual([
    ['2030-01-10', '2/1', '0/0', '0/0'],
    ['2030-01-11', '0/0', '1/0', '0/0'],
    ['2030-01-12', '0/0', '0/0', '1/0'],
  ]);
});

test('sources are those of all visitors, whatever else is asked for', async () => {
  const all = [
    { source: '', people: 2 },
    { source: 'ads', people: 2 },
    { source: 'mail', people: 1 },
  ];
  expect((await reportFor({ ...threeDays, cohort: 'B', source: 'mail' })).sources).toEqual(all);
});

test('the figures are those of all buyers, less what went back, beside those of as many days before', async () => {
  const { figures, before } = await reportFor(threeDays);
  expect(figures).toEqual({
    visits: 5,
    paid: 1,
    visit_to_paid: 0.2,
    revenue: [
      { currency: 'USD', amount_minor: 1999 - 500 + 3999 },
      { currency: 'JPY', amount_minor: 2980 },
    ],
    subscriptions: 3,
    cancelled: 1,
    cancelled_share: 1 / 3,
  });
  expect(before).toMatchObject({ from: '2030-01-07', to: '2030-01-09', figures: { visits: 1, paid: 0, revenue: [] } });
  const ofAds = (await reportFor({ ...threeDays, source: 'ads' })).figures;
  expect(ofAds).toMatchObject({ revenue: [{ currency: 'USD', amount_minor: 1499 }], subscriptions: 1, cancelled: 0 });
});

test.each([
  [{ from: '2030-01-02', to: '2030-01-01' }, /must not be after/],
  [{ from: '2030-02-29', to: '2030-03-01' }, /^from must be a day.*2030-02-29 is none/],
  [{ from: '2030-01-01', to: '2030-13-01' }, /^to must be a day/],
  [{ from: '1969-12-31', to: '1970-01-01' }, /^from must be a day since 1970/],
  [{ from: '2029-01-01', to: '2030-01-02' }, /at most 366 days/],
])('%j is refused in plain words', async (query, words) => {
  expect(await readReport(database.db, query)).toEqual({ refused: { badQuery: expect.stringMatching(words) } });
});

test.each([
  ['the first days that there are', { from: '1970-01-01', to: '1970-12-31' }],
  ['the last ones', { from: '9999-12-01', to: '9999-12-31' }],
  ['366 days', { from: '2029-01-01', to: '2030-01-01' }],
])('%s can be asked for', async (_which, query) => {
  expect((await reportFor(query)).steps[0]!.people).toBe(0);
});
