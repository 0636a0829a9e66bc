import { brand } from '#contract/brand.ts';
import { calendarFile } from '#training/reminder/calendar-file.ts';
import { saveFile } from '#web/platform/save-file.ts';
import type { CalendarTimes } from './calendar-form.tsx';

/** Creates the file on the device and sends it nowhere. */
export function saveCalendarFile({ weekdays, time }: CalendarTimes, id: string): void {
  const now = Date.now();
  const here = now - new Date(now).getTimezoneOffset() * 60_000;
  const today = new Date(here).toISOString().slice(0, 10);
  const text = calendarFile({ weekdays, time, today, now, title: brand, host: location.hostname, id });
  saveFile(`${brand.toLowerCase()}.ics`, 'text/calendar', text);
}
