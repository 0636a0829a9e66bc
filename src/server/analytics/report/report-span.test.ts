import { describe, expect, it } from 'vitest';
import { daysOf, readSpan, type Span, spanBefore } from './report-span.ts';

const lastOfJanuary: Span = {
  from: '2030-01-30',
  to: '2030-01-31',
  startsAt: Date.parse('2030-01-30T00:00:00Z'),
  endsAt: Date.parse('2030-02-01T00:00:00Z'),
  days: 2,
};

describe('the days of a report', () => {
  it('the days of a report include the first and the last one', () => {
    expect(readSpan({ from: '2030-01-30', to: '2030-01-31' })).toEqual(lastOfJanuary);
  });

  it('a report may be of a single day', () => {
    expect(readSpan({ from: '2030-01-30', to: '2030-01-30' })).toMatchObject({ days: 1, to: '2030-01-30' });
  });

  it('a report covers at most 366 days, so that a leap year fits', () => {
    expect(readSpan({ from: '2028-01-01', to: '2028-12-31' })).toMatchObject({ days: 366 });
    expect(readSpan({ from: '2028-01-01', to: '2029-01-01' })).toEqual({
      fault: 'A report covers at most 366 days.',
    });
  });

  it('a report whose first day is after its last one is refused', () => {
    expect(readSpan({ from: '2030-01-31', to: '2030-01-30' })).toEqual({
      fault: 'The first day must not be after the last one.',
    });
  });

  it('a date that is not in the calendar is refused, and the refusal names it', () => {
    expect(readSpan({ from: '2030-02-30', to: '2030-03-01' })).toEqual({
      fault: 'from must be a day since 1970, like 2030-01-31; 2030-02-30 is none.',
    });
    expect(readSpan({ from: '2030-02-01', to: 'to the end of all the days' })).toEqual({
      fault: 'to must be a day since 1970, like 2030-01-31; to the end of all th is none.',
    });
  });

  it('the days of a report are listed in order', () => {
    expect(daysOf(lastOfJanuary)).toEqual(['2030-01-30', '2030-01-31']);
  });

  it('a report is compared with as many days directly before', () => {
    expect(spanBefore(lastOfJanuary)).toEqual({
      from: '2030-01-28',
      to: '2030-01-29',
      startsAt: Date.parse('2030-01-28T00:00:00Z'),
      endsAt: lastOfJanuary.startsAt,
      days: 2,
    });
  });
});
