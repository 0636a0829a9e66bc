import { describe, expect, it } from 'vitest';
import { happeningsOf, type SecurityEvent } from './happenings.ts';

const start = Date.parse('2030-01-01T09:00:00Z');
const minuteMs = 60_000;
const event = (position: number, minute: number, more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  position,
  act: 'invited an operator',
  operatorId: '1',
  name: 'R. Okafor',
  at: start + minute * minuteMs,
  ...more,
});
const told = (events: SecurityEvent[], since = start) =>
  happeningsOf(events, since).map(({ position, title, sentence }) => [position, title, sentence]);

describe('what somebody did', () => {
  it('six times in a row is one happening', () => {
    const six = Array.from({ length: 6 }, (_, i) => event(10 + i, i * 10));
    expect(told(six)).toEqual([[10, '6 operators were invited', 'By R. Okafor, 2030-01-01 09:00 to 09:50 UTC.']]);
  });

  it('once is told with its minute', () => {
    expect(told([event(10, 5)])).toEqual([[10, 'An operator was invited', 'By R. Okafor, 2030-01-01 09:05 UTC.']]);
  });

  it('over midnight names both days', () => {
    const [, , sentence] = told([event(1, 14 * 60 + 50), event(2, 15 * 60 + 10)])[0]!;
    expect(sentence).toBe('By R. Okafor, 2030-01-01 23:50 to 2030-01-02 00:10 UTC.');
  });

  it.each([
    ['more than an hour apart', [event(1, 0), event(2, 61)]],
    ['by two operators', [event(1, 0), event(2, 1, { operatorId: '2', name: 'S. Ito' })]],
    ['of two kinds', [event(1, 0), event(2, 1, { act: 'changed a role' })]],
  ])('%s are two', (_what, events) => expect(told(events)).toHaveLength(2));

  it('keeps its place while it goes on, also when it began before the day that is looked at', () => {
    const events = [event(1, -50), event(2, -10), event(3, 30)];
    expect(told(events).map(([position]) => position)).toEqual([1]);
    expect(told(events.slice(0, 2))).toEqual([]);
  });

  it('is not told to who did it, but a sign-in in their name is', () => {
    const [signedIn, invited] = happeningsOf([event(1, 0), event(2, 0, { act: 'signed in' })], start);
    expect([invited!.causedBy, signedIn!.causedBy]).toEqual(['1', null]);
    expect(signedIn!.title).toBe('Sign-in from a new network');
  });
});
