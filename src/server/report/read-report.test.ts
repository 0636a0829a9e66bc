import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FunnelQuery, FunnelReport } from '../../contract/report';
import { buildApp } from '../app';
import { soldOffer } from '../checkout/test-shop';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { offers } from '../offer/offers';
import { saveOffers } from '../offer/offers.sql';
import { createTestDeps, type TestDeps } from '../test-deps';
import { type Measured, robot, upload, uploadInTime } from './measured.fixture';
import { readReport } from './read-report';

let database: TestDatabase;
let deps: TestDeps;
let app: ReturnType<typeof buildApp>;
beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
  app = buildApp(deps, { webDir: null });
  await uploadInTime(app, deps, Object.values(people).flat());
  await addBuyers();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

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

/** Eight people. Count them by hand: the tests below say what there is to find. */
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
  // Says that he paid: nobody confirms it.
  max: visitor('max-device', 'A', 'forged', [
    ['01-16T09:00:00', 'session_start'],
    ['01-16T09:00:01', 'screen2_open'],
    ['01-16T09:00:02', 'screen25_open'],
    ['01-16T09:00:03', 'screen35_open'],
    ['01-16T09:00:04', 'screen35_open_payment'],
    ['01-16T09:00:05', 'payment_success'],
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
  await saveOffers(database.db, offers);
  const buy = async (name: string, cohort: string, currency: string, paidOn: string, total: number) => {
    const person = { cohort, source: name === 'ada' ? 'ads' : '' };
    const { id } = await database.db
      .insertInto('users')
      .values({ email: name, email_key: name, ...person })
      .returning('id')
      .executeTakeFirstOrThrow();
    const paid = { user_id: id, total_minor: total, currency, occurred_at_us: 0 };
    const ids = { checkout_id: `checkout-${name}`, subscription_id: `sub_${name}` };
    await database.db
      .insertInto('checkouts')
      .values({
        ...{ id: ids.checkout_id, user_id: id, ...soldOffer(), transaction_id: `txn_${name}`, status: 'completed' },
        device_id: `${name}-device`,
      })
      .execute();
    await database.db
      .insertInto('transactions')
      .values({ ...paid, ...ids, id: `txn_${name}`, status: 'completed', paid_at: `2030-${paidOn}Z` })
      .execute();
    await enter('sale', name, person, { currency, gross_minor: total, occurred_at: `2030-${paidOn}Z` });
    await database.db
      .insertInto('subscriptions')
      .values({
        ...{ id: `sub_${name}`, user_id: id, status: 'active', amount_minor: total, currency, occurred_at_us: 0 },
        ...{ interval_unit: 'week', interval_count: 4, started_at: `2030-${paidOn}Z`, ...person },
        ...(name === 'bob' ? { scheduled_action: 'cancel' } : {}),
      })
      .execute();
    return person;
  };
  const ada = await buy('ada', 'A', 'USD', '01-10T09:08:55', 1999);
  const bob = await buy('bob', 'B', 'USD', '01-12T23:59:59.999', 3999);
  await buy('kai', 'C', 'JPY', '01-11T10:00:00', 2980);
  await buy('liz', 'C', 'USD', '01-13T00:00:00', 100);
  await enter('refund', 'ada', ada, { currency: 'USD', gross_minor: -500, occurred_at: '2030-01-12T08:00:00Z' });
  await enter('chargeback', 'bob', bob, { currency: 'USD', gross_minor: -3999, occurred_at: '2030-02-01T00:00:00Z' });
}

/** A fifth of what was paid is tax. */
function enter(
  kind: 'sale' | 'refund' | 'chargeback',
  name: string,
  person: { cohort: string; source: string },
  amount: { currency: string; gross_minor: number; occurred_at: string },
) {
  const tax_minor = Math.trunc(amount.gross_minor / 5);
  return database.db
    .insertInto('money_entries')
    .values({
      kind,
      transaction_id: `txn_${name}`,
      recorded_at: '2030-03-01T00:00:00Z',
      tax_minor,
      ...person,
      ...amount,
    })
    .execute();
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

test('the figures are those of all buyers, less what went back in these days, beside those of as many days before', async () => {
  const { figures, before } = await reportFor(threeDays);
  expect(figures).toEqual({
    visits: 5,
    paid: 1,
    visit_to_paid: 0.2,
    revenue: [
      { currency: 'USD', net_minor: 1600 - 400 + 3200, gross_minor: 1999 - 500 + 3999 },
      { currency: 'JPY', net_minor: 2384, gross_minor: 2980 },
    ],
    subscriptions: 3,
    cancelled: 1,
    cancelled_share: 1 / 3,
  });
  expect(before).toMatchObject({ from: '2030-01-07', to: '2030-01-09', figures: { visits: 1, paid: 0, revenue: [] } });
  const ofAds = (await reportFor({ ...threeDays, source: 'ads' })).figures;
  const revenue = [{ currency: 'USD', net_minor: 1200, gross_minor: 1499 }];
  expect(ofAds).toMatchObject({ revenue, subscriptions: 1, cancelled: 0 });
});

test('money is of the quiz that led to the purchase, as the visit is', async () => {
  const ofDay = (cohort: 'A' | 'C') => reportFor({ from: '2030-01-13', to: '2030-01-13', cohort });
  expect((await ofDay('C')).figures).toMatchObject({ revenue: [{ gross_minor: 100 }], subscriptions: 1 });
  expect((await ofDay('A')).figures).toMatchObject({ revenue: [], subscriptions: 0 });
});

test('who only says that they paid has not, and is told beside what the provider confirmed', async () => {
  const { figures, steps, payments } = await reportFor({ from: '2030-01-16', to: '2030-01-16' });
  expect(steps.map(({ people: number }) => number)).toEqual([1, 1, 1, 0, 1, 1, 0]);
  expect(figures).toMatchObject({ visits: 1, paid: 0 });
  expect(payments).toEqual({ confirmed: 0, measured: 0, claimed: 1 });
  expect((await reportFor(threeDays)).payments).toEqual({ confirmed: 3, measured: 1, claimed: 1 });
});

describe('a day that is over', () => {
  const ofDay = () => reportFor({ from: '2030-01-11', to: '2030-01-11' });
  const late = (at: string) =>
    visitor(`late-${at}`, 'B', 'ads', [
      [at, 'session_start'],
      [at, 'screen2_open'],
    ]);

  test('takes no event that comes 48 hours after its time, nor one that was dated into it before', async () => {
    const before = await ofDay();
    deps.advance(Date.parse('2030-01-13T12:00:00.001Z') - deps.clock());
    await upload(app, late('01-11T12:00:00'));
    deps.advance(Date.parse('2030-01-10T12:00:00Z') - deps.clock());
    await upload(app, late('01-11T12:00:01'));
    expect(await ofDay()).toEqual(before);
    // It is kept all the same.
    const { rows } = await database.pool.query("select left_out from events where insert_id like 'late-%'");
    expect(rows).toEqual(Array(4).fill({ left_out: 'late' }));
  });

  test('stays as it was when somebody who came on it takes another quiz later', async () => {
    const before = await ofDay();
    await uploadInTime(app, deps, [
      { ...visitor('ben-device', 'C', '', [['02-11T00:00:00', 'screen1_open']])[0]!, insertId: 'ben-later' },
      { ...visitor('cleo-device', 'A', '', [['02-11T00:00:00', 'screen2_open']])[0]!, insertId: 'cleo-later' },
    ]);
    expect(await ofDay()).toEqual(before);
  });

  test('shows bots beside all else, as a share of everybody who came', async () => {
    const before = await ofDay();
    const events = ['one', 'two'].flatMap((bot) =>
      late('01-11T13:00:00').map((event) => ({ ...event, device: `bot-${bot}` })),
    );
    const numbered = events.map((event, i) => ({ ...event, insertId: `bot-${i}` }));
    await uploadInTime(app, deps, numbered, robot);
    expect(await ofDay()).toEqual({ ...before, bots: { people: 2, share: 2 / 3 } });
  });
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
