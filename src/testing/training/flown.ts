import type { ItemEntry, RunEntry, Setting, SettingEntry } from '#training/entries/entry.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { itemEntry, runEntry, settingEntry } from './entries.ts';

/** Local time at which an entry was made. */
interface At {
  day?: string;
  /** "07:30" */
  time?: string;
}

export const flownDay = '2026-11-20';

let made = 0;
const nextNumber = () => {
  made += 1;
  return made;
};

const stamp = ({ day = flownDay, time = '12:00' }: At) => ({ at: `${day}T${time}:00.000Z` });

/** A finished exercise that took its planned three minutes. */
export function finished(
  exercise: ExerciseId,
  { numbers = {}, words = [], minutes = 3, seconds = 180, place, free, ...at }: Partial<ItemEntry['body']> & At = {},
): ItemEntry {
  const more = { ...(place !== undefined && { place }), ...(free && { free }) };
  const body = { minutes, seconds, rounds: 0, numbers, words, ...more };
  return itemEntry(nextNumber(), at.day ?? flownDay, { exercise, body, ...stamp(at) });
}

/** A run by itself, without the finished exercise that it belongs to. */
export function flownRun(
  exercise: RunEntry['exercise'],
  { day, time, ...body }: Partial<RunEntry['body']> & At,
): RunEntry {
  return { ...runEntry(nextNumber(), day ?? flownDay, body), exercise, ...stamp({ day, time }) };
}

/** A run and the finished exercise. */
export const flown = (exercise: ExerciseId, body: Partial<RunEntry['body']> & At): (RunEntry | ItemEntry)[] => [
  flownRun(exercise, body),
  finished(exercise, { ...(body.day && { day: body.day }), ...(body.time && { time: body.time }) }),
];

export const chosen = (body: Setting, at: At = {}): SettingEntry => ({
  ...settingEntry(nextNumber(), at.day ?? flownDay, body),
  ...stamp(at),
});
