import type {
  Entry,
  HabitDayEntry,
  ItemEntry,
  LookEntry,
  RunEntry,
  Setting,
  SettingEntry,
} from '#training/entries/entry.ts';

/** A UUID of version 7 with a number in it. */
export const entryId = (number: number): string => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const base = (number: number, day: string) => ({ id: entryId(number), day, at: `${day}T12:00:00.000Z`, tz_min: 0 });

export function itemEntry(number: number, day: string, change: Partial<ItemEntry> = {}): ItemEntry {
  const body = { minutes: 3, rounds: 0, numbers: {}, words: [] };
  return { ...base(number, day), kind: 'item', exercise: 'settle', body, ...change };
}

export function runEntry(number: number, day: string, body: Partial<RunEntry['body']> = {}, score = 4.5): RunEntry {
  return {
    ...base(number, day),
    kind: 'run',
    exercise: 'count-the-bows',
    series: 'count-the-bows/forwards/timed/phone/touch',
    score,
    se: 0.5,
    body: {
      session: 1,
      block: 1,
      form: 'timed',
      variant: 'forwards',
      aim: 'usual',
      device: 'phone',
      rounds: 12,
      right: 9,
      no_score: null,
      facts: {},
      continues: null,
      ...body,
    },
  };
}

export const settingEntry = (number: number, day: string, body: Setting): SettingEntry => ({
  ...base(number, day),
  kind: 'setting',
  body,
});

export const lookEntry = (number: number, day: string, body: Partial<LookEntry['body']> = {}): LookEntry => ({
  ...base(number, day),
  kind: 'check_in',
  body: { quiz: 'adhd', answers: {}, ...body },
});

export const habitDayEntry = (number: number, day: string, body: HabitDayEntry['body']): HabitDayEntry => ({
  ...base(number, day),
  kind: 'habit_day',
  body,
});

export const erasedEntry = (number: number, day: string): Entry => ({ ...base(number, day), kind: 'erased' });
