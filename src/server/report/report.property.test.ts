import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cohort } from '../../contract/cohort';
import type { FunnelQuery } from '../../contract/report';
import { propertyRuns } from '../../testing/property-runs';
import { eraseMeasured } from '../account/measured-events.sql';
import { buildApp } from '../app';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { createTestDeps } from '../test-deps';
import { type Measured, upload } from './measured.fixture';
import { readReport } from './read-report';
import { measurableOf, referenceReport } from './reference-report.fixture';
import { refreshJourneys } from './refresh-journeys.sql';

let database: TestDatabase;
let app: ReturnType<typeof buildApp>;
beforeAll(async () => {
  database = await createTestDatabase();
  app = buildApp(createTestDeps(database), { webDir: null });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const dayMs = 86_400_000;
/** Clocks go forward in Europe on this Sunday; nothing may come of it. */
const firstDay = Date.parse('2030-03-30T00:00:00Z');

/** Devices are few, so that each has many events. */
const devices = [
  { device: 'device-a1', cohort: 'A', source: 'ads' },
  { device: 'device-a2', cohort: 'A', source: '' },
  { device: 'device-b1', cohort: 'B', source: 'ads' },
  { device: 'device-b2', cohort: 'B', source: 'mail' },
  { device: 'device-c1', cohort: 'C', source: '' },
  { device: 'device-none', cohort: '', source: 'ads' },
  { device: 'device-odd', cohort: 'Z', source: '' },
];
const journey = [
  'session_start',
  'start_close',
  'screen1_open',
  'screen1_close',
  'screen2_open',
  'screen2_close',
  'screen24_open',
  'screen25_open',
  'screen25_close',
  'screen30_open',
  'screen31_open',
  'screen31_close',
  'profile_saved',
  'screen34_open',
  'screen34_close',
  'screen35_open',
  'screen35_close',
  'screen35_open_payment',
  'screen35_close_payment',
  'payment_success',
  'screen36_close',
  'popup_click',
];
/** Many at one ms, some at the last and first ms of days, some hours away. */
const time = fc
  .tuple(fc.nat({ max: 3 }), fc.constantFrom(0, 0, 1, 2, 7_200_000, dayMs - 1))
  .map(([day, ms]) => firstDay + day * dayMs + ms);
const id = fc.constantFrom(null, -1, 0, 1, 2, 3, 1_048_575, 1_048_576, Number.MAX_SAFE_INTEGER);
const stay = fc.constantFrom(undefined, 0, 1000, 1500.5, 4000, -1, 1e300, 'long', null);

const stray = fc.record({
  place: fc.nat({ max: devices.length - 1 }),
  name: fc.constantFrom(...journey),
  time,
  id,
  stay,
});
/** Somebody who goes a good part of the way, in order, but all within few ms. */
const walk = fc
  .record({
    place: fc.nat({ max: devices.length - 1 }),
    time,
    length: fc.integer({ min: 1, max: journey.length }),
    skipped: fc.subarray(journey.slice(1), { maxLength: 2 }),
    perMs: fc.integer({ min: 1, max: 30 }),
    // Without numbers there is no order within a ms, with falling ones there is the wrong one.
    numbers: fc.constantFrom('none', 'rising', 'falling'),
    stay,
  })
  .map(({ place, time: start, length, skipped, perMs, numbers, stay: each }) =>
    journey
      .slice(0, length)
      .filter((name) => !skipped.includes(name))
      .map((name, i) => ({
        place,
        name,
        time: start + Math.floor(i / perMs),
        id: numbers === 'none' ? null : numbers === 'rising' ? i + 1 : journey.length - i,
        stay: each,
      })),
  );
const stream = fc
  .tuple(fc.array(walk, { maxLength: 8 }), fc.array(stray, { maxLength: 40 }))
  .map(([walks, strays]) => [...walks.flat(), ...strays])
  .chain((events) => {
    const numbered = events.map(({ place, ...event }, i): Measured => {
      return { ...devices[place]!, ...event, insertId: `insert-${String(i).padStart(4, '0')}` };
    });
    return fc.record({
      arrivals: fc.shuffledSubarray(numbered, { minLength: numbered.length }),
      // Sent again by a device that heard no answer.
      repeated: fc.subarray(numbered),
    });
  });
const query = fc
  .record({
    from: fc.nat({ max: 3 }),
    days: fc.integer({ min: 1, max: 3 }),
    cohort: fc.option(fc.constantFrom<Cohort>('A', 'B', 'C'), { nil: undefined }),
    source: fc.option(fc.constantFrom('', 'ads', 'mail', 'nobody'), { nil: undefined }),
  })
  .map(({ from, days, cohort, source }): FunnelQuery => {
    const day = (number: number) => new Date(firstDay + number * dayMs).toISOString().slice(0, 10);
    return {
      from: day(from),
      to: day(from + days - 1),
      ...(cohort === undefined ? {} : { cohort }),
      ...(source === undefined ? {} : { source }),
    };
  });
const queries = fc.array(query, { minLength: 1, maxLength: 3 });
/** Some of the journeys, or all, are worked out between uploads and before the report; mostly some stay stale. */
const refreshes = fc.array(fc.constantFrom(0, 1, 3, 1000), { minLength: 4, maxLength: 4 });
const erased = fc.option(fc.constantFrom(...devices.map(({ device }) => device)), { nil: null, freq: 3 });

test('whatever was sent, in any order, is counted as the slow reference counts it', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(stream, queries, refreshes, erased, async (sent, asks, refreshed, gone) => {
      await sql`truncate events, people, journeys, stale_journeys`.execute(database.db);
      const { arrivals, repeated } = sent;
      const half = Math.floor(arrivals.length / 2);
      for (const [i, part] of [arrivals.slice(0, half), arrivals.slice(half), repeated].entries()) {
        await upload(app, part);
        await refreshJourneys(database.db, refreshed[i]!);
      }
      if (gone !== null) {
        await database.db.transaction().execute((tx) => eraseMeasured(tx, { userId: 'nobody', deviceId: gone }));
      }
      await refreshJourneys(database.db, refreshed[3]!);
      const left = arrivals.filter(({ device }) => device !== gone);
      for (const asked of asks) {
        const outcome = await readReport(database.db, asked);
        if ('refused' in outcome) throw new Error(String(outcome.refused));
        expect(measurableOf(outcome.report)).toEqual(referenceReport(left, asked));
      }
    }),
    propertyRuns({ commit: 12, full: 60 }),
  );
});
