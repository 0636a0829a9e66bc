interface Wanted {
  /** Of the day in the time zone, 0 to 23. */
  hour: number;
  /** IANA name. */
  timeZone: string;
}

/** The operator's day (YYYY-MM-DD) whose digest is due at `now` (epoch ms); null when none is due, or it was sent. */
export function dueDay({ lastDay, ...wanted }: Wanted & { lastDay: string | null }, now: number): string | null {
  const { day, hour } = localHour(now, wanted.timeZone);
  return hour >= wanted.hour && (lastDay === null || day > lastDay) ? day : null;
}

/**
 * The last day (YYYY-MM-DD) on which no digest is sent after the hour is chosen at `now`: today when the hour has
 * passed.
 */
export function lastDayAfterChoice({ lastDay, ...wanted }: Wanted & { lastDay: string | null }, now: number) {
  return dueDay({ ...wanted, lastDay }, now) ?? lastDay;
}

function localHour(at: number, timeZone: string): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}
