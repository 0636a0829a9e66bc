import { fewestThings, type OwnDay, type OwnThing } from './own-day.ts';

/** A line of the form as typed. */
export interface TypedThing {
  id: string;
  name: string;
  minutes: string;
  /** `HH:MM`, or empty. */
  at: string;
}

export interface TypedDay {
  things: readonly TypedThing[];
  /** `HH:MM`. */
  from: string;
  until: string;
}

/** A missing or invalid value that the person has to correct. */
export type FormFault = { line: string; what: 'name' | 'minutes' } | { what: 'few' } | { what: 'times' };

const dayMin = 24 * 60;
const longestMin = 12 * 60;

/** Minutes after midnight of `HH:MM`; null for anything else. */
export function minutesOfTime(text: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** `HH:MM`, the format of a time field. */
export function timeText(min: number): string {
  const inDay = min % dayMin;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

const isEmpty = ({ name, minutes, at }: TypedThing) => [name, minutes, at].every((text) => text.trim() === '');

/** The typed day without its empty lines, or the value to be corrected. An end before the start is on the next day. */
export function dayTyped({ things, from, until }: TypedDay): { day: OwnDay } | { faults: readonly FormFault[] } {
  const lines = things.filter((thing) => !isEmpty(thing));
  const fromMin = minutesOfTime(from);
  const endMin = minutesOfTime(until);
  const faults: FormFault[] = lines.flatMap(faultsOf);
  if (lines.length < fewestThings) faults.push({ what: 'few' });
  if (fromMin === null || endMin === null) return { faults: [...faults, { what: 'times' }] };
  if (faults.length > 0) return { faults };
  const untilMin = endMin > fromMin ? endMin : endMin + dayMin;
  return { day: { fromMin, untilMin, things: lines.map((line) => thingOf(line, fromMin, untilMin)) } };
}

function faultsOf({ id, name, minutes }: TypedThing): FormFault[] {
  const count = Number(minutes);
  const isCount = minutes.trim() !== '' && Number.isInteger(count) && count >= 1 && count <= longestMin;
  return [
    ...(name.trim() === '' ? [{ line: id, what: 'name' } as const] : []),
    ...(isCount ? [] : [{ line: id, what: 'minutes' } as const]),
  ];
}

/** A fixed time before the start belongs to the next morning, if the day lasts until then. */
function thingOf({ id, name, minutes, at }: TypedThing, fromMin: number, untilMin: number): OwnThing {
  const atMin = minutesOfTime(at);
  const isNextDay = atMin !== null && atMin < fromMin && atMin + dayMin < untilMin;
  return { id, name: name.trim(), minutes: Number(minutes), atMin: isNextDay ? atMin + dayMin : atMin };
}
