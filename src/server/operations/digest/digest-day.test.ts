import { describe, expect, it } from 'vitest';
import { dueDay, lastDayAfterChoice } from './digest-day.ts';

const at = (text: string) => Date.parse(text);
const berlin = { hour: 7, timeZone: 'Europe/Berlin', lastDay: '2026-11-25' };

describe('the digest', () => {
  it.each([
    ['before the hour', '2026-11-26T05:59:59Z', null],
    ['at the hour', '2026-11-26T06:00:00Z', '2026-11-26'],
    ['after the server was away', '2026-11-26T15:00:00Z', '2026-11-26'],
    ['in summer time', '2026-07-01T05:00:00Z', null],
  ])('is due by the clock there, %s', (_when, now, day) => {
    expect(dueDay(berlin, at(now))).toBe(day);
  });

  it('is due by the clock there, when that is an hour ahead in summer', () => {
    expect(dueDay({ ...berlin, lastDay: '2026-06-30' }, at('2026-07-01T05:00:00Z'))).toBe('2026-07-01');
  });

  it('is due once a day, by the day there', () => {
    expect(dueDay({ ...berlin, lastDay: '2026-11-26' }, at('2026-11-26T20:00:00Z'))).toBeNull();
    const auckland = { hour: 7, timeZone: 'Pacific/Auckland', lastDay: '2026-11-26' };
    expect(dueDay(auckland, at('2026-11-26T18:00:00Z'))).toBe('2026-11-27');
  });

  it('begins on the next day when the hour is over', () => {
    const { lastDay: _, ...wanted } = berlin;
    expect(lastDayAfterChoice({ ...wanted, lastDay: null }, at('2026-11-26T09:00:00Z'))).toBe('2026-11-26');
    expect(lastDayAfterChoice({ ...wanted, lastDay: null }, at('2026-11-26T04:00:00Z'))).toBeNull();
    expect(lastDayAfterChoice(berlin, at('2026-11-26T04:00:00Z'))).toBe('2026-11-25');
  });
});
