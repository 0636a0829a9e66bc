import { expect, test } from 'vitest';
import { chosen, finished, flown, flownDay, flownRun } from '#testing/training/flown.ts';
import { rungOf } from '#training/engines/hold-the-line/rung.ts';
import type { Entry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { taskEngines } from '#training/exercises/engine.ts';
import { dayAfter } from '#training/training-day.ts';
import type { DayFactId } from './day-facts.ts';
import { factsOf } from './fact-of-flight.ts';

const before = (days: number) => dayAfter(flownDay, -days);
const textsOf = (id: DayFactId, entries: readonly Entry[]) =>
  factsOf(foldEntries(entries), flownDay)
    .filter((fact) => fact.id === id)
    .map(({ text }) => text);

const knot = (numbers: Record<string, number>) => [finished('one-knot-at-a-time', { numbers })];
const cloud = (numbers: Record<string, number>) => [finished('let-the-cloud-pass', { numbers })];
const breath = (numbers: Record<string, number>, day = flownDay) =>
  finished('settle', { day, numbers: { pace_in: 4, pace_out: 6, breaths: 18, minutes: 3, ...numbers } });
const fourTasks = taskEngines.slice(0, 4).map((id) => finished(id, { day: before(2) }));
const atEight = (count: number) =>
  Array.from({ length: count }, (_, i) => finished('settle', { day: before(i), time: i % 2 ? '08:00' : '08:20' }));

/** A short exercise that reached one place. */
const over = (place: number, days = 0) => finished('settle', { day: before(days), seconds: 90, place });
const upTo = (count: number) => Array.from({ length: count }, (_, place) => over(place, 30 - place));

interface Row {
  says: string;
  holds: readonly Entry[];
  /** A history in which it just does not hold. */
  not: readonly Entry[];
}

const rows: Record<DayFactId, Row> = {
  'first-exercise': {
    says: 'Your first Count the bows.',
    holds: [finished('settle', { day: before(1) }), finished('settle'), finished('count-the-bows')],
    not: [finished('count-the-bows', { day: before(1) }), finished('count-the-bows')],
  },
  'first-place': {
    says: 'Your first time over the old bridge.',
    holds: [over(5, 1), over(6)],
    not: [over(6, 1), over(18)],
  },
  places: {
    says: 'Seven of twelve places seen.',
    holds: [...upTo(6), over(6)],
    not: [...upTo(7), over(6)],
  },
  'round-the-map': {
    says: 'You have been over the whole map.',
    holds: [...upTo(11), over(11)],
    not: [...upTo(10), over(10)],
  },
  'first-early': {
    says: 'Your first flight before eight in the morning.',
    holds: [finished('settle', { time: '07:59' })],
    not: [finished('settle', { time: '08:00' })],
  },
  'first-late': {
    says: 'Your first flight after nine at night.',
    holds: [finished('settle', { time: '21:03' })],
    not: [finished('settle', { time: '21:02' })],
  },
  'all-tasks': {
    says: 'You have tried all five sky games.',
    holds: [...fourTasks, finished('wait-for-the-gust')],
    not: [...fourTasks, finished('wait-for-the-gust', { day: before(1) }), finished('wait-for-the-gust')],
  },
  tail: {
    says: 'Longest tail today: six bows.',
    holds: flown('count-the-bows', { facts: { longest: 6 } }),
    not: flown('count-the-bows', { facts: { longest: 1 } }),
  },
  tails: {
    says: 'You built 12 tails.',
    holds: flown('count-the-bows', { rounds: 12 }),
    not: flown('count-the-bows', { rounds: 0 }),
  },
  kites: {
    says: 'You followed kites for two minutes.',
    holds: flown('hold-the-line', { rounds: 22 }),
    not: flown('hold-the-line', { rounds: 9 }),
  },
  found: {
    says: 'In nine rounds you found both.',
    holds: flown('hold-the-line', { variant: 'r2', right: 9 }),
    not: flown('hold-the-line', { variant: 'r2', right: 0 }),
  },
  gusts: {
    says: 'You let 31 gusts pass.',
    holds: flown('wait-for-the-gust', { facts: { passed: 31 } }),
    not: flown('wait-for-the-gust', { facts: { passed: 0 } }),
  },
  winds: {
    says: 'You flew through 150 winds.',
    holds: flown('wait-for-the-gust', { rounds: 150 }),
    not: flown('wait-for-the-gust', { rounds: 0 }),
  },
  turns: {
    says: 'The sign changed 44 times.',
    holds: flown('change-course', { facts: { turns: 44 } }),
    not: flown('change-course', { facts: { turns: 0 } }),
  },
  course: {
    says: 'You steered 90 times.',
    holds: flown('change-course', { rounds: 92, facts: { noAnswer: 2 } }),
    not: flown('change-course', { rounds: 2, facts: { noAnswer: 2 } }),
  },
  chart: {
    says: 'You flew a chart with five cards.',
    holds: flown('chart-the-wind', { rounds: 3, right: 1, facts: { cards: 5 } }),
    not: flown('chart-the-wind', { rounds: 3, right: 0, facts: { cards: 5 } }),
  },
  charts: {
    says: 'You drew three charts.',
    holds: flown('chart-the-wind', { rounds: 3 }),
    not: flown('chart-the-wind', { rounds: 0 }),
  },
  still: {
    says: 'You waited for 54 changes.',
    holds: flown('hold-the-line', { form: 'still', rounds: 54 }),
    not: [finished('hold-the-line'), flownRun('hold-the-line', { form: 'still', rounds: 54, time: '12:01' })],
  },
  breaths: { says: 'You took three slow breaths.', holds: [breath({ breaths: 3 })], not: [breath({ breaths: 2 })] },
  pace: {
    says: 'Your breath today: four in, six out.',
    holds: [breath({}, before(3)), breath({})],
    not: [breath({ pace_out: 7 }, before(3)), breath({})],
  },
  weather: {
    says: 'You found three words for the weather inside.',
    holds: [finished('weather-report', { words: ['calm', 'tired', 'glad'] })],
    not: [finished('weather-report', { words: [] })],
  },
  parked: { says: 'Two worries have a time of their own.', holds: cloud({ parked: 2 }), not: cloud({ parked: 0 }) },
  'let-go': { says: 'One worry could go.', holds: cloud({ letGo: 1 }), not: cloud({ letGo: 0 }) },
  knot: { says: 'One knot is tied.', holds: knot({ planned: 1 }), not: knot({ planned: 0 }) },
  begun: { says: 'You began what you had planned.', holds: knot({ begun: 1 }), not: knot({ begun: 0 }) },
  guess: {
    says: 'You guessed 15 minutes. It took 24.',
    holds: [finished('guess-then-look', { numbers: { guess_min: 15, actual_min: 24 } })],
    not: [15, 20].map((guess_min) => finished('guess-then-look', { numbers: { guess_min, actual_min: 24 } })),
  },
  drill: {
    says: 'You counted 20 seconds without a clock.',
    holds: [finished('guess-then-look', { numbers: { drill_s: 20, made_s: 18.4 } })],
    not: [finished('guess-then-look', { numbers: { guess_min: 15, actual_min: 24 } })],
  },
  evening: {
    says: 'Three lines wait on paper.',
    holds: [finished('park-the-day', { numbers: { listed: 3 } })],
    not: [finished('park-the-day', { numbers: { listed: 0 } })],
  },
  'look-back': {
    says: 'Two things that worked are written down.',
    holds: [finished('a-short-look-back', { numbers: { worked: 2 } })],
    not: [finished('a-short-look-back', { numbers: { worked: 0 } })],
  },
  kind: {
    says: 'One kind line is written.',
    holds: [finished('a-kind-word', { numbers: { written: 1 } })],
    not: [finished('a-kind-word', { numbers: { written: 0 } })],
  },
  wave: {
    says: 'One line is on its way.',
    holds: [finished('one-real-question', { numbers: { sent: 1 } })],
    not: [finished('one-real-question', { numbers: { sent: 0 } })],
  },
  quiet: {
    says: 'You stayed for four minutes.',
    holds: [finished('one-thing', { numbers: { minutes: 4, planned_min: 4 } })],
    not: [finished('one-thing', { numbers: { minutes: 4, planned_min: 5 } })],
  },
  hour: {
    says: 'You have flown at about eight in the morning three times.',
    holds: atEight(3),
    not: atEight(4),
  },
  lesson: {
    says: 'You have heard two of your lessons.',
    holds: [
      finished('settle'),
      chosen({ name: 'lesson', value: { engine: 'breath', day: flownDay } }),
      chosen({ name: 'lesson', value: { engine: 'wave', day: before(3) } }),
    ],
    not: [finished('settle'), chosen({ name: 'lesson', value: { engine: 'breath', day: before(1) } })],
  },
  chosen: {
    says: 'You chose Settle yourself.',
    holds: [finished('settle', { free: true })],
    not: [finished('settle', { day: before(1), free: true }), finished('settle')],
  },
  two: {
    says: 'Three exercises today.',
    holds: [finished('settle'), finished('one-thing'), finished('a-kind-word')],
    not: [finished('settle'), finished('one-thing'), finished('one-thing')],
  },
  again: {
    says: 'The string was where you left it.',
    holds: [finished('settle', { day: before(8) }), finished('settle')],
    not: [finished('settle', { day: before(7) }), finished('settle')],
  },
};

test.each(Object.entries(rows))('%s holds in one history and just not in another', (id, { says, holds, not }) => {
  expect(textsOf(id as DayFactId, holds)).toContain(says);
  expect(textsOf(id as DayFactId, not)).toEqual([]);
});

test('a run that was left gives no fact, and one that went on after an interruption gives them once', () => {
  const left = flownRun('wait-for-the-gust', { time: '13:00', rounds: 80, facts: { passed: 20 } });
  expect(factsOf(foldEntries([left]), flownDay)).toEqual([]);
  const first = flownRun('wait-for-the-gust', { time: '11:00', rounds: 50, facts: { passed: 10 } });
  const rest = { time: '11:30', rounds: 100, facts: { passed: 31 }, continues: first.id };
  const whole = [first, flownRun('wait-for-the-gust', rest), finished('wait-for-the-gust'), left];
  expect(textsOf('gusts', whole)).toEqual(['You let 31 gusts pass.']);
  expect(textsOf('winds', whole)).toEqual(['You flew through 150 winds.']);
});

test('breath that was stopped before its end gives no number', () => {
  expect(textsOf('breaths', [breath({ minutes: 2.4, breaths: 14 })])).toEqual([]);
  const six = (breaths: number) => [finished('longer-out-than-in', { minutes: 1, numbers: { breaths, minutes: 1 } })];
  expect(textsOf('breaths', six(6))).toEqual(['You took six slow breaths.']);
  expect(textsOf('breaths', six(5))).toEqual([]);
});

test('one of a thing is said of one', () => {
  expect(textsOf('parked', cloud({ parked: 1 }))).toEqual(['One worry has a time of its own.']);
  expect(textsOf('let-go', cloud({ letGo: 2 }))).toEqual(['Two worries could go.']);
  expect(textsOf('tails', flown('count-the-bows', { rounds: 1 }))).toEqual(['You built one tail.']);
  expect(textsOf('evening', [finished('park-the-day', { numbers: { listed: 1 } })])).toEqual([
    'One line waits on paper.',
  ]);
});

test('a parked worry that is parked once more counts once', () => {
  const window = finished('worry-window', { numbers: { atWindow: 1, parked: 1 } });
  expect(textsOf('parked', [...cloud({ parked: 1 }), window])).toEqual(['One worry has a time of its own.']);
});

test.each([
  ['r1', 'In one round you found your kite.'],
  ['r2', 'In one round you found both.'],
  ['r3', 'In one round you found all three.'],
  ['r4', 'In one round you found all four.'],
])('what was found in %s is as many kites as are one’s own there', (variant, text) => {
  expect(textsOf('found', flown('hold-the-line', { variant, right: 1 }))).toEqual([text]);
  const count = { 1: 'your kite', 2: 'both', 3: 'all three', 4: 'all four' }[rungOf(variant).own];
  expect(text).toContain(count);
});

test.each([
  ['02:00', 'about two at night'],
  ['00:20', 'about midnight'],
  ['12:10', 'about noon'],
  ['15:00', 'about three in the afternoon'],
  ['18:50', 'about seven in the evening'],
  ['22:00', 'about 10 at night'],
])('a flight at %s was %s', (time, hour) => {
  const flights = [2, 1, 0].map((days) => finished('settle', { day: before(days), time }));
  expect(textsOf('hour', flights)).toEqual([`You have flown at ${hour} three times.`]);
});

test('a flight passes up to four places', () => {
  const long = finished('settle', { seconds: 400, place: 9 });
  expect(textsOf('first-place', [over(6, 1), long])).toEqual([
    'Your first time over the lake.',
    'Your first time over the ridge.',
    'Your first time over the lighthouse.',
  ]);
  expect(textsOf('places', [over(6, 1), long])).toEqual(['Four of twelve places seen.']);
});
