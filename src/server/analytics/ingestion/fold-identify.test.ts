import { describe, expect, it } from 'vitest';
import { type Folded, foldIdentify, joinFolded, quizEvents } from './fold-identify.ts';
import type { AcceptedEvent } from './validate-upload.ts';

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
  it('$identify makes no row, and its properties are in the later rows of its device', () => {
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

  it('each person is listed once, with the latest properties', () => {
    const { people } = fold([
      sent('$identify', 'one', { $set: { signed_in: false, subs_active: false } }),
      sent('$identify', 'one', { $set: { signed_in: true } }, 'user-1'),
      sent('close_main', 'one', { plain: 1 }),
    ]);
    expect(people).toMatchObject([
      { deviceId: 'one', userId: 'user-1', userProperties: { signed_in: true, subs_active: false, plain: 1 } },
    ]);
  });

  it('an $identify that would be copied into too many rows is refused', () => {
    const large = sent('$identify', 'one', { $set: { note: 'a'.repeat(300) } });
    const events = (count: number) => Array.from({ length: count }, () => sent('close_main', 'one'));
    expect(fold([large, ...events(3)]).rows).toHaveLength(3);
    expect(foldIdentify([large, ...events(4)], 1000)).toBeNull();
    expect(foldIdentify([...events(200), large], 1000)?.rows).toHaveLength(200);
  });

  it('an $identify may set a property called __proto__', () => {
    const properties = JSON.parse('{"$set":{"__proto__":{"a":1},"constructor":2}}');
    const { rows, people } = fold([sent('$identify', 'one', properties), sent('close_main', 'one')]);
    expect(rows[0]!.userProperties).toBe('{"__proto__":{"a":1},"constructor":2}');
    expect(Object.getPrototypeOf(people[0]!.userProperties)).toBe(Object.prototype);
  });
});

describe('several uploads', () => {
  it('several uploads are joined into one, with each person once and the latest properties', () => {
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

describe('what reports need to know of a person', () => {
  const event = (type: string, time: number, eventProperties: object, leftOut: AcceptedEvent['leftOut'] = null) => ({
    ...sent(type, 'one'),
    time,
    eventProperties: eventProperties as Record<string, unknown>,
    leftOut,
  });
  const personOf = (...events: AcceptedEvent[]) => foldIdentify(events, 1000)?.people[0];

  it('the drawn cohort and the source are those of the first visit that has them', () => {
    expect(
      personOf(
        event('open_main', 1, { cohort: 'C' }),
        event('session_start', 2, { cohort: 'B', drawn_cohort: 'A', source: 'ads' }),
        event('session_start', 3, { cohort: 'C', drawn_cohort: 'C', source: 'mail' }),
      ),
    ).toMatchObject({ drawnCohort: 'A', source: 'ads' });
  });

  it('the drawn cohort is the cohort of a visit that has no field for the drawn one', () => {
    expect(personOf(event('session_start', 1, { cohort: 'B' }))).toMatchObject({ drawnCohort: 'B' });
    expect(personOf(event('session_start', 1, { cohort: 'B', drawn_cohort: '' }))).toMatchObject({ drawnCohort: '' });
  });

  it('the begin of each quiz is found by the name of the quiz, or else by the cohort', () => {
    const begun = personOf(
      event('screen2_open', 5, { cohort: 'A', quiz: 'quiz_one' }),
      event('screen1_open', 4, { cohort: 'A', quiz: 'quiz_one' }),
      event('start_open', 6, { cohort: 'A', quiz: 'quiz_two' }),
      event('open_main', 1, { cohort: 'C' }),
      event('screen36_open', 2, { cohort: 'C' }),
      event('screen9_open', 7, { cohort: 'D' }),
    )?.begun;
    expect(begun).toEqual({ A: 4, B: 6, C: null });
  });

  it('of several uploads, the earliest begin of each quiz and the first source count', () => {
    const visit = (source: string, drawn_cohort: string) => event('session_start', 1, { source, drawn_cohort });
    const uploads = [
      [visit('', 'A'), event('screen2_open', 5, { quiz: 'quiz_one' })],
      [visit('ads', 'B'), event('screen1_open', 4, { quiz: 'quiz_one' }), event('start_open', 6, { quiz: 'quiz_two' })],
    ].map((events) => foldIdentify(events, 1000)!);
    expect(joinFolded(uploads).people).toMatchObject([
      { drawnCohort: 'A', source: 'ads', begun: { A: 4, B: 6, C: null } },
    ]);
  });

  it('events that are late or from a bot change nothing that reports need to know of a person', () => {
    const visit = { cohort: 'A', drawn_cohort: 'A', source: 'ads' };
    expect(
      personOf(
        event('session_start', 1, visit, 'late'),
        event('session_start', 2, visit, 'bot'),
        event('screen1_open', 3, { cohort: 'A' }, 'late'),
      ),
    ).toMatchObject({ drawnCohort: '', source: '', begun: { A: null, B: null, C: null } });
  });
});

describe('a quiz is begun', () => {
  it.each(['start_open', 'screen1_open', 'screen31_close', 'screen35_open', 'profile_saved'])(
    'the event %s shows that its quiz is begun',
    (name) => {
      expect(quizEvents.has(name)).toBe(true);
    },
  );

  it.each(['open_main', 'session_start', 'screen36_open', 'screen35_open_payment', 'payment_success', 'screen0_open'])(
    'the event %s belongs to no quiz',
    (name) => {
      expect(quizEvents.has(name)).toBe(false);
    },
  );
});
