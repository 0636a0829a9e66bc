import { describe, expect, it } from 'vitest';
import { notifyAt } from './quiet-hours.ts';

const night = { from: 22 * 60, until: 7 * 60, timeZone: 'Europe/Berlin' };
const noon = { from: 12 * 60, until: 13 * 60, timeZone: 'UTC' };

describe('quiet hours', () => {
  it.each([
    ['2030-01-01T20:59:30Z', night, '2030-01-01T20:59:30Z'],
    ['2030-01-01T21:00:30Z', night, '2030-01-02T06:00:00Z'],
    ['2030-01-02T05:59:59Z', night, '2030-01-02T06:00:00Z'],
    ['2030-01-02T06:00:00Z', night, '2030-01-02T06:00:00Z'],
    ['2030-01-01T11:59:59Z', noon, '2030-01-01T11:59:59Z'],
    ['2030-01-01T12:00:00Z', noon, '2030-01-01T13:00:00Z'],
    ['2030-01-01T12:30:00Z', noon, '2030-01-01T13:00:00Z'],
    ['2030-01-01T13:00:00Z', noon, '2030-01-01T13:00:00Z'],
    ['2030-01-01T18:00:00Z', noon, '2030-01-01T18:00:00Z'],
    ['2030-01-01T12:30:00Z', null, '2030-01-01T12:30:00Z'],
  ])('at %s with %j something is told at %s', (now, quiet, told) => {
    expect(new Date(notifyAt(Date.parse(now), quiet)).toISOString()).toBe(new Date(told).toISOString());
  });
});
