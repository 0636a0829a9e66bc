import { describe, expect, it } from 'vitest';
import { type Folded, foldIdentify, joinFolded } from './fold-identify';
import type { AcceptedEvent } from './validate-upload';

const sent = (type: string, deviceId: string, userProperties = {}, userId: string | null = null): AcceptedEvent => ({
  insertId: `${type}-${deviceId}`,
  type,
  deviceId,
  userId,
  sessionId: 1,
  time: 1,
  eventId: null,
  eventProperties: {},
  userProperties,
  leftOut: null,
});

const fold = (events: AcceptedEvent[]): Folded => foldIdentify(events, 1000)!;

describe('$identify', () => {
  it('makes no row, and tells the rows of its device after it what was true', () => {
    const { rows } = fold([
      sent('open_main', 'one'),
      sent('$identify', 'one', { $set: { signed_in: true } }),
      sent('close_main', 'one'),
      sent('close_main', 'two'),
    ]);
    expect(rows.map((row) => [row.type, row.deviceId, row.userProperties])).toEqual([
      ['open_main', 'one', '{}'],
      ['close_main', 'one', '{"signed_in":true}'],
      ['close_main', 'two', '{}'],
    ]);
  });

  it('leaves the latest properties with the person, each person once', () => {
    const { people } = fold([
      sent('$identify', 'one', { $set: { signed_in: false, subs_active: false } }),
      sent('$identify', 'one', { $set: { signed_in: true } }, 'user-1'),
      sent('close_main', 'one', { plain: 1 }),
    ]);
    expect(people).toMatchObject([
      { deviceId: 'one', userId: 'user-1', userProperties: { signed_in: true, subs_active: false, plain: 1 } },
    ]);
  });

  it('is not multiplied by the events after it beyond what may be stored', () => {
    const large = sent('$identify', 'one', { $set: { note: 'a'.repeat(300) } });
    const events = (count: number) => Array.from({ length: count }, () => sent('close_main', 'one'));
    expect(fold([large, ...events(3)]).rows).toHaveLength(3);
    expect(foldIdentify([large, ...events(4)], 1000)).toBeNull();
    expect(foldIdentify([...events(200), large], 1000)?.rows).toHaveLength(200);
  });

  it('may name a property as the language names its own', () => {
    const properties = JSON.parse('{"$set":{"__proto__":{"a":1},"constructor":2}}');
    const { rows, people } = fold([sent('$identify', 'one', properties), sent('close_main', 'one')]);
    expect(rows[0]!.userProperties).toBe('{"__proto__":{"a":1},"constructor":2}');
    expect(Object.getPrototypeOf(people[0]!.userProperties)).toBe(Object.prototype);
  });
});

describe('several uploads', () => {
  it('are one, in which each person stands once and the later one counts', () => {
    const joined = joinFolded([
      fold([sent('open_main', 'one', { a: 1, b: 1 }, 'user-1'), sent('open_main', 'two')]),
      fold([sent('close_main', 'one', { b: 2 })]),
    ]);
    expect(joined.people).toMatchObject([
      { deviceId: 'one', userId: 'user-1', userProperties: { a: 1, b: 2 } },
      { deviceId: 'two', userId: null, userProperties: {} },
    ]);
    expect(joined.rows.map((row) => [row.type, row.userProperties])).toEqual([
      ['open_main', '{"a":1,"b":1}'],
      ['open_main', '{}'],
      ['close_main', '{"b":2}'],
    ]);
  });
});

describe('what reports go by', () => {
  const event = (type: string, time: number, eventProperties: object, leftOut: AcceptedEvent['leftOut'] = null) => ({
    ...sent(type, 'one'),
    ...{ time, eventProperties: eventProperties as Record<string, unknown>, leftOut },
  });
  const told = (...events: AcceptedEvent[]) => foldIdentify(events, 1000)?.people[0];

  it('is what a visit says was drawn, and the source, as they were told first', () => {
    expect(
      told(
        event('open_main', 1, { cohort: 'C' }),
        event('session_start', 2, { cohort: 'B', drawn_cohort: 'A', source: 'ads' }),
        event('session_start', 3, { cohort: 'C', drawn_cohort: 'C', source: 'mail' }),
      ),
    ).toMatchObject({ drawnCohort: 'A', source: 'ads' });
  });

  it('is the cohort of a visit whose browser does not tell what was drawn', () => {
    expect(told(event('session_start', 1, { cohort: 'B' }))).toMatchObject({ drawnCohort: 'B' });
    expect(told(event('session_start', 1, { cohort: 'B', drawn_cohort: '' }))).toMatchObject({ drawnCohort: '' });
  });

  it('is when each quiz was begun, by the name of the quiz before the cohort', () => {
    const begun = told(
      event('screen2_open', 5, { cohort: 'A', quiz: 'quiz_one' }),
      event('screen1_open', 4, { cohort: 'A', quiz: 'quiz_one' }),
      event('start_open', 6, { cohort: 'A', quiz: 'quiz_two' }),
      event('open_main', 1, { cohort: 'C' }),
      event('screen36_open', 2, { cohort: 'C' }),
      event('screen9_open', 7, { cohort: 'D' }),
    )?.begun;
    expect(begun).toEqual({ A: 4, B: 6, C: null });
  });

  it('is the earliest of several uploads, and what was told first', () => {
    const visit = (source: string, drawn_cohort: string) => event('session_start', 1, { source, drawn_cohort });
    const uploads = [
      [visit('', 'A'), event('screen2_open', 5, { quiz: 'quiz_one' })],
      [visit('ads', 'B'), event('screen1_open', 4, { quiz: 'quiz_one' }), event('start_open', 6, { quiz: 'quiz_two' })],
    ].map((events) => foldIdentify(events, 1000)!);
    expect(joinFolded(uploads).people).toMatchObject([
      { drawnCohort: 'A', source: 'ads', begun: { A: 4, B: 6, C: null } },
    ]);
  });

  it('is nothing that came too late, or from a bot', () => {
    const visit = { cohort: 'A', drawn_cohort: 'A', source: 'ads' };
    expect(
      told(
        event('session_start', 1, visit, 'late'),
        event('session_start', 2, visit, 'bot'),
        event('screen1_open', 3, { cohort: 'A' }, 'late'),
      ),
    ).toMatchObject({ drawnCohort: '', source: '', begun: { A: null, B: null, C: null } });
  });
});
