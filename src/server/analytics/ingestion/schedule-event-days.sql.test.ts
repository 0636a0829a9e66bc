import { beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { type Measured, upload, uploadInTime } from '#testing/server/measured.ts';
import { useTestApp } from '#testing/server/use.ts';
import { readReport } from '../report/read-report.ts';
import { recordShown } from '../visitor/shown.sql.ts';
import { listDays } from './event-days.sql.ts';
import { dropEventDays, makeDay, makeEventDays, scheduleEventDays } from './schedule-event-days.ts';

const noon = Date.parse('2030-01-01T12:00:00Z');

const { database, deps, app } = useTestApp({ env: { EVENTS_KEEP_DAYS: '10', EVENT_LIMITS: 'off' }, ownDatabase: true });
beforeEach(async () => {
  deps.reset();
  await database.emptyMeasured();
  for (const day of await listDays(database.db)) await query(`drop table events_${day.replaceAll('-', '')}`);
  await makeEventDays(deps);
});

const query = async (text: string) => (await database.pool.query(text)).rows;
const tablesOf = (pattern: string) =>
  query(`select insert_id, tableoid::regclass::text as table from events where insert_id like '${pattern}' order by 1`);
const laterBy = (days: number) => deps.advance(days * dayMs);

let ids = 0;
const event = (device: string, name: string, day: number, minute: number, fields: Partial<Measured> = {}): Measured => {
  ids += 1;
  const time = noon + day * dayMs + minute * 60_000;
  return { device, name, time, id: ids, insertId: `id-${ids}`, cohort: 'A', source: 'ads', ...fields };
};
/** The report's figures of steps, visits and sources; without money, which does not come from events. */
async function figures(from: string, to: string) {
  const outcome = await readReport(database.db, { from, to }, Date.parse('2031-01-01'));
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome));
  const { steps, days, drawn, sources } = outcome.report;
  return { steps: steps.map(({ id, people, by_cohort }) => ({ id, people, by_cohort })), days, drawn, sources };
}

it('the days have their tables soon after the clock has jumped by 14 months', async () => {
  const keeping = await scheduleEventDays(deps, { everyMs: 20 });
  laterBy(425);
  await vi.waitFor(async () => {
    const days = await listDays(database.db);
    expect([days.includes('2031-03-02'), days.includes('2031-03-09')]).toEqual([true, true]);
  }, 30_000);
  await keeping.stop();
});

it('an event is stored in the table of its day, or in events_other when its day has none', async () => {
  const sent = [
    event('device-1', 'open_main', 0, 0, { insertId: 'today' }),
    event('device-1', 'open_main', 0, 12 * 60, { insertId: 'tomorrow' }),
    event('device-1', 'open_main', 0, 12 * 60 - 1, { insertId: 'today late' }),
    event('device-1', 'open_main', -100, 0, { insertId: 'long ago' }),
    event('device-1', 'open_main', 3000, 0, { insertId: 'to come' }),
  ];
  laterBy(0.5);
  await upload(app, sent);
  expect(await tablesOf('%')).toEqual([
    { insert_id: 'long ago', table: 'events_other' },
    { insert_id: 'to come', table: 'events_other' },
    { insert_id: 'today', table: 'events_20300101' },
    { insert_id: 'today late', table: 'events_20300101' },
    { insert_id: 'tomorrow', table: 'events_20300102' },
  ]);
});

it('an event repeated with the date of another day is stored once, even when both arrive at once', async () => {
  const first = event('device-1', 'open_main', 0, 0, { insertId: 'same' });
  await upload(app, [first]);
  await upload(app, [{ ...first, time: first.time + dayMs }]);
  await Promise.all(
    [1, 2, 3, 4].map((days) => upload(app, [{ ...first, insertId: 'both', time: first.time + days * dayMs }])),
  );
  expect((await tablesOf('%')).map(({ insert_id }) => insert_id)).toEqual(['both', 'same']);
});

it('a day’s table that is made later gets the day’s earlier events', async () => {
  laterBy(30);
  await upload(app, [event('device-1', 'open_main', 30, 0, { insertId: 'early' })]);
  expect(await tablesOf('early')).toEqual([{ insert_id: 'early', table: 'events_other' }]);
  await makeEventDays(deps);
  expect(await tablesOf('early')).toEqual([{ insert_id: 'early', table: 'events_20300131' }]);
  await expect(makeDay(database.db, '2030-01-31')).rejects.toThrow('already exists');
  expect(await tablesOf('early')).toHaveLength(1);
});

it('a day is dropped once it was kept long enough, and later its people who are in no report', async () => {
  await upload(app, [event('visitor', 'session_start', 0, 0), event('passer-by', 'open_main', 0, 0)]);
  laterBy(1);
  await upload(app, [event('another', 'open_main', 1, 0)]);
  await query("update people set seen_on = '2030-01-01'");
  laterBy(10);
  await dropEventDays(deps);
  expect(await listDays(database.db)).not.toContain('2030-01-01');
  expect(await query('select device_id from people join events on person_id = people.id')).toEqual([
    { device_id: 'another' },
  ]);
  laterBy(7);
  await dropEventDays(deps);
  expect(await query('select device_id from people')).toEqual([{ device_id: 'visitor' }]);
});

