import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { eraseDevice } from '#testing/server/erase-device.ts';
import { type Measured, upload } from '#testing/server/measured.ts';
import { stepEvents } from './funnel-steps.ts';
import { type StepType, stepTypesOf } from './journeys.sql.ts';
import { refreshJourneys } from './refresh-journeys.ts';
import { findTypeIds } from './type-ids.sql.ts';

let database: TestDatabase;
let app: ReturnType<typeof buildApp>;
beforeAll(async () => {
  database = await createTestDatabase();
  const deps = createTestDeps(database);
  deps.advance(start + 60 * 60_000 - deps.clock());
  app = buildApp(deps, { webDir: null });
});
beforeEach(() => database.emptyMeasured());
afterAll(async () => {
  await app.close();
  await database.drop();
});

const start = Date.parse('2030-01-10T12:00:00Z');
const positionAt = (second: number) => String(BigInt(start + second * 1000) << 20n);

/** An event of one device, `second` seconds after the start. */
const event = (name: string, second: number, cohort = 'A'): Measured => ({
  device: 'device-1',
  name,
  time: start + second * 1000,
  id: null,
  insertId: `${name}-${second}`,
  cohort,
  source: 'ads',
});
const most = 100;
const refresh = (findSteps?: () => Promise<StepType[]>) => refreshJourneys(database.db, most, findSteps);
const findSteps = async () => stepTypesOf(await findTypeIds(database.db, [...stepEvents]));
const journeys = () => database.db.selectFrom('journeys').selectAll().execute();
const staleOnes = async () => (await database.db.selectFrom('stale_journeys').selectAll().execute()).length;

it('a journey has the first event of each step at or after the one before, and the first and last visit', async () => {
  await upload(app, [
    event('screen2_open', 1),
    event('session_start', 2),
    event('screen2_open', 3),
    event('screen2_open', 4),
    event('screen35_open', 5),
    event('screen25_open', 6),
    event('screen35_open', 7),
    event('session_start', 8),
  ]);
  await refresh();
  // The profile may be skipped: the offers are at 7, after the result.
  expect(await journeys()).toEqual([
    expect.objectContaining({
      cohort: 'A',
      source: 'ads',
      first_visit: positionAt(2),
      last_visit: positionAt(8),
      last_step: positionAt(7),
      taken: 0b0010111,
    }),
  ]);
});

it('a journey becomes stale by an upload that may change it, and by no other', async () => {
  await upload(app, [event('session_start', 1), event('screen1_open', 2)]);
  expect(await staleOnes()).toBeGreaterThan(0);
  expect(await refresh()).toBeGreaterThan(0);
  await upload(app, [event('open_main', 3), event('screen3_open', 4)]);
  expect(await staleOnes()).toBe(0);
  await upload(app, [event('screen2_open', 5)]);
  expect(await staleOnes()).toBe(1);
});

it('a journey becomes stale when a later event names its quiz, which decides what the result is', async () => {
  await upload(app, [event('session_start', 1, ''), event('screen2_open', 2, ''), event('screen31_open', 3, '')]);
  await refresh();
  expect(await journeys()).toMatchObject([{ cohort: '', last_step: positionAt(2), taken: 0b11 }]);
  await upload(app, [event('screen31_close', 4, 'B')]);
  await refresh();
  expect(await journeys()).toMatchObject([{ cohort: 'B', last_step: positionAt(4), taken: 0b111 }]);
});

describe('the journey of a person who takes another quiz than the drawn one', () => {
  const toResult = ['session_start', 'screen1_open', 'screen2_open', 'screen25_open'];
  const walk = (names: string[], from: number, cohort: string) =>
    names.map((name, i) => ({ ...event(name, from + i, cohort), insertId: `${from}-${name}`, drawn: 'A' }));

  it('a journey has the walked quiz beside the drawn one', async () => {
    await upload(app, walk(['session_start'], 1, 'A'));
    await upload(
      app,
      walk(['screen1_open', 'screen2_open', 'screen30_open', 'screen31_open', 'screen34_open'], 2, 'B'),
    );
    await refresh();
    expect(await journeys()).toMatchObject([{ drawn_cohort: 'A', cohort: 'B', taken: 0b10111 }]);
  });

  it('a journey belongs to the walked quiz from its first screen on', async () => {
    await upload(app, [...walk(['session_start'], 1, 'A'), ...walk(['start_open'], 2, 'C')]);
    await refresh();
    expect(await journeys()).toMatchObject([{ drawn_cohort: 'A', cohort: 'C', taken: 1, last_step: positionAt(2) }]);
  });

  it('a journey belongs to the quiz in which the person got furthest, even if they opened another one later', async () => {
    await upload(app, [...walk(toResult, 1, 'A'), ...walk(['session_start', 'screen1_open', 'screen2_open'], 10, 'C')]);
    await refresh();
    expect(await journeys()).toMatchObject([{ cohort: 'A', taken: 0b111 }]);
  });

  it('a journey belongs to the quiz walked last when the person got equally far in two', async () => {
    await upload(app, [...walk(toResult, 1, 'A'), ...walk(toResult, 10, 'C')]);
    await refresh();
    expect(await journeys()).toMatchObject([{ cohort: 'C', taken: 0b111, last_step: positionAt(13) }]);
  });

  it('a screen of another quiz is no step of a journey', async () => {
    await upload(app, [...walk(toResult.slice(0, 3), 1, 'A'), ...walk(['screen1_open', 'screen25_open'], 10, 'B')]);
    await refresh();
    expect(await journeys()).toMatchObject([{ cohort: 'A', taken: 0b11 }]);
  });
});

it('a journey is still stale when an upload arrives while it is being refreshed', async () => {
  await upload(app, [event('session_start', 1)]);
  await refresh(async () => {
    const steps = await findSteps();
    await upload(app, [event('screen2_open', 2)]);
    return steps;
  });
  expect(await staleOnes()).toBe(1);
  await refresh();
  expect(await journeys()).toMatchObject([{ last_step: positionAt(2), taken: 0b11 }]);
});

it('journeys are refreshed by one process at a time', async () => {
  await upload(app, [event('session_start', 1)]);
  let second = -1;
  await refresh(async () => {
    second = await refresh();
    return findSteps();
  });
  expect(second).toBe(0);
  expect(await journeys()).toHaveLength(1);
});

it('a journey is removed with its person, even when they are erased while it is being refreshed', async () => {
  const erase = () => eraseDevice(database, 'device-1');
  await upload(app, [event('session_start', 1)]);
  await refresh();
  await upload(app, [event('screen2_open', 2)]);
  await erase();
  expect(await journeys()).toEqual([]);

  await upload(app, [event('session_start', 3)]);
  let erasing: Promise<void> | undefined;
  await refresh(async () => {
    erasing = erase();
    return findSteps();
  });
  await erasing;
  expect(await journeys()).toEqual([]);
  // The next refresh deletes the marks of erased people.
  await refresh();
  expect([await journeys(), await staleOnes()]).toEqual([[], 0]);
});

it('a change of the steps needs a migration that marks all people as stale', () => {
  expect([...stepEvents].sort()).toEqual(
    [
      'session_start',
      'screen2_open',
      'screen25_open',
      'screen31_open',
      'profile_saved',
      'screen34_open',
      'screen35_open',
      'screen35_open_payment',
    ].sort(),
  );
});
