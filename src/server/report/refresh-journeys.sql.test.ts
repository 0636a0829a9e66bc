import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseDevice } from '../../testing/erase-device';
import { buildApp } from '../app';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { createTestDeps } from '../test-deps';
import { stepEvents } from './funnel-steps';
import { type StepType, stepTypesOf } from './journeys.sql';
import { type Measured, upload } from './measured.fixture';
import { findTypeIds } from './measured-so-far.sql';
import { refreshJourneys } from './refresh-journeys.sql';

let database: TestDatabase;
let app: ReturnType<typeof buildApp>;
beforeAll(async () => {
  database = await createTestDatabase();
  const deps = createTestDeps(database);
  deps.advance(start + 3_600_000 - deps.clock());
  app = buildApp(deps, { webDir: null });
});
beforeEach(() => database.emptyMeasured());
afterAll(async () => {
  await app.close();
  await database.drop();
});

const start = Date.parse('2030-01-10T12:00:00Z');
const positionAt = (second: number) => String(BigInt(start + second * 1000) << 20n);

/** An event of one device, so many seconds after the start. */
const event = (name: string, second: number, cohort = 'A'): Measured => ({
  ...{ device: 'device-1', name, time: start + second * 1000, id: null, insertId: `${name}-${second}` },
  ...{ cohort, source: 'ads' },
});
const most = 100;
const refresh = (findSteps?: () => Promise<StepType[]>) => refreshJourneys(database.db, most, findSteps);
const findSteps = async () => stepTypesOf(await findTypeIds(database.db, [...stepEvents]));
const journeys = () => database.db.selectFrom('journeys').selectAll().execute();
const staleOnes = async () => (await database.db.selectFrom('stale_journeys').selectAll().execute()).length;

it('has the first event of each step at or after the one before, and the first and last visit', async () => {
  await upload(app, [
    ...[event('screen2_open', 1), event('session_start', 2), event('screen2_open', 3), event('screen2_open', 4)],
    ...[event('screen35_open', 5), event('screen25_open', 6), event('screen35_open', 7), event('session_start', 8)],
  ]);
  await refresh();
  // Nobody has to save a profile: the offers stand at 7, after the result.
  expect(await journeys()).toEqual([
    expect.objectContaining({
      ...{ cohort: 'A', source: 'ads', first_visit: positionAt(2), last_visit: positionAt(8) },
      ...{ last_step: positionAt(7), taken: 0b0010111 },
    }),
  ]);
});

it('is stale from the upload on that may change it, and from no other', async () => {
  await upload(app, [event('session_start', 1), event('screen1_open', 2)]);
  expect(await staleOnes()).toBeGreaterThan(0);
  expect(await refresh()).toBeGreaterThan(0);
  await upload(app, [event('open_main', 3), event('screen3_open', 4)]);
  expect(await staleOnes()).toBe(0);
  await upload(app, [event('screen2_open', 5)]);
  expect(await staleOnes()).toBe(1);
});

it('is stale when the quiz is learnt later, which decides what the result is', async () => {
  await upload(app, [event('session_start', 1, ''), event('screen2_open', 2, ''), event('screen31_open', 3, '')]);
  await refresh();
  expect(await journeys()).toMatchObject([{ cohort: '', last_step: positionAt(2), taken: 0b11 }]);
  await upload(app, [event('screen31_close', 4, 'B')]);
  await refresh();
  expect(await journeys()).toMatchObject([{ cohort: 'B', last_step: positionAt(4), taken: 0b111 }]);
});

describe('somebody who takes another quiz than the drawn one', () => {
  const toResult = ['session_start', 'screen1_open', 'screen2_open', 'screen25_open'];
  const walk = (names: string[], from: number, cohort: string) =>
    names.map((name, i) => ({ ...event(name, from + i, cohort), insertId: `${from}-${name}`, drawn: 'A' }));

  it('belongs to the one that they walked, beside what was drawn', async () => {
    await upload(app, walk(['session_start'], 1, 'A'));
    await upload(
      app,
      walk(['screen1_open', 'screen2_open', 'screen30_open', 'screen31_open', 'screen34_open'], 2, 'B'),
    );
    await refresh();
    expect(await journeys()).toMatchObject([{ drawn_cohort: 'A', cohort: 'B', taken: 0b10111 }]);
  });

  it('belongs to it from its first screen on', async () => {
    await upload(app, [...walk(['session_start'], 1, 'A'), ...walk(['start_open'], 2, 'C')]);
    await refresh();
    expect(await journeys()).toMatchObject([{ drawn_cohort: 'A', cohort: 'C', taken: 1, last_step: positionAt(2) }]);
  });

  it('belongs to the one in which they got furthest, though they looked into another one afterwards', async () => {
    await upload(app, [...walk(toResult, 1, 'A'), ...walk(['session_start', 'screen1_open', 'screen2_open'], 10, 'C')]);
    await refresh();
    expect(await journeys()).toMatchObject([{ cohort: 'A', taken: 0b111 }]);
  });

  it('belongs to the one walked last, where they got equally far', async () => {
    await upload(app, [...walk(toResult, 1, 'A'), ...walk(toResult, 10, 'C')]);
    await refresh();
    expect(await journeys()).toMatchObject([{ cohort: 'C', taken: 0b111, last_step: positionAt(13) }]);
  });

  it('takes no step by a screen of the other quiz', async () => {
    await upload(app, [...walk(toResult.slice(0, 3), 1, 'A'), ...walk(['screen1_open', 'screen25_open'], 10, 'B')]);
    await refresh();
    expect(await journeys()).toMatchObject([{ cohort: 'A', taken: 0b11 }]);
  });
});

it('stays stale when an upload comes while it is worked out', async () => {
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

it('is worked out by one process at a time', async () => {
  await upload(app, [event('session_start', 1)]);
  let second = -1;
  await refresh(async () => {
    second = await refresh();
    return findSteps();
  });
  expect(second).toBe(0);
  expect(await journeys()).toHaveLength(1);
});

it('goes with its person, also when that is erased while it is worked out', async () => {
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
  // What nobody stands behind any more is forgotten.
  await refresh();
  expect([await journeys(), await staleOnes()]).toEqual([[], 0]);
});

it('is of these steps: whoever changes them has to mark all people as stale, in a migration', () => {
  expect([...stepEvents].sort()).toEqual(
    [
      ...['session_start', 'screen2_open', 'screen25_open', 'screen31_open', 'profile_saved'],
      ...['screen34_open', 'screen35_open', 'screen35_open_payment'],
    ].sort(),
  );
});
