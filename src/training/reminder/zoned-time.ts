const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** A weekday and an hour, by the clocks of a place. */
export interface WeeklyTime {
  /** 0 is Monday. */
  weekday: number;
  hour: number;
  /** IANA, such as `Europe/Berlin`. */
  timeZone: string;
}

/** Whether it names a place whose clocks are known. An offset such as `+01:00` is none: it has no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return clockOf(name) !== null;
  } catch {
    return false;
  }
}

/**
 * The moment of an hour on a local day, in epoch ms. Where clocks go forward over it, it is as much later as they skip;
 * where they go back over it, it is the first of the two.
 */
export function timeOn(day: string, { hour, timeZone }: Pick<WeeklyTime, 'hour' | 'timeZone'>): number {
  return momentOf(Date.parse(`${day}T00:00:00Z`) + hour * hourMs, timeZone);
}

/** Local time minus UTC at a moment, in minutes. `at` is epoch ms. */
export function offsetMinutesAt(at: number, timeZone: string): number {
  return offsetOf(at, timeZone) / 60_000;
}

/** @param local the local time as if it were UTC, in epoch ms */
function momentOf(local: number, timeZone: string): number {
  const before = local - offsetOf(local - dayMs, timeZone);
  const after = local - offsetOf(local + dayMs, timeZone);
  const fitting = [before, after].filter((at) => at + offsetOf(at, timeZone) === local);
  return fitting.length === 0 ? before : Math.min(...fitting);
}

/** Local time minus UTC, in ms. */
function offsetOf(at: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(at / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one takes far longer than using it. Throws for an unknown time zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
}
