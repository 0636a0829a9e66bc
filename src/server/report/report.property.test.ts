import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cohort } from '../../contract/cohort';
import type { FunnelQuery } from '../../contract/report';
import { eraseDevice } from '../../testing/erase-device';
import { propertyRuns } from '../../testing/property-runs';
import { buildApp } from '../app';
import { soldOffer } from '../checkout/test-shop';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { offers } from '../offer/offers';
import { saveOffers } from '../offer/offers.sql';
import { createTestDeps, type TestDeps } from '../test-deps';
import { markBuyer } from './mark-buyer.sql';
import { robot, upload } from './measured.fixture';
import { readReport } from './read-report';
import { type Bought, measurableOf, referenceReport, type Sending } from './reference-report.fixture';
import { refreshJourneys } from './refresh-journeys.sql';

let database: TestDatabase;
let deps: TestDeps;
let app: ReturnType<typeof buildApp>;
beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database, { EVENT_LIMITS: 'off' });
  app = buildApp(deps, { webDir: null });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const dayMs = 86_400_000;
/** Clocks go forward in Europe on this Sunday; nothing may come of it. */
const firstDay = Date.parse('2030-03-30T00:00:00Z');

/**
 * Devices are few, so that each has many events. A browser tells what it drew; an older one told its cohort alone, which
 * was what had been drawn as long as nobody could change it.
 */
const devices = [
  { device: 'device-a1', drawn: 'A', source: 'ads' },
  { device: 'device-a2', drawn: 'A', source: '' },
  { device: 'device-b1', drawn: 'B', source: 'ads' },
  { device: 'device-b2', drawn: 'B', source: 'mail' },
  { device: 'device-c1', drawn: 'C', source: '' },
  { device: 'device-none', drawn: '', source: 'ads' },
  { device: 'device-odd', drawn: 'Z', source: '', isOlder: true },
  { device: 'device-old', drawn: 'B', source: 'mail', isOlder: true },
];
/** In which quiz it happens: mostly as browsers say it, sometimes only by the cohort, or at odds with it, or not at all. */
const place = fc.constantFrom(
  ...[
    { cohort: 'A', quiz: 'quiz_one' },
    { cohort: 'B', quiz: 'quiz_two' },
    { cohort: 'C', quiz: 'quiz_mental_health' },
    { cohort: 'A', quiz: undefined },
    { cohort: 'B', quiz: undefined },
    { cohort: 'A', quiz: 'quiz_two' },
    { cohort: '', quiz: 'quiz_mental_health' },
    { cohort: '', quiz: undefined },
    { cohort: 'Z', quiz: 'quiz_none' },
  ],
);
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

/** Of a run, so that each has gone more than one way. */
const fewDevices = fc.shuffledSubarray(devices, { minLength: 3, maxLength: 3 });
const device = fc.nat({ max: 2 });
/** Mostly what came in time. */
const arrival = fc.constantFrom(...Array<'in time'>(9).fill('in time'), 'late', 'early', 'by robot');

/** A later advertisement brings another source along now and then. */
const touch = fc.option(fc.record({ source: fc.constantFrom('', 'ads', 'mail') }), { nil: {}, freq: 4 });

const stray = fc.record({ device, touch, place, name: fc.constantFrom(...journey), time, id, stay, arrival });
/** Somebody who goes a good part of the way, in order, but all within few ms. */
const walk = fc
  .record({
    device,
    touch,
    place,
    time,
    length: fc.integer({ min: 1, max: journey.length }),
    skipped: fc.subarray(journey.slice(1), { maxLength: 2 }),
    perMs: fc.integer({ min: 1, max: 30 }),
    // Without numbers there is no order within a ms, with falling ones there is the wrong one.
    numbers: fc.constantFrom('none', 'rising', 'falling'),
    stay,
    arrival,
  })
  .map(({ time: start, length, skipped, perMs, numbers, ...same }) =>
    journey
      .slice(0, length)
      .filter((name) => !skipped.includes(name))
      .map((name, i) => ({
        ...same,
        name,
        time: start + Math.floor(i / perMs),
        id: numbers === 'none' ? null : numbers === 'rising' ? i + 1 : journey.length - i,
      })),
  );

const hourMs = 3_600_000;
/** Two days each: what is sent in time is sent at the end of its two, or of the two in which nobody may believe it. */
const sentAt = (ms: number, way: typeof arrival extends fc.Arbitrary<infer Way> ? Way : never) => {
  const half = ms < firstDay + 2 * dayMs ? 2 : 4;
  if (way === 'late') return firstDay + 4 * dayMs + 49 * hourMs;
  return firstDay + (way === 'early' ? 0 : half) * dayMs;
};

