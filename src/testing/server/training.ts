import { randomBytes } from 'node:crypto';
import type { HabitDayEntry, ItemEntry, LookEntry, RunEntry, SettingEntry } from '#training/entries/entry.ts';
import { seriesOf } from '#training/run/series.ts';
import { columnsOf, type Trial } from '#training/run/trial.ts';

/** The day on which the clock of the tests starts. */
const day = '2030-01-01';
const at = '2030-01-01T11:00:00.000Z';

/** A new id as a device makes it, of this moment (RFC 9562, § 5.7). */
export function newEntryId(time = Date.parse(at)): string {
  const hex = time.toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4];
  return [hex.slice(0, 8), hex.slice(8, 12), `7${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  );
}

const trial: Trial = {
  t0: 1200.4,
  cond: 'switch',
  x: 1.23456,
  stim: 'ring warm 3',
  resp: 'left',
  rt: 612.37,
  isRight: true,
  voided: null,
  late: 0,
  src: 'touch',
};
const unanswered: Trial = { ...trial, resp: null, rt: null, isRight: false, voided: 'away', src: null };

/** One exercise with three rounds, as a device sends it. */
export function runEntry(changes: Partial<RunEntry> = {}): RunEntry {
  return {
    id: newEntryId(),
    kind: 'run',
    day,
    at,
    tz_min: 60,
    exercise: 'change-course',
    series: seriesOf('change-course', { variant: '', form: 'timed' }, 'phone', 'touch'),
    score: 0.1234567890123,
    se: 0.25,
    body: {
      session: 1,
      block: 1,
      form: 'timed',
      variant: '',
      aim: 'usual',
      device: 'phone',
      rounds: 2,
      right: 2,
      no_score: null,
      facts: { deadlineMs: 812, noAnswer: 0 },
      continues: null,
    },
    trials: columnsOf([trial, unanswered, trial]),
    ...changes,
  };
}

export function itemEntry(changes: Partial<ItemEntry> = {}): ItemEntry {
  return {
    id: newEntryId(),
    kind: 'item',
    day,
    at,
    tz_min: 60,
    exercise: 'weather-report',
    body: { numbers: { calm: 4, 'let-down': -1 }, words: ['calm', 'let-down'], minutes: 3, rounds: 0 },
    ...changes,
  };
}

export function settingEntry(body: SettingEntry['body'] = { name: 'sound', value: true }): SettingEntry {
  return { id: newEntryId(), kind: 'setting', day, at, tz_min: 60, body };
}

export function lookEntry(changes: Partial<LookEntry['body']['answers']> = {}): LookEntry {
  const answers = { 'lose-track-of-time': 4, 'tired-mind': 0, 'put-off': 2, 'carried-away': null, scrolling: 3 };
  const body: LookEntry['body'] = { quiz: 'adhd', answers: { ...answers, 'mood-turns': 1, ...changes } };
  return { id: newEntryId(), kind: 'check_in', day, at, tz_min: 60, body };
}

export function habitDayEntry(changes: object = {}): HabitDayEntry {
  const body = { trial: '2029-12-20', answer: 7, kept: true, ...changes };
  return { id: newEntryId(), kind: 'habit_day', day, at, tz_min: 60, body };
}
