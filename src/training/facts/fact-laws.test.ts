import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { chosen, finished, flown, flownDay, flownRun } from '#testing/training/flown.ts';
import { gradeFaults, wordFaults } from '#testing/training/training-content-faults.ts';
import type { Entry, RunEntry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { taskEngines } from '#training/exercises/engine.ts';
import { exerciseIds, exerciseOf } from '#training/exercises/exercises.ts';
import { dayAfter, daysBetween } from '#training/training-day.ts';
import { type DayFactId, firstFacts } from './day-facts.ts';
import { factOfFlight, factsOf } from './fact-of-flight.ts';
import { weekFactsOf } from './week-facts.ts';

const daysOfHistory = 40;
const dayAt = (number: number) => dayAfter(flownDay, number - daysOfHistory);
const days = Array.from({ length: daysOfHistory }, (_, number) => dayAt(number));

const aDay = fc.nat(daysOfHistory - 1).map(dayAt);
const aTime = fc
  .tuple(fc.nat(22), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const few = fc.nat(14);

/** The numbers of all guided exercises at once: each reads its own. */
const numbers = fc.record({
  pace_in: fc.constantFrom(4, 5),
  pace_out: fc.constantFrom(6, 10),
  breaths: few,
  minutes: few,
  planned_min: few,
  parked: few,
  letGo: few,
  planned: fc.nat(1),
  begun: few,
  guess_min: fc.nat(90),
  actual_min: fc.nat(90),
  drill_s: fc.constantFrom(0, 10, 45),
  listed: few,
  worked: few,
  written: fc.nat(1),
  sent: fc.nat(1),
});
const guided = exerciseIds.filter((id) => !taskEngines.some((task) => task === id));
const done = fc
  .record({
    id: fc.constantFrom(...guided),
    day: aDay,
    time: aTime,
    numbers,
    words: fc.subarray(['calm', 'glad']),
    place: fc.nat(30),
  })
  .map(({ id, ...rest }) => [finished(id, rest)] as Entry[]);

const playedBody = fc.record({
  day: aDay,
  time: aTime,
  form: fc.constantFrom('timed' as const, 'untimed' as const, 'still' as const),
  variant: fc.constantFrom('r1', 'r2', 'r3', 'r4', 'forwards'),
  rounds: fc.nat(150),
  right: fc.nat(20),
  facts: fc.record({ longest: few, passed: fc.nat(60), noAnswer: few, cards: fc.nat(8) }),
});
const aTask = fc.constantFrom(...taskEngines);
const played = fc.tuple(aTask, playedBody).map(([id, body]) => flown(id, body) as Entry[]);
const rested = fc
  .record({ day: aDay, value: fc.subarray([0, 1, 2, 3, 4, 5, 6]) })
  .map(({ day, value }) => [chosen({ name: 'rest-days', value }, { day })] as Entry[]);

const history = fc
  .array(fc.oneof({ weight: 5, arbitrary: done }, { weight: 5, arbitrary: played }, rested), { maxLength: 60 })
  .map((parts) => parts.flat());

const factOn = (entries: readonly Entry[], day: string) => factOfFlight(foldEntries(entries), day);
const allFlights = (entries: readonly Entry[]) => days.map((day) => factOn(entries, day));
const factsOn = (entries: readonly Entry[], day: string) => factsOf(foldEntries(entries), day);

/** Names of exercises are no part of what a sentence says. */
const withoutNames = (text: string) =>
  exerciseIds.reduce((rest, id) => rest.replace(`Your first ${exerciseOf(id).name}.`, ''), text);

test('every sentence keeps the laws: no zero, no comparison, nothing that was not done, and easy to read', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(history, (entries) => {
      const texts = [
        ...days.flatMap((day) => factsOn(entries, day)),
        ...[days[20]!, days.at(-1)!].flatMap((day) => weekFactsOf(entries, day)),
      ].map(({ text }) => text);
      for (const text of texts) {
        seen.add(text);
        expect(wordFaults(text)).toEqual([]);
        expect(gradeFaults([text])).toEqual([]);
        expect(withoutNames(text)).not.toMatch(/\b(0|zero|no|none|not|never|missed|lost|failed|skipped|NaN)\b/i);
        expect(withoutNames(text)).not.toMatch(/\b(only|just|still|again)\b/i);
        expect(withoutNames(text)).not.toMatch(/\b(than|more|less|fewer|better|worse|best|record|up|down from)\b/i);
        expect(text).toMatch(/^[A-Z\d].*\.$/);
        expect(text).not.toMatch(/\b[1-9]\b/);
      }
    }),
    propertyRuns({ commit: 60, full: 3000 }),
  );
  expect(seen.size).toBeGreaterThan(100);
  expect(gradeFaults([...seen])).toEqual([]);
});

test('a run that was left changes no fact of any day', () => {
  fc.assert(
    fc.property(history, fc.array(fc.tuple(aTask, playedBody), { maxLength: 8 }), (entries, left) => {
      // After everything that was finished on its day.
      const runs = left.map(([id, body]) => flownRun(id, { ...body, time: '23:30' }));
      for (const day of days) expect(factsOn([...entries, ...runs], day)).toEqual(factsOn(entries, day));
    }),
    propertyRuns({ commit: 25, full: 1000 }),
  );
});