const stream = fc
  .tuple(fewDevices, fc.array(walk, { minLength: 3, maxLength: 12 }), fc.array(stray, { maxLength: 40 }))
  .map(([few, walks, strays]) =>
    [...walks.flat(), ...strays].map((event) => ({ ...event, device: few[event.device]! })),
  )
  .chain((events) => {
    const numbered = events.map(
      ({ device: { isOlder, drawn, ...whose }, touch: told, place: where, arrival: way, ...event }, i) => {
        const isVisit = event.name === 'session_start';
        return {
          ...whose,
          ...told,
          ...(isOlder ? {} : { drawn }),
          ...(isVisit && isOlder ? { cohort: drawn } : where),
          ...event,
          insertId: `insert-${String(i).padStart(4, '0')}`,
          receivedAt: sentAt(event.time, way),
          byRobot: way === 'by robot',
        };
      },
    );
    return fc.record({
      arrivals: fc.shuffledSubarray(numbered, { minLength: numbered.length }),
      // Sent again by a device that heard no answer.
      repeated: fc.subarray(numbered),
    });
  });
const purchase = fc.record({
  device: fc.constantFrom('device-nobody', ...devices.map((each) => each.device)),
  at: time,
  standing: fc.constantFrom('confirmed', 'confirmed', 'not confirmed', 'only begun'),
});
const purchases = fc.array(purchase, { maxLength: 12 });
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
const erased = fc.option(fc.constantFrom(...devices.map((each) => each.device)), { nil: null, freq: 3 });

/** Sends what arrives at one moment in one upload, with robots apart; in the order in which that happens. */
async function sendAll(sent: readonly Sending[], refreshed: readonly number[]): Promise<Sending[]> {
  const moments = [...new Set(sent.map(({ receivedAt }) => receivedAt))].sort((a, b) => a - b);
  const uploads = moments.flatMap((receivedAt) =>
    [false, true].map((byRobot) =>
      sent.filter((event) => event.receivedAt === receivedAt && event.byRobot === byRobot),
    ),
  );
  for (const [i, events] of uploads.entries()) {
    if (events.length === 0) continue;
    deps.advance(events[0]!.receivedAt - deps.clock());
    await upload(app, events, events[0]!.byRobot ? robot : undefined);
    await refreshJourneys(database.db, refreshed[i % refreshed.length]!);
  }
  return uploads.flat();
}

type Purchase = typeof purchase extends fc.Arbitrary<infer One> ? One : never;
const boughtBy = ({ device: from, at, standing }: Purchase): Bought => ({
  device: from,
  at,
  isConfirmed: standing === 'confirmed',
});

/** By checkouts of one buyer, whoever that is. */
async function buyAll(bought: readonly Purchase[]): Promise<void> {
  const { db } = database;
  await sql`truncate users cascade`.execute(db);
  await saveOffers(db, offers);
  const buyer = { email: 'buyer', email_key: 'buyer' };
  const { id: user_id } = await db.insertInto('users').values(buyer).returning('id').executeTakeFirstOrThrow();
  for (const [i, { device: device_id, at, standing }] of bought.entries()) {
    const transaction_id = `txn_${i}`;
    const status = standing === 'not confirmed' ? 'open' : 'completed';
    const checkout = {
      id: `checkout-${i}`,
      user_id,
      ...soldOffer(),
      transaction_id,
      device_id,
      status,
    } as const;
    await db.insertInto('checkouts').values(checkout).execute();
    const paid = {
      status: standing === 'confirmed' ? 'completed' : 'billed',
      paid_at: new Date(at),
      total_minor: 1999,
      currency: 'USD',
    };
    await db
      .insertInto('transactions')
      .values({ id: transaction_id, user_id, checkout_id: checkout.id, occurred_at_us: 0, ...paid })
      .execute();
    await db.transaction().execute((tx) => markBuyer(tx, checkout.id));
  }
}

const inputs = [stream, purchases, queries, refreshes, erased] as const;

test('whatever was sent, in any order, is counted as the slow reference counts it', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(...inputs, async ({ arrivals, repeated }, bought, asks, refreshed, gone) => {
      await database.emptyMeasured();
      const sent = await sendAll(arrivals, refreshed);
      await buyAll(bought);
      await refreshJourneys(database.db, refreshed[0]!);
      const later = firstDay + 4 * dayMs + hourMs;
      sent.push(
        ...(await sendAll(
          repeated.map((event) => ({ ...event, receivedAt: later })),
          refreshed,
        )),
      );
      if (gone !== null) await eraseDevice(database, gone);
      await refreshJourneys(database.db, refreshed[3]!);
      const left = sent.filter((event) => event.device !== gone);
      for (const asked of asks) {
        const outcome = await readReport(database.db, asked);
        if ('refused' in outcome) throw new Error(String(outcome.refused));
        expect(measurableOf(outcome.report)).toEqual(
          referenceReport({ sent: left, bought: bought.map(boughtBy) }, asked),
        );
      }
    }),
    propertyRuns({ commit: 12, full: 60 }),
  );
});
