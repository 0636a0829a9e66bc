import type { TimelineEntry } from '#contract/console-desk.ts';

export interface Month {
  /** "November 2026" */
  name: string;
  entries: { entry: TimelineEntry; at: string }[];
}

/** Entries by month, each with its day and time: "21, 09:41". In a time zone (IANA name). */
export function monthsOf(entries: readonly TimelineEntry[], timeZone: string): Month[] {
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone });
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone });
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const months: Month[] = [];
  for (const entry of entries) {
    const at = new Date(entry.at);
    const month = name.format(at);
    if (months.at(-1)?.name !== month) months.push({ name: month, entries: [] });
    months.at(-1)!.entries.push({ entry, at: `${day.format(at)}, ${time.format(at)}` });
  }
  return months;
}
