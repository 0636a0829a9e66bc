import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { entryId, erasedEntry, itemEntry, runEntry, settingEntry } from '#testing/training/entries.ts';
import type { Entry } from './entry.ts';
import {
  doneOn,
  feelOf,
  foldEntries,
  measurementsOf,
  pastOf,
  roundsOn,
  runsOf,
  settingOf,
  settingTime,
  trainedDaysOf,
} from './fold.ts';

const days = ['2026-11-19', '2026-11-20', '2026-11-21'] as const;
const [wednesday, thursday, friday] = days;
const bows = 'count-the-bows';

/** Entries of a few days with every kind; some are erased, and some continue others. */
const someEntries = fc
  .array(
    fc.record({
      kind: fc.constantFrom('item', 'run', 'setting', 'erased'),
      day: fc.constantFrom(...days),
      exercise: fc.constantFrom('settle' as const, 'count-the-bows' as const),
      before: fc.nat(12),
      isOn: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.flatMap(({ kind, day, exercise, before, isOn }, number): Entry[] => {
      if (kind === 'item') return [itemEntry(number, day, { exercise })];
      if (kind === 'run') return [{ ...runEntry(number, day, { continues: entryId(before) }), exercise }];
      if (kind === 'setting') return [settingEntry(number, day, { name: 'sound', value: isOn })];
      return [itemEntry(number, day), erasedEntry(number, day)];
    }),
  );

const measured = (entries: readonly Entry[]) => measurementsOf(foldEntries(entries), bows);

describe('what entries say together', () => {
  it('the order of entries and how often each came make no difference', () => {
    const shuffledTwice = someEntries.chain((entries) =>
      fc.tuple(
        fc.constant(entries),
        fc.shuffledSubarray([...entries, ...entries], { minLength: 2 * entries.length }),
        fc.shuffledSubarray(entries, { minLength: entries.length }),
      ),
    );
    fc.assert(
      fc.property(shuffledTwice, ([entries, repeated, shuffled]) => {
        expect(foldEntries(repeated)).toEqual(foldEntries(entries));
        expect(measured(shuffled)).toEqual(measured(entries));
      }),
      propertyRuns({ commit: 200, full: 2000 }),
    );
  });

  it('an entry that arrives never takes a finished exercise or a trained day away, unless it erases', () => {
    fc.assert(
      fc.property(someEntries, fc.nat(1000), fc.constantFrom(...days), (entries, number, day) => {
        const before = foldEntries(entries);
        const after = foldEntries([...entries, itemEntry(1000 + number, day, { exercise: 'long-tail' })]);
        expect(trainedDaysOf(after)).toEqual(expect.arrayContaining(trainedDaysOf(before)));
        for (const each of days) expect(doneOn(after, each)).toEqual(expect.arrayContaining(doneOn(before, each)));
      }),
      propertyRuns({ commit: 100, full: 1000 }),
    );
  });

  it('an exercise that two devices finished on one day is done once', () => {
    const folded = foldEntries([itemEntry(1, friday), itemEntry(2, friday), itemEntry(3, thursday)]);
    expect(doneOn(folded, friday)).toEqual(['settle']);
    expect(trainedDaysOf(folded)).toEqual([thursday, friday]);
  });

  it('an erased entry hides the one with its id, whichever came first', () => {
    const entries = [itemEntry(1, friday), erasedEntry(1, friday)];
    expect(trainedDaysOf(foldEntries(entries))).toEqual([]);
    expect(trainedDaysOf(foldEntries(entries.toReversed()))).toEqual([]);
  });

  it('the newest setting of a name counts; at the same time, that with the larger id', () => {
    const soundOf = (...entries: Entry[]) => settingOf(foldEntries(entries), 'sound');
    const on = settingEntry(1, thursday, { name: 'sound', value: true });
    expect(soundOf()).toBeNull();
    expect(soundOf(settingEntry(2, friday, { name: 'sound', value: false }), on)).toBe(false);
    expect(soundOf(settingEntry(2, thursday, { name: 'sound', value: false }), on)).toBe(false);
    expect(soundOf(settingEntry(0, thursday, { name: 'sound', value: false }), on)).toBe(true);
  });

  it('what was said of one exercise does not replace what was said of another', () => {
    const folded = foldEntries([
      settingEntry(1, thursday, { name: 'feel', value: { exercise: bows, feel: 'too hard' } }),
      settingEntry(2, friday, { name: 'feel', value: { exercise: 'hold-the-line', feel: 'right' } }),
    ]);
    expect(feelOf(folded, bows)).toBe('too hard');
    expect(feelOf(folded, 'hold-the-line')).toBe('right');
    expect(feelOf(folded, 'change-course')).toBeNull();
  });

  it('a setting is newer than the one it replaces, even when that was made by a clock a day ahead', () => {
    const now = Date.parse(`${thursday}T12:00:00.000Z`);
    const ahead = settingEntry(1, friday, { name: 'sound', value: true });
    expect(settingTime([ahead], { name: 'sound', value: false }, now)).toBe(Date.parse(ahead.at) + 1);
    expect(settingTime([ahead], { name: 'vibration', value: false }, now)).toBe(now);
  });

  it('a guided engine finds what was finished of all its exercises, oldest first', () => {
    const body = { minutes: 3, rounds: 0, numbers: { after: 2 }, words: ['calm'] };
    const folded = foldEntries([
      itemEntry(2, friday, { exercise: 'long-tail', body }),
      itemEntry(1, thursday),
      itemEntry(3, friday, { exercise: 'one-thing' }),
    ]);
    expect(pastOf(folded, 'breath')).toEqual([
      { exercise: 'settle', at: Date.parse(`${thursday}T12:00:00.000Z`), day: thursday, numbers: {}, words: [] },
      {
        exercise: 'long-tail',
        at: Date.parse(`${friday}T12:00:00.000Z`),
        day: friday,
        numbers: { after: 2 },
        words: ['calm'],
      },
    ]);
  });
});

describe('runs and measurements', () => {
  it('the rounds of a day are those of all its runs', () => {
    const interrupted = runEntry(1, friday, { rounds: 5 });
    const rest = runEntry(2, friday, { rounds: 7, block: 2, continues: interrupted.id });
    const folded = foldEntries([rest, interrupted, runEntry(3, thursday)]);
    expect(roundsOn(folded, bows, friday)).toBe(12);
    expect(runsOf(folded, bows).map(({ day }) => day)).toEqual([thursday, friday, friday]);
  });

  it('only the first block of a day is a measurement', () => {
    const entries = [runEntry(1, thursday, {}, 4), runEntry(2, thursday, { block: 2 }, 6), runEntry(3, friday, {}, 5)];
    expect(measured(entries).map(({ day, score }) => [day, score])).toEqual([
      [thursday, 4],
      [friday, 5],
    ]);
  });

  it('a run that was left in the middle and what went on from it are one measurement, with the score of both', () => {
    const interrupted = runEntry(1, friday, { rounds: 5 }, 3);
    const rest = runEntry(2, friday, { rounds: 7, block: 2, continues: interrupted.id }, 4);
    expect(measured([rest, interrupted, runEntry(3, friday, { block: 3 }, 9)])).toEqual([
      { day: friday, series: interrupted.series, score: 4, se: 0.5, rounds: 12, facts: {} },
    ]);
  });

  it('a first block without a score leaves its day without a measurement', () => {
    expect(measured([{ ...runEntry(1, friday), score: null }, runEntry(2, friday, { block: 2 })])).toEqual([]);
  });

  it('a link to an erased run is none, and a circle of links ends', () => {
    const lone = runEntry(2, friday, { continues: entryId(1) });
    expect(measured([runEntry(1, wednesday), erasedEntry(1, wednesday), lone])).toHaveLength(1);
    expect(measured([runEntry(1, friday, { continues: entryId(2) }), lone]).length).toBeLessThanOrEqual(1);
  });
});
