import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, folded } from './calendar-file.ts';

/** A Saturday. */
const today = '2026-11-21';
const now = Date.parse('2026-11-21T09:41:30Z');
const usual = { weekdays: [2, 0], time: '07:30', today, now, title: 'Everkite', host: 'everkite.test', id: '41' };
const lineOf = (text: string, name: string) => text.split('\r\n').find((line) => line.startsWith(name));

describe('the calendar file', () => {
  it('is a weekly event with a neutral title, by the clock of the place, and with an alarm', () => {
    expect(calendarFile(usual).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Everkite//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:weekly-41@everkite.test',
      'DTSTAMP:20261121T094130Z',
      'SEQUENCE:29920901',
      'DTSTART:20261123T073000',
      'DURATION:PT15M',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE',
      'SUMMARY:Everkite',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Everkite',
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('begins today when today is one of its days', () => {
    expect(lineOf(calendarFile({ ...usual, weekdays: [0, 5] }), 'DTSTART')).toBe('DTSTART:20261121T073000');
    expect(lineOf(calendarFile({ ...usual, weekdays: [4] }), 'DTSTART')).toBe('DTSTART:20261127T073000');
  });

  it('has another UID for each person, so that in a shared calendar nobody replaces another’s', () => {
    expect(lineOf(calendarFile({ ...usual, id: '42' }), 'UID')).not.toBe(lineOf(calendarFile(usual), 'UID'));
  });

  it('has the same UID and a later SEQUENCE the next time, so that it replaces the event', () => {
    const [before, after] = [calendarFile(usual), calendarFile({ ...usual, time: '20:00', now: now + 60_000 })];
    expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'));
    const sequence = (text: string) => Number(lineOf(text, 'SEQUENCE')?.split(':')[1]);
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    expect(sequence(calendarFile({ ...usual, now: Date.parse('2100-01-01') }))).toBeLessThan(2 ** 31);
  });

  it('starts on one of its days, whatever days are chosen', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), (weekdays) => {
        const start = lineOf(calendarFile({ ...usual, weekdays }), 'DTSTART')!.slice('DTSTART:'.length);
        const day = `${start.slice(0, 4)}-${start.slice(4, 6)}-${start.slice(6, 8)}`;
        expect(weekdays).toContain((new Date(day).getUTCDay() + 6) % 7);
        expect(day >= today).toBe(true);
      }),
    );
  });

  it('has no character of a title that begins a line or another value', () => {
    const text = calendarFile({ ...usual, title: 'A;B,C\\D\nX-EVIL:1' });
    expect(text).toContain('SUMMARY:A\\;B\\,C\\\\D\\nX-EVIL:1\r\n');
  });
});

describe('a folded line', () => {
  it('has lines of at most 75 octets, cuts no character, and unfolds to what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (line) => {
        fc.pre(!/[\r\n]/.test(line));
        const parts = folded(line).split('\r\n');
        for (const part of parts) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
        expect(parts.map((part, place) => (place === 0 ? part : part.slice(1))).join('')).toBe(line);
        expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true);
      }),
    );
  });

  it('is folded only when it has to be', () => {
    expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
    expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(folded(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`);
  });
});
