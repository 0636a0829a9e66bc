import { describe, expect, it } from 'vitest';
import { dayOfTable, firstStoredDay, planDays, tableOfDay } from './event-days.ts';

const now = Date.parse('2030-03-01T12:00:00Z');
// biome-ignore format: three rows of days
const wanted = [
  '2030-02-27', '2030-02-28',
  '2030-03-01', '2030-03-02', '2030-03-03', '2030-03-04',
  '2030-03-05', '2030-03-06', '2030-03-07', '2030-03-08',
];

describe('the days of events', () => {
  it('tables are made for the days from two days ago to a week ahead', () => {
    expect(planDays([], { now, retentionDays: 30 })).toEqual({ make: wanted, drop: [] });
  });

  it('the table of a day is not made again', () => {
    expect(planDays(wanted.slice(0, 9), { now, retentionDays: 30 }).make).toEqual(['2030-03-08']);
  });

  it('days are dropped once all their events have been kept long enough, the oldest first', () => {
    const days = ['2030-02-20', '2030-01-29', '2030-01-30', '2030-01-28'];
    expect(planDays(days, { now, retentionDays: 30 }).drop).toEqual(['2030-01-28', '2030-01-29']);
    expect(firstStoredDay(now, 30)).toBe('2030-01-30');
  });

  it('a day is read from the name of its table, and from no other name', () => {
    expect(dayOfTable(tableOfDay('2030-02-28'))).toBe('2030-02-28');
    expect(['events_other', 'events_20300230', 'events_2030', 'jobs'].map(dayOfTable)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
