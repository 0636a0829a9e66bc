import { dayAfter, weekdayOf } from '#training/training-day.ts';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** RFC 5545, § 3.1: octets of a line without its end. */
const longestLine = 75;

interface CalendarReminder {
  /** 0 is Monday; at least one. */
  weekdays: readonly number[];
  /** Local time, `HH:MM`. */
  time: string;
  /** The local day of making it, `YYYY-MM-DD`; it begins on the first of its weekdays from then on. */
  today: string;
  /** When it was made, in epoch ms. */
  now: number;
  /** The product's name, which is all that others see in the calendar. */
  title: string;
  /** The host of the site. */
  host: string;
  /** The person's own, the same each time, such as the number of the account. */
  id: string;
}

/**
 * A weekly event for any calendar program (RFC 5545; training.md § 6.5). Its time has no time zone, so it is the same
 * by the clock wherever the person is, in summer and in winter. It always has the same UID and a higher SEQUENCE, so that
 * importing another one replaces it; a UID of one's own, so that in a shared calendar nobody replaces another's.
 */
export function calendarFile({ weekdays: chosen, time, today, now, title, host, id }: CalendarReminder): string {
  const days = [...new Set(chosen)].sort();
  const inDays = Math.min(...days.map((day) => (day - weekdayOf(today) + 7) % 7));
  const start = `${dayAfter(today, inDays).replaceAll('-', '')}T${time.replace(':', '')}00`;
  const name = escaped(title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:weekly-${id}@${host}`,
    `DTSTAMP:${stampOf(now)}`,
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTART:${start}`,
    'DURATION:PT15M',
    `RRULE:FREQ=WEEKLY;BYDAY=${days.map((day) => weekdays[day]).join(',')}`,
    // It blocks no time, and in a shared calendar others do not see it.
    `SUMMARY:${name}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${name}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Long lines go on after a line end and a space, and no character is cut. */
export function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0)!;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

function stampOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