test('what is shown does not depend on how well it went', () => {
  const anotherRun = ({ score, body, ...run }: RunEntry, by: number): RunEntry => {
    const other = (number: number, fewest: number) => (number < fewest ? number : fewest + ((number + by) % 9));
    const { longest = 0, passed = 0, cards = 0, ...facts } = body.facts;
    const changed = { longest: other(longest, 2), passed: other(passed, 1), cards: other(cards, 1) };
    return {
      ...run,
      score: (score ?? 0) + by,
      body: { ...body, right: other(body.right, 1), facts: { ...facts, ...changed } },
    };
  };
  fc.assert(
    fc.property(history, fc.integer({ min: 1, max: 8 }), (entries, by) => {
      const others = entries.map((entry) => (entry.kind === 'run' ? anotherRun(entry, by) : entry));
      const idsOf = (all: readonly Entry[]) => allFlights(all).map((fact) => fact?.id ?? null);
      expect(idsOf(others)).toEqual(idsOf(entries));
    }),
    propertyRuns({ commit: 25, full: 1000 }),
  );
});

test('the same entries give the same facts in any order, and later days change none of an earlier one', () => {
  fc.assert(
    fc.property(history, fc.nat(daysOfHistory - 1), (entries, until) => {
      const all = allFlights(entries);
      expect(allFlights([...entries, ...entries].reverse())).toEqual(all);
      const past = entries.filter(({ day }) => day <= dayAt(until));
      expect(allFlights(past).slice(0, until + 1)).toEqual(all.slice(0, until + 1));
    }),
    propertyRuns({ commit: 25, full: 1000 }),
  );
});

test('a first wins, and no kind comes twice in fourteen days while another one holds', () => {
  fc.assert(
    fc.property(history, (entries) => {
      const shown: { id: DayFactId; day: string }[] = [];
      for (const day of days) {
        const holding = factsOn(entries, day).map(({ id }) => id);
        const fact = factOn(entries, day);
        if (fact === null) {
          expect(holding).toEqual([]);
          continue;
        }
        expect(holding).toContain(fact.id);
        if (holding.some((id) => firstFacts.has(id))) expect(firstFacts).toContain(fact.id);
        else {
          const lately = new Set(shown.filter((each) => daysBetween(each.day, day) <= 14).map(({ id }) => id));
          if (lately.has(fact.id)) expect(holding.filter((id) => !lately.has(id))).toEqual([]);
          const ever = new Set(shown.map(({ id }) => id));
          if (ever.has(fact.id)) expect(holding.filter((id) => !ever.has(id))).toEqual([]);
        }
        shown.push({ id: fact.id, day });
      }
    }),
    propertyRuns({ commit: 30, full: 1000 }),
  );
});

/** A knot on some days, at an hour of its own each, so that nothing else holds. */
const knots = (on: Readonly<Record<number, { planned?: 1; begun?: 1 }>>) =>
  Object.entries(on).map(([number, numbers], i) =>
    finished('one-knot-at-a-time', { day: dayAt(Number(number)), time: `${9 + 2 * i}:00`, numbers }),
  );
const idsShown = (entries: readonly Entry[]) => allFlights(entries).flatMap((fact) => fact?.id ?? []);
const both = { planned: 1, begun: 1 } as const;

test('where all that holds was shown lately, the one of longest ago comes back', () => {
  const [first, second, third, ...others] = idsShown(knots({ 0: both, 1: both, 2: both, 3: both, 4: both }));
  expect(first).toBe('first-exercise');
  expect([second, third].sort()).toEqual(['begun', 'knot']);
  expect(others).toEqual([second, third]);
});

test('the day decides between two new kinds, and a kind rests for fourteen days', () => {
  const starts = Array.from({ length: 20 }, (_, start) => start);
  const second = starts.map((start) => idsShown(knots({ [start]: {}, [start + 1]: both }))[1]);
  expect(new Set(second)).toEqual(new Set(['knot', 'begun']));
  for (const start of starts) {
    const days = {
      [start]: {},
      [start + 1]: { begun: 1 },
      [start + 2]: { planned: 1 },
      [start + 9]: {},
      [start + 16]: both,
    };
    expect(idsShown(knots(days as Parameters<typeof knots>[0]))).toEqual(['first-exercise', 'begun', 'knot', 'begun']);
  }
});

test('days with the same exercises have different kinds of facts', () => {
  const numbers = { breaths: 18, minutes: 3, planned_min: 3, written: 1, pace_in: 4, pace_out: 6 };
  const exercises = ['settle', 'one-thing', 'a-kind-word'] as const;
  const entries = days.flatMap((day) => exercises.map((id) => finished(id, { day, numbers })));
  expect(new Set(allFlights(entries).map((fact) => fact?.id)).size).toBeGreaterThan(4);
});