it('events without a day’s table are removed once they were kept long enough, unknown names after a week', async () => {
  await upload(app, [
    event('device-1', 'open_main', 3000, 0, { insertId: 'to come' }),
    event('device-1', 'Order placed', 0, 0, { insertId: 'unknown' }),
  ]);
  const put = (text: string) => query(text.replaceAll('$now', `'${new Date(deps.clock()).toISOString()}'`));
  await put('update events_other set received_at = $now');
  await put('update quarantined_events set received_at = $now');
  await put('update event_keys set received_on = $now');
  laterBy(8);
  await dropEventDays(deps);
  expect(await query('select insert_id from quarantined_events')).toEqual([]);
  expect(await tablesOf('to come')).toHaveLength(1);
  laterBy(3);
  await dropEventDays(deps);
  expect(await tablesOf('%')).toEqual([]);
  expect(await query('select key from event_keys')).toHaveLength(2);
  laterBy(8);
  await dropEventDays(deps);
  expect(await query('select key from event_keys')).toEqual([]);
});

it('shown offers are removed together with the events of their day', async () => {
  const show = (what: object) =>
    recordShown(database.db, { deviceId: 'one', what: 'offers', detail: what, now: deps.clock() });
  await show({ offers: [1] });
  laterBy(5);
  await show({ offers: [2] });
  laterBy(5.5);
  await dropEventDays(deps);
  expect(await query('select detail from shown')).toEqual([{ detail: { offers: [2] } }]);
});

it('a report has the same figures for days that were dropped', { tags: 'long' }, async () => {
  const walk = (device: string, day: number, steps: string[], fields: Partial<Measured> = {}) =>
    steps.map((name, minute) => event(device, name, day, minute, fields));
  const all = [
    'session_start',
    'screen2_open',
    'screen25_open',
    'profile_saved',
    'screen35_open',
    'screen35_open_payment',
  ];
  await uploadInTime(app, deps, [
    ...walk('went far', 0, all),
    ...walk('came again', 0, all.slice(0, 2)),
    ...walk('came again', 1, [...all.slice(0, 3), ...all.slice(4)]),
    ...walk('went on another day', 0, all.slice(0, 3), { cohort: 'C', source: 'mail' }),
    ...walk('went on another day', 2, all.slice(4), { cohort: 'C', source: 'mail' }),
    ...walk('of the frequency quiz', 1, ['session_start', 'screen2_open', 'screen31_open'], {
      cohort: 'B',
      source: '',
    }),
    ...walk('came last', 2, all),
  ]);
  deps.advance(noon - deps.clock());
  const spans: [string, string][] = [
    ['2030-01-01', '2030-01-01'],
    ['2030-01-01', '2030-01-02'],
    ['2030-01-02', '2030-01-02'],
    ['2030-01-01', '2030-01-03'],
    ['2030-01-02', '2030-01-03'],
    ['2030-01-03', '2030-01-03'],
    ['2029-12-30', '2030-01-10'],
  ];
  const readFigures = () => Promise.all(spans.map(([from, to]) => figures(from, to)));
  const before = await readFigures();
  expect(before[3]!.steps[0]!.people).toBe(5);

  for (let day = 1; day <= 3; day++) {
    laterBy(day === 1 ? 11 : 1);
    await dropEventDays(deps);
    expect(await query('select count(*)::int from past_journeys')).not.toEqual([{ count: 0 }]);
    expect(await readFigures()).toEqual(before);
  }
  expect(await query('select count(*)::int from events')).toEqual([{ count: 0 }]);

  // People who return later change no figure of dropped days.
  await upload(app, [event('went far', 'session_start', 13, 0), event('went far', 'screen2_open', 13, 1)]);
  expect(await readFigures()).toEqual(before);
  expect((await figures('2030-01-01', '2030-01-14')).steps.map(({ people }) => people)).toEqual([5, 5, 5, 2, 4, 4, 0]);
  expect((await figures('2030-01-14', '2030-01-14')).steps[1]!.people).toBe(1);
});

it('a day is not dropped while a transaction reads it', { tags: 'long' }, async () => {
  await upload(app, [event('device-1', 'open_main', 0, 0)]);
  laterBy(11);
  const reader = await database.pool.connect();
  await reader.query('begin');
  await reader.query('select count(*) from events');
  await dropEventDays(deps);
  expect(await listDays(database.db)).toContain('2030-01-01');
  await reader.query('commit');
  reader.release();
  await dropEventDays(deps);
  expect(await listDays(database.db)).not.toContain('2030-01-01');
});
