import fc from 'fast-check';
import type { Cohort } from '#contract/cohort.ts';
import type { FunnelQuery } from '#contract/console/report.ts';
import { dayMs } from '#contract/day.ts';

/** On the next day clocks go forward in Europe, which must change nothing. */
export const firstDay = Date.parse('2030-03-30T00:00:00Z');

/**
 * Few devices, so that each has many events. The tracker sends the drawn cohort; an older version sent only the cohort,
 * which at that time was always the drawn one.
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
/**
 * Cohort and quiz of an event: mostly as browsers send them, sometimes without the quiz, contradictory, or both
 * missing.
 */
const place = fc.constantFrom(
  { cohort: 'A', quiz: 'quiz_one' },
  { cohort: 'B', quiz: 'quiz_two' },
  { cohort: 'C', quiz: 'quiz_mental_health' },
  { cohort: 'A', quiz: undefined },
  { cohort: 'B', quiz: undefined },
  { cohort: 'A', quiz: 'quiz_two' },
  { cohort: '', quiz: 'quiz_mental_health' },
  { cohort: '', quiz: undefined },
  { cohort: 'Z', quiz: 'quiz_none' },
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
/** Many events at the same ms, some at the first or last ms of a day, some hours apart. */
const time = fc
  .tuple(fc.nat({ max: 3 }), fc.constantFrom(0, 0, 1, 2, 7_200_000, dayMs - 1))
  .map(([day, ms]) => firstDay + day * dayMs + ms);
const id = fc.constantFrom(null, -1, 0, 1, 2, 3, 1_048_575, 1_048_576, Number.MAX_SAFE_INTEGER);
const duration = fc.constantFrom(undefined, 0, 1000, 1500.5, 4000, -1, 1e300, 'long', null);

/** Few devices in one run, so that each has events of several journeys. */
const fewDevices = fc.shuffledSubarray(devices, { minLength: 3, maxLength: 3 });
const device = fc.nat({ max: 2 });
/** Mostly in time. */
const arrival = fc.constantFrom(...Array<'in time'>(9).fill('in time'), 'late', 'early', 'by robot');

/** Sometimes a later advertisement has another source. */
const touch = fc.option(fc.record({ source: fc.constantFrom('', 'ads', 'mail') }), { nil: {}, freq: 4 });

const stray = fc.record({ device, touch, place, name: fc.constantFrom(...journey), time, id, duration, arrival });
/** A person who takes many steps in order within a few ms. */
const walk = fc
  .record({
    device,
    touch,
    place,
    time,
    length: fc.integer({ min: 1, max: journey.length }),
    skipped: fc.subarray(journey.slice(1), { maxLength: 2 }),
    perMs: fc.integer({ min: 1, max: 30 }),
    // Without numbers, events of one ms have no order; falling numbers give a wrong one.
    numbers: fc.constantFrom('none', 'rising', 'falling'),
    duration,
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

export const hourMs = 3_600_000;
/**
 * When an event arrives: in time at the end of day two or four, late 49 hours after day four, early at the start of day
 * one.
 */
const sentAt = (ms: number, arrives: typeof arrival extends fc.Arbitrary<infer Arrival> ? Arrival : never) => {
  const half = ms < firstDay + 2 * dayMs ? 2 : 4;
  if (arrives === 'late') return firstDay + 4 * dayMs + 49 * hourMs;
  return firstDay + (arrives === 'early' ? 0 : half) * dayMs;
};

const stream = fc
  .tuple(fewDevices, fc.array(walk, { minLength: 3, maxLength: 12 }), fc.array(stray, { maxLength: 40 }))
  .map(([few, walks, strays]) =>
    [...walks.flat(), ...strays].map((event) => ({ ...event, device: few[event.device]! })),
  )
  .chain((events) => {
    const numbered = events.map(
      ({ device: { isOlder, drawn, ...sender }, touch: ownTouch, place: where, arrival: arrives, ...event }, i) => {
        const isVisit = event.name === 'session_start';
        return {
          ...sender,
          ...ownTouch,
          ...(isOlder ? {} : { drawn }),
          ...(isVisit && isOlder ? { cohort: drawn } : where),
          ...event,
          insertId: `insert-${String(i).padStart(4, '0')}`,
          receivedAt: sentAt(event.time, arrives),
          byRobot: arrives === 'by robot',
        };
      },
    );
    return fc.record({
      arrivals: fc.shuffledSubarray(numbered, { minLength: numbered.length }),
      // Events sent again by a device that got no answer.
      repeated: fc.subarray(numbered),
    });
  });
const purchase = fc.record({
  device: fc.constantFrom('device-nobody', ...devices.map((each) => each.device)),
  at: time,
  state: fc.constantFrom('confirmed', 'confirmed', 'not confirmed', 'only begun'),
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
/** How many journeys are worked out between uploads and before the report; mostly some stay stale. */
const refreshes = fc.array(fc.constantFrom(0, 1, 3, 1000), { minLength: 4, maxLength: 4 });
const erased = fc.option(fc.constantFrom(...devices.map((each) => each.device)), { nil: null, freq: 3 });

export type Purchase = typeof purchase extends fc.Arbitrary<infer One> ? One : never;

/** The inputs of the property test: events, purchases, queries, refreshes and an erased device. */
export const reportInputs = [stream, purchases, queries, refreshes, erased] as const;
