import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizName } from '#quiz/catalogue.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { habitDayEntry, itemEntry, lookEntry, newEntryId, runEntry, settingEntry } from '#testing/server/training.ts';
import type { HabitTrial, ItemEntry, Setting } from '#training/entries/entry.ts';
import { exerciseIds } from '#training/exercises/exercises.ts';
import { lookSets } from '#training/weekly-look/look-items.ts';
import { checkEntry, sentIdOf } from './check-entry.ts';

const now = Date.parse('2030-01-01T12:00:00Z');
const overTheLine = JSON.parse(JSON.stringify(runEntry()));
const without = (entry: object, field: string) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field));
const body = (changes: object) => ({ ...overTheLine, body: { ...overTheLine.body, ...changes } });
const trials = (changes: object) => ({ ...overTheLine, trials: { ...overTheLine.trials, ...changes } });
const flown = (changes: Partial<ItemEntry['body']>) => itemEntry({ body: { ...itemEntry().body, ...changes } });
const refusal = (sent: unknown) => {
  const checked = checkEntry(sent, now);
  return 'refused' in checked ? checked.refused : null;
};

const trial: HabitTrial = {
  habit: 'daylight-walk',
  fromDay: '2030-01-02',
  weeks: 6,
  seed: newEntryId(),
  question: 'sleep',
};
const trialWith = (changes: object) =>
  settingEntry({ name: 'habit-trial', value: { ...trial, ...changes } as HabitTrial });

const settings: Setting[] = [
  { name: 'minutes', value: { day: '2030-01-01', minutes: 0 } },
  { name: 'rest-days', value: [5, 6] },
  { name: 'quiet-forms', value: [...exerciseIds] },
  { name: 'sound', value: false },
  { name: 'vibration', value: true },
  { name: 'feel', value: { exercise: 'settle', feel: 'too hard' } },
  { name: 'worry-window', value: { startMin: 1020, lengthMin: 10 } },
  { name: 'breath-pace', value: { in: 4.5, out: 5.5 } },
  { name: 'look-day', value: 6 },
  { name: 'lesson', value: { engine: 'breath', day: '2030-01-01' } },
  { name: 'habit-trial', value: trial },
  { name: 'habit-trial', value: null },
];

describe('an entry that is kept', () => {
  it.each<[string, object]>([
    ['a run', runEntry()],
    ['a run of every exercise', runEntry({ exercise: 'settle', series: null })],
    ['a run without a score and without trials', without(runEntry({ score: null, se: null, series: null }), 'trials')],
    ['a run that goes on from another', body({ continues: runEntry().id })],
    ['a finished exercise', itemEntry()],
    ['a finished exercise with its rhythm and place', flown({ trace: '0123456789abcdef89abcdef', place: 100_000 })],
    ['a first finished exercise without a rhythm', flown({ place: 0 })],
    ['an exercise that was chosen freely', flown({ free: true })],
    ['a weekly look', lookEntry()],
    [
      'a weekly look in which all was skipped',
      lookOf(
        lookSets.frequency.items.map(({ id }) => [id, null]),
        'frequency',
      ),
    ],
    ['the answer of a day', habitDayEntry()],
    ['the lowest answer of a day', habitDayEntry({ answer: 0, kept: false })],
    ...settings.map((setting): [string, object] => [`the setting ${setting.name}`, settingEntry(setting)]),
    ['one by a clock that is a day ahead', { ...itemEntry(), at: '2030-01-02T14:00:00.000Z', day: '2030-01-03' }],
    ['one from long ago', { ...itemEntry(), at: '2028-02-29T23:59:59Z', day: '2028-02-29' }],
    ['a body of 8 kB', sized(8192)],
    ['trials of 64 kB', withTrialsOf(65_536)],
  ])('an entry that is kept: %s', (_name, entry) => {
    const sent = JSON.parse(JSON.stringify(entry));
    expect(checkEntry(sent, now)).toEqual({ entry: sent, at: Date.parse(sent.at) });
  });
});

