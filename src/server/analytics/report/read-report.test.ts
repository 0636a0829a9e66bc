import { beforeAll, describe, expect, test } from 'vitest';
import type { FunnelQuery, FunnelReport } from '#contract/console/report.ts';
import { robot, upload, uploadInTime } from '#testing/server/measured.ts';
import { addBuyers, visitor, visitors } from '#testing/server/report-visitors.ts';
import { useTestApp } from '#testing/server/use.ts';
import { readReport } from './read-report.ts';
import { countVisitors } from './read-visits.ts';
import { refreshJourneys } from './refresh-journeys.ts';

const { database, deps, app } = useTestApp();
beforeAll(async () => {
  await uploadInTime(app, deps, Object.values(visitors).flat());
  await addBuyers(database);
});

const threeDays = { from: '2030-01-10', to: '2030-01-12' };

async function reportFor(query: FunnelQuery, now = Date.parse('2030-02-20T00:00:00Z')): Promise<FunnelReport> {
  const outcome = await readReport(database.db, query, now);
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  return outcome.report;
}

const peopleOf = ({ steps }: FunnelReport) => steps.map(({ id, people: number }) => `${id} ${number}`);

describe('the steps', () => {
  test('a step in the report counts the people who took the steps in order, by the events of their own quiz', async () => {
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

  test('a step in the report has its share of all visits and of the step before, in total and by cohort', async () => {
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

  test('a step in the report has the median of the first time on screen, or none', async () => {
    const durations = (await reportFor(threeDays)).steps.map(({ median_duration_ms }) => median_duration_ms);
    expect(durations).toEqual([15_000, 3_000, null, null, null, null, null]);
  });

  test('steps can be counted for one cohort, for one source, and for people without a source', async () => {
    expect(peopleOf(await reportFor({ ...threeDays, cohort: 'B' })).slice(-2)).toEqual(['opened_checkout 1', 'paid 0']);
    expect(peopleOf(await reportFor({ ...threeDays, source: 'ads' }))[0]).toBe('visited 2');
    expect(peopleOf(await reportFor({ ...threeDays, source: '' }))[0]).toBe('visited 2');
  });

  test('a report of days without visits has steps with nobody, and no shares', async () => {
    const { steps, figures } = await reportFor({ from: '2031-01-01', to: '2031-01-01' });
    expect(steps.map(({ people: number, share, share_of_previous }) => [number, share, share_of_previous])).toEqual(
      steps.map(() => [0, null, null]),
    );
    expect(figures).toMatchObject({ visits: 0, visit_to_paid: null, cancelled_share: null });
  });
});

test('people leave at the furthest screen that they opened, even when they went back', async () => {
  const { screens } = await reportFor(threeDays);
  expect(screens).toHaveLength(29 + 31 + 29);
  const opened = screens.filter(({ people: number }) => number > 0);
  expect(opened).toEqual([
    { cohort: 'A', number: 1, people: 2, left: 0, leave_share: 0, median_duration_ms: 15_000 },
    { cohort: 'A', number: 2, people: 2, left: 1, leave_share: 0.5, median_duration_ms: 3_000 },
    { cohort: 'A', number: 25, people: 1, left: 0, leave_share: 0, median_duration_ms: null },
    { cohort: 'B', number: 2, people: 1, left: 0, leave_share: 0, median_duration_ms: null },
    { cohort: 'B', number: 25, people: 1, left: 0, leave_share: 0, median_duration_ms: null },
    { cohort: 'B', number: 31, people: 1, left: 0, leave_share: 0, median_duration_ms: null },
    { cohort: 'C', number: 2, people: 1, left: 0, leave_share: 0, median_duration_ms: null },
    { cohort: 'C', number: 25, people: 1, left: 1, leave_share: 1, median_duration_ms: null },
  ]);
});

test('a report lists every day with its visitors and those of them who paid', async () => {
  const { days } = await reportFor(threeDays);
  const lines = days.map(({ day, by_cohort }) => [day, ...by_cohort.map(({ visits, paid }) => `${visits}/${paid}`)]);
  expect(lines).toEqual([
    ['2030-01-10', '2/1', '0/0', '0/0'],
    ['2030-01-11', '0/0', '1/0', '0/0'],
    ['2030-01-12', '0/0', '0/0', '1/0'],
  ]);
});

test('the sources in a report are those of all visitors, whatever the filter', async () => {
  const all = [
    { source: '', people: 2 },
    { source: 'ads', people: 2 },
    { source: 'mail', people: 1 },
  ];
  expect((await reportFor({ ...threeDays, cohort: 'B', source: 'mail' })).sources).toEqual(all);
});

test('the figures in a report count all buyers and deduct returned money, beside those of as many days before', async () => {
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
    over: 3,
    cancelled: 0,
    cancelled_share: 0,
  });
  expect(before).toMatchObject({ from: '2030-01-07', to: '2030-01-09', figures: { visits: 1, paid: 0, revenue: [] } });
  const ofAds = (await reportFor({ ...threeDays, source: 'ads' })).figures;
  const revenue = [{ currency: 'USD', net_minor: 1200, gross_minor: 1499 }];
  expect(ofAds).toMatchObject({ revenue, subscriptions: 1, cancelled: 0 });
});

test('of all subscriptions the first 28 days are watched for a cancellation, once they are over', async () => {
  const day = (at: string) => `'2030-${at}Z'`;
  // Bob's end was planned after a week; Kai asked for it after 27 days, and Ada after 29.
  await database.pool.query(`insert into subscription_history (subscription_id, seq, effective_at, heard_at, status,
      currency, scheduled_action, scheduled_at, cause, mrr_micro, amount_net_minor, interval_unit, interval_count)
    select 'sub_bob', n, day::timestamptz, now(), 'active', 'USD', action, null, '', 0, 1, 'week', 4
    from (values (1, ${day('01-14T00:00')}, 'cancel'), (2, ${day('01-15T00:00')}, null),
      (3, ${day('01-19T00:00')}, 'cancel'), (4, ${day('01-20T00:00')}, 'cancel')) as told (n, day, action)`);
  await database.pool.query(`insert into cancellations (subscription_id, user_id, requested_at, undone_at)
    select 'sub_' || asked.name, users.id, at::timestamptz, undone::timestamptz from users join (values
      ('kai', ${day('02-07T09:00')}, null), ('ada', ${day('01-11T00:00')}, ${day('01-12T00:00')}),
      ('ada', ${day('02-08T10:00')}, null)) as asked (name, at, undone) on email = asked.name`);
  const told = async (now: string) => {
    const { subscriptions, over, cancelled, cancelled_share } = (await reportFor(threeDays, Date.parse(now))).figures;
    return [subscriptions, over, cancelled, cancelled_share];
  };
  expect(await told('2030-01-20T00:00:00Z')).toEqual([3, 0, 0, null]);
  expect(await told('2030-02-08T00:00:00Z')).toEqual([3, 1, 0, 0]);
  expect(await told('2030-02-09T00:00:00Z')).toEqual([3, 2, 1, 0.5]);
  expect(await told('2030-03-01T00:00:00Z')).toEqual([3, 3, 2, 2 / 3]);
});

test('a report of days of which the last is not over says so', async () => {
  expect((await reportFor(threeDays, Date.parse('2030-01-12T23:59:59Z'))).is_open).toBe(true);
  expect((await reportFor(threeDays, Date.parse('2030-01-13T00:00:00Z'))).is_open).toBe(false);
});

test('money belongs to the quiz that led to the purchase, as the visit does', async () => {
  const ofDay = (cohort: 'A' | 'C') => reportFor({ from: '2030-01-13', to: '2030-01-13', cohort });
  expect((await ofDay('C')).figures).toMatchObject({ revenue: [{ gross_minor: 100 }], subscriptions: 1 });
  expect((await ofDay('A')).figures).toMatchObject({ revenue: [], subscriptions: 0 });
});

test('a payment that only the browser claims is listed beside the confirmed ones, and does not count as paid', async () => {
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

  test('a past day counts no event that arrives more than 48 hours after its time, nor one that arrives before it', async () => {
    const before = await ofDay();
    deps.advance(Date.parse('2030-01-13T12:00:00.001Z') - deps.clock());
    await upload(app, late('01-11T12:00:00'));
    deps.advance(Date.parse('2030-01-10T12:00:00Z') - deps.clock());
    await upload(app, late('01-11T12:00:01'));
    expect(await ofDay()).toEqual(before);
    // Such events are stored nevertheless.
    const { rows } = await database.pool.query("select left_out from events where insert_id like 'late-%'");
    expect(rows).toEqual(Array(4).fill({ left_out: 'late' }));
  });

  test('a past day does not change when its visitors take another quiz later', async () => {
    const before = await ofDay();
    await uploadInTime(app, deps, [
      { ...visitor('ben-device', 'C', '', [['02-11T00:00:00', 'screen1_open']])[0]!, insertId: 'ben-later' },
      { ...visitor('cleo-device', 'A', '', [['02-11T00:00:00', 'screen2_open']])[0]!, insertId: 'cleo-later' },
    ]);
    expect(await ofDay()).toEqual(before);
  });

  test('bots count apart from all other figures of a day, with their share of all visitors', async () => {
    const before = await ofDay();
    const events = ['one', 'two'].flatMap((bot) =>
      late('01-11T13:00:00').map((event) => ({ ...event, device: `bot-${bot}` })),
    );
    const numbered = events.map((event, i) => ({ ...event, insertId: `bot-${i}` }));
    await uploadInTime(app, deps, numbered, robot);
    expect(await ofDay()).toEqual({ ...before, bots: { people: 2, share: 2 / 3 } });
  });
});

test('sessions of signed-in subscribers count apart from visits, from the session after the purchase on', async () => {
  const id = await subscriberOn('train-device', { since: '2030-02-20T12:00:00Z', until: '2030-02-22T12:00:00Z' });
  await grantAccess(id, { since: '2030-02-24T00:00:00Z', until: '2030-02-25T00:00:00Z' });
  const start = (at: string) => visitor('train-device', 'A', 'ads', [[at, 'session_start']])[0]!;
  const trained = ['02-20T11:59', '02-20T13:00', '02-20T18:00', '02-21T08:00', '02-22T13:00', '02-24T10:00'];
  await uploadInTime(app, deps, [
    ...trained.map((at) => ({ ...start(`${at}:00`), insertId: `train-${at}` })),
    ...visitor('new-device', 'A', 'ads', [['02-21T09:00:00', 'session_start']]),
  ]);
  const told = async (from: string, to = from) => {
    const { figures, steps, sources, subscribers } = await reportFor({ from, to });
    expect(steps[0]!.people).toBe(figures.visits);
    expect(sources.reduce((sum, { people }) => sum + people, 0)).toBe(figures.visits);
    return [figures.visits, subscribers];
  };
  expect(await told('2030-02-20')).toEqual([1, { people: 1, sessions: 2 }]);
  expect(await told('2030-02-21')).toEqual([1, { people: 1, sessions: 1 }]);
  expect(await told('2030-02-22')).toEqual([1, { people: 0, sessions: 0 }]);
  expect(await told('2030-02-24')).toEqual([0, { people: 1, sessions: 1 }]);
  expect(await told('2030-02-20', '2030-02-24')).toEqual([2, { people: 1, sessions: 4 }]);
  // Counts as the overview does, also once the journeys have been computed.
  await refreshJourneys(database.db, 1000);
  expect(await told('2030-02-21')).toEqual([1, { people: 1, sessions: 1 }]);
  const day = { startsAt: Date.parse('2030-02-21'), endsAt: Date.parse('2030-02-22') };
  expect(await countVisitors(database.db, [day])).toEqual([1]);
});

async function subscriberOn(device: string, { since, until }: { since: string; until: string }): Promise<string> {
  const { rows } = await database.pool.query(
    `with person as (insert into users (email, email_key) values ('train@example.com', 'train@example.com') returning id),
      bound as (insert into account_devices (user_id, device_id, bound_at) select id, $1, $2 from person)
     insert into subscriptions (id, user_id, status, amount_minor, currency, interval_unit, interval_count, started_at,
       canceled_at, occurred_at_us)
     select 'sub_train', id, 'canceled', 1999, 'USD', 'week', 4, $2, $3, 1 from person returning user_id`,
    [device, since, until],
  );
  return rows[0].user_id;
}

async function grantAccess(userId: string, { since, until }: { since: string; until: string }): Promise<void> {
  await database.pool.query(
    `insert into access_grants (user_id, starts_at, ends_at, reason, granted_by, granted_at)
     values ($1, $2, $3, 'a gift', 'operator', $2)`,
    [userId, since, until],
  );
}

test.each([
  [{ from: '2030-01-02', to: '2030-01-01' }, /must not be after/],
  [{ from: '2030-02-29', to: '2030-03-01' }, /^from must be a day.*2030-02-29 is none/],
  [{ from: '2030-01-01', to: '2030-13-01' }, /^to must be a day/],
  [{ from: '1969-12-31', to: '1970-01-01' }, /^from must be a day since 1970/],
  [{ from: '2029-01-01', to: '2030-01-02' }, /at most 366 days/],
])('the report query %j is refused with the reason', async (query, reason) => {
  expect(await readReport(database.db, query, deps.clock())).toEqual({
    refused: { badQuery: expect.stringMatching(reason) },
  });
});

test.each([
  ['the earliest days', { from: '1970-01-01', to: '1970-12-31' }],
  ['the latest days', { from: '9999-12-01', to: '9999-12-31' }],
  ['366 days', { from: '2029-01-01', to: '2030-01-01' }],
])('a report can cover %s', async (_which, query) => {
  expect((await reportFor(query)).steps[0]!.people).toBe(0);
});