describe('an entry that is refused', () => {
  it.each<[string, unknown, string]>([
    ['text', 'entry', 'not an object'],
    ['null', null, 'not an object'],
    ['a list', [], 'the id is not a UUID of version 7'],
    ['no id', without(overTheLine, 'id'), 'the id is not a UUID of version 7'],
    ['version 4', { ...overTheLine, id: '2f1acb04-3a86-4b1c-8a4f-6d3fd2a3c111' }, 'the id is not a UUID of version 7'],
    ['capital letters', { ...overTheLine, id: overTheLine.id.toUpperCase() }, 'the id is not a UUID of version 7'],
    ['an unknown kind', { ...overTheLine, kind: 'diary' }, 'the kind is unknown'],
    ['a kind of every object', { ...overTheLine, kind: 'constructor' }, 'the kind is unknown'],
    ['an erased entry', { ...overTheLine, kind: 'erased' }, 'the kind is unknown'],
    ['a further field', { ...overTheLine, note: 'My diary' }, 'a field is missing or unknown'],
    ['a missing field', without(overTheLine, 'series'), 'a field is missing or unknown'],
    ['a further field of the body', body({ note: 'My diary' }), 'body is not as expected'],
    ['an unknown exercise', { ...overTheLine, exercise: 'juggling' }, 'exercise is not as expected'],
    ['NaN as a score', { ...overTheLine, score: Number.NaN }, 'score is not as expected'],
    ['infinity as a score', { ...overTheLine, score: Number.POSITIVE_INFINITY }, 'score is not as expected'],
    ['text as a score', { ...overTheLine, score: '3' }, 'score is not as expected'],
    ['NaN as a deviation', { ...overTheLine, se: Number.NaN }, 'se is not as expected'],
    ['NaN as a fact', body({ facts: { longest: Number.NaN } }), 'body.facts is not as expected'],
    ['a fact with a sentence as a name', body({ facts: { 'I felt bad': 1 } }), 'body.facts is not as expected'],
    ['a session 0', body({ session: 0 }), 'body.session is not as expected'],
    ['more right than rounds', body({ right: 3 }), 'more rounds are right than were played'],
    ['the series of another', { ...overTheLine, exercise: 'settle' }, 'the series is one of another exercise'],
    ['words that somebody wrote', withWords('I felt bad'), 'body.words is not as expected'],
    ['a rhythm too short', flown({ trace: '8'.repeat(23) }), 'body.trace is not as expected'],
    ['a rhythm too long', flown({ trace: '8'.repeat(25) }), 'body.trace is not as expected'],
    ['a rhythm with other letters', flown({ trace: 'g'.repeat(24) }), 'body.trace is not as expected'],
    ['a rhythm of numbers', flown({ trace: [8] as never }), 'body.trace is not as expected'],
    ['a place below the first', flown({ place: -1 }), 'body.place is not as expected'],
    ['a place between two', flown({ place: 0.5 }), 'body.place is not as expected'],
    ['a place beyond all', flown({ place: 100_001 }), 'body.place is not as expected'],
    ['an unknown setting', settingEntry({ name: 'font', value: 1 } as never), 'body is not as expected'],
    ['a setting of another', settingEntry({ name: 'sound', value: 5 } as never), 'body is not as expected'],
    ['a week of eight days', settingEntry({ name: 'rest-days', value: [7] }), 'body is not as expected'],
    ['a time without a zone', { ...overTheLine, at: '2030-01-01T11:00:00' }, 'at is not as expected'],
    ['a time in words', { ...overTheLine, at: 'Tue, 1 Jan 2030' }, 'at is not as expected'],
    ['a number as a time', { ...overTheLine, at: now }, 'at is not as expected'],
    ['the 30th of February', { ...overTheLine, at: '2029-02-30T11:00:00Z' }, 'the time does not exist'],
    ['the 25th hour', { ...overTheLine, at: '2029-02-20T25:00:00Z' }, 'the time does not exist'],
    ['26 hours ahead', { ...overTheLine, at: '2030-01-02T14:00:00.001Z' }, 'the time is in the future'],
    ['a day that does not exist', { ...overTheLine, day: '2029-02-30' }, 'the day does not exist'],
    ['a day in words', { ...overTheLine, day: 'Monday' }, 'day is not as expected'],
    ['a day ahead of all zones', { ...overTheLine, day: '2030-01-04' }, 'the day is in the future'],
    ['an unknown time zone', { ...overTheLine, tz_min: 841 }, 'tz_min is not as expected'],
    ['a body over 8 kB', sized(8193), 'the body is larger than 8 kB'],
    ['trials over 64 kB', withTrialsOf(65_537), 'the trials are larger than 64 kB'],
    ['a column too short', trials({ rt: [1, 2] }), 'the columns of trials have different lengths'],
    ['a column too few', { ...overTheLine, trials: without(overTheLine.trials, 'rt') }, 'trials is not as expected'],
    ['NaN as a time of a trial', trials({ rt: [1, Number.NaN, 2] }), 'trials.rt is not as expected'],
    ['an answer to a question of another quiz', lookEntry({ fridge: 1 }), 'body is not as expected'],
    ['a weekly look without a question', lookOf([['put-off', 1]]), 'body is not as expected'],
    ['more points than an answer has', lookEntry({ scrolling: 4 }), 'body is not as expected'],
    ['points below nothing', lookEntry({ 'put-off': -1 }), 'body is not as expected'],
    ['half a point', lookEntry({ 'put-off': 1.5 }), 'body is not as expected'],
    ['a weekly look of no quiz of ours', lookOf([], 'fourth' as QuizName), 'body is not as expected'],
    ['a weekly look with a sum', { ...lookEntry(), score: 12 }, 'a field is missing or unknown'],
    ['a trial of a habit that somebody wrote', trialWith({ habit: 'No wine' }), 'body is not as expected'],
    ['a trial with a question of another', trialWith({ question: 'weight' }), 'body is not as expected'],
    ['a trial of five weeks', trialWith({ weeks: 5 }), 'body is not as expected'],
    ['a trial whose seed is a sentence', trialWith({ seed: 'I felt bad' }), 'body is not as expected'],
    ['a trial with a note', trialWith({ note: 'My diary' }), 'body is not as expected'],
    ['an answer above ten', habitDayEntry({ answer: 11 }), 'body.answer is not as expected'],
    ['an answer below nothing', habitDayEntry({ answer: -1 }), 'body.answer is not as expected'],
    ['half an answer', habitDayEntry({ answer: 5.5 }), 'body.answer is not as expected'],
    ['an answer about no trial', habitDayEntry({ trial: 'mine' }), 'body.trial is not as expected'],
    ['a habit that was half kept', habitDayEntry({ kept: 'half' }), 'body.kept is not as expected'],
    ['an answer with a note', habitDayEntry({ note: 'My diary' }), 'body is not as expected'],
    ['half a character', trials({ stim: ['a', '\ud800', 'b'] }), 'a text has a character that is no text'],
    ['trials of a finished exercise', { ...itemEntry(), trials: {} }, 'a field is missing or unknown'],
  ])('an entry that is refused: %s', (_name, sent, why) => {
    expect(refusal(sent)).toBe(why);
  });

  it('no entry makes the check fail, whatever is sent, and no reason repeats what was sent', () => {
    const secret = 'kites-and-secrets';
    const anything = fc.oneof(
      fc.anything(),
      fc.constant(secret),
      fc.constant(Number.NaN),
      fc.constant({ [secret]: 1 }),
    );
    const changed = fc
      .tuple(
        fc.constantFrom(secret, ...Object.keys(overTheLine)),
        fc.constantFrom('', secret, ...Object.keys(overTheLine.body)),
        anything,
      )
      .map(([field, part, value]) => (part === '' ? { ...overTheLine, [field]: value } : body({ [part]: value })));
    fc.assert(
      fc.property(fc.oneof(anything, changed), (sent) => {
        expect(refusal(sent) ?? '').not.toContain(secret);
        expect(sentIdOf(sent).length).toBeLessThanOrEqual(100);
      }),
      propertyRuns({ commit: 300, full: 20_000 }),
    );
  });
});

describe('the id of a refused entry', () => {
  it.each([
    [{ id: 'x'.repeat(101) }, 'x'.repeat(100)],
    [{ id: 7 }, ''],
    [null, ''],
    ['text', ''],
    [{}, ''],
  ])('the id of a refused entry: %j', (sent, id) => {
    expect(sentIdOf(sent)).toBe(id);
  });
});

function lookOf(answers: [id: string, points: number | null][], quiz: QuizName = 'adhd'): object {
  return { ...lookEntry(), body: { quiz, answers: Object.fromEntries(answers) } };
}

/** A finished exercise whose body has this many bytes. */
function sized(bytes: number): object {
  const entry = itemEntry();
  const numbers = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`n${n}`.padEnd(40, '0'), 1e20 / 3]));
  const words = Array.from({ length: 60 }, () => '');
  const missing = bytes - JSON.stringify({ ...entry.body, numbers, words }).length;
  return { ...entry, body: { ...entry.body, numbers, words: spread(words.length, missing) } };
}

/** A run whose trials have this many bytes. */
function withTrialsOf(bytes: number): object {
  const entry = runEntry();
  const columns: Record<string, unknown[]> = Object.fromEntries(
    Object.entries(entry.trials!).map(([name, column]) => [name, Array.from({ length: 500 }, () => column[0])]),
  );
  columns.stim = columns.stim!.map(() => '');
  columns.stim = spread(columns.stim.length, bytes - JSON.stringify(columns).length);
  return { ...entry, trials: columns };
}

/** Texts of about the same length, with this many characters in all. */
function spread(count: number, characters: number): string[] {
  return Array.from({ length: count }, (_, n) =>
    'w'.repeat(Math.floor(characters / count) + (n < characters % count ? 1 : 0)),
  );
}

function withWords(...words: string[]): object {
  const entry = itemEntry();
  return { ...entry, body: { ...entry.body, words } };
}
