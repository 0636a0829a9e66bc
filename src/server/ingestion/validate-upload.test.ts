import { describe, expect, it } from 'vitest';
import { validateUpload } from './validate-upload';

const apiKey = 'key-of-this-site';
const now = Date.UTC(2030, 0, 1);
const rules = {
  apiKey,
  listField: 'events',
  maxEvents: 3,
  now,
  sentByBot: false,
  newInsertId: () => 'a-new-insert-id',
} as const;
const judge = (body: unknown, sentByBot = false) => validateUpload(body, { ...rules, sentByBot });
const event = (fields = {}) => ({ event_type: 'open_main', device_id: 'device-1', insert_id: 'id-1', ...fields });
const upload = (...events: unknown[]) => ({ api_key: apiKey, events });

/** The first event of an upload that must be accepted. */
function accept(fields: object, options = {}) {
  const verdict = judge({ ...upload(event(fields)), options });
  if ('refused' in verdict) throw new Error(JSON.stringify(verdict.refused));
  return verdict.accepted[0]!;
}

describe('an upload', () => {
  it.each([[null], ['text'], [7], [[]]])('that is %j is no JSON request', (body) => {
    expect(judge(body)).toEqual({ refused: { code: 400, error: 'Invalid JSON request body' } });
  });

  it.each(['api_key', 'events'])('without %s misses a required field', (field) => {
    const refused = { code: 400, error: 'Request missing required field', missing_field: field };
    expect(judge({ ...upload(event()), [field]: undefined })).toEqual({ refused });
  });

  it('with a wrong key is refused with 400, never 401 or 403, which clients would try again', () => {
    expect(judge({ ...upload(event()), api_key: 'other' })).toEqual({
      refused: { code: 400, error: 'Invalid API key' },
    });
  });

  it('with too many events is too large', () => {
    expect(judge(upload(event(), event(), event(), event()))).toEqual({
      refused: { code: 413, error: 'Payload too large' },
    });
  });

  it('without any event is fine', () => {
    expect(judge(upload())).toEqual({ accepted: [], deviceIds: [] });
  });
});

describe('the faults of events', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(41)}1${'}'.repeat(41)}`);
  const invalid: [string, object][] = [
    ['event_type', { event_type: 5 }],
    ['event_type', { event_type: 'a'.repeat(513) }],
    ['insert_id', { insert_id: { a: 1 } }],
    ['insert_id', { insert_id: 'nul\u0000' }],
    ['device_id', { device_id: 12345678 }],
    ['device_id', { device_id: 'anonymous' }],
    ['device_id', { device_id: '00000000-0000-0000-0000-000000000000' }],
    ['user_id', { user_id: 'NULL' }],
    ['user_id', { user_id: 'Unknown' }],
    ['user_id', { user_id: '0' }],
    ['session_id', { session_id: 'one' }],
    ['session_id', { session_id: 2 ** 60 }],
    ['time', { time: '2030-01-01' }],
    ['time', { time: -1 }],
    ['time', { time: 1e300 }],
    ['time', { time: -0 }],
    ['time', JSON.parse('{"time":1e400}')],
    ['time', { time: true }],
    ['event_type', { event_type: '$set' }],
    ['event_type', { event_type: '[Amplitude]' }],
    ['event_type', { event_type: 'half \ud800' }],
    ['device_id', { device_id: '0' }],
    ['session_id', { session_id: 1.5 }],
    ['session_id', JSON.parse('{"session_id":1e400}')],
    ['event_properties', { event_properties: [] }],
    ['event_properties', { event_properties: { list: Array.from({ length: 1000 }, () => 0) } }],
    ['event_properties', { event_properties: deep }],
    ['user_properties', { user_properties: 'signed in' }],
    ['user_properties', JSON.parse('{"user_properties":{"a":1e400}}')],
    ['event_properties', JSON.parse('{"price":-1e400}')],
  ];
  it.each(invalid)('name an invalid %s: %j', (field, fields) => {
    expect(judge(upload(event(), event(fields)))).toEqual({
      refused: {
        code: 400,
        error: 'Invalid field values on some events',
        events_with_invalid_fields: { [field]: [1] },
      },
    });
  });

  it('name an event that is no object', () => {
    expect(judge(upload(event(), 'open_main'))).toMatchObject({
      refused: { events_with_invalid_fields: { events: [1] } },
    });
  });

  it.each([
    ['event_type', { event_type: '' }],
    ['device_id', { device_id: undefined }],
  ])('name a missing %s', (field, fields) => {
    expect(judge(upload(event(fields), event()))).toEqual({
      refused: { code: 400, error: 'Request missing required field', events_with_missing_fields: { [field]: [0] } },
    });
  });

  it('name ids shorter than 5 characters', () => {
    expect(judge(upload(event({ device_id: 'd-12' }), event({ user_id: 'u-12' })))).toEqual({
      refused: {
        code: 400,
        error: 'Invalid field values on some events',
        events_with_invalid_id_lengths: { device_id: [0], user_id: [1] },
      },
    });
  });

  it('list every event concerned', () => {
    expect(judge(upload(event({ time: 'x' }), event(), event({ time: 'y', event_type: null })))).toMatchObject({
      refused: {
        events_with_missing_fields: { event_type: [2] },
        events_with_invalid_fields: { time: [0, 2] },
      },
    });
  });
});

describe('an accepted event', () => {
  it('keeps what it was sent with', () => {
    const fields = { user_id: 'user-1', session_id: 42, time: now - 5, event_properties: { stay_ms: 1 } };
    expect(accept(fields)).toMatchObject({
      insertId: 'id-1',
      type: 'open_main',
      deviceId: 'device-1',
      userId: 'user-1',
      sessionId: 42,
      time: now - 5,
      eventProperties: { stay_ms: 1 },
      userProperties: {},
    });
  });

  it('has defaults for time, insert id and session', () => {
    expect(accept({ insert_id: undefined, session_id: -1 })).toMatchObject({
      time: now,
      insertId: 'a-new-insert-id',
      sessionId: null,
    });
  });

  it('has the same device for the same user when it names no device', () => {
    const ofUser = (user_id: string) => accept({ device_id: undefined, user_id }).deviceId;
    expect(ofUser('user-1')).toBe(ofUser('user-1'));
    expect(ofUser('user-1')).not.toBe(ofUser('user-2'));
  });

  it('may have short ids when the upload asks for them', () => {
    expect(accept({ device_id: 'd' }, { min_id_length: 1 }).deviceId).toBe('d');
  });

  it('counts the characters of ids by what the upload asks for, or 5 when that makes no sense', () => {
    expect(accept({ device_id: 'device-1' }, { min_id_length: 8 }).deviceId).toBe('device-1');
    for (const options of [null, [], 'x', { min_id_length: '1' }, { min_id_length: 0 }, { min_id_length: 0.5 }]) {
      expect(judge({ ...upload(event({ device_id: 'd-12' })), options })).toHaveProperty('refused');
    }
  });

  it('may have as many fields as anybody needs', () => {
    const event_properties = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, index]));
    expect(accept({ event_properties }).eventProperties).toEqual(event_properties);
  });

  it('takes the last of two fields with one name', () => {
    expect(accept(JSON.parse('{"event_type":"first","event_type":"second"}')).type).toBe('second');
  });

  it('has its fields from the upload alone, never from what all objects have', () => {
    const fields = JSON.parse('{"__proto__":{"user_id":"somebody"},"event_properties":{"constructor":1}}');
    expect(accept(fields)).toMatchObject({ userId: null, eventProperties: { constructor: 1 } });
  });

  it.each([[Number.MAX_SAFE_INTEGER + 1], ['7'], [1.5], [null], [{}]])('has no number when that is %j', (event_id) => {
    expect(accept({ event_id }).eventId).toBeNull();
  });

  it('has the time of our clock when the sender says that its own is wrong', () => {
    const hourMs = 3_600_000;
    const sent = {
      ...upload(event({ time: now - hourMs - 5 })),
      client_upload_time: new Date(now - hourMs).toISOString(),
    };
    expect(judge(sent)).toMatchObject({ accepted: [{ time: now - 5 }] });
  });

  it('of a group is taken, and nothing of it is kept', () => {
    expect(judge(upload(event({ event_type: '$groupidentify' }), event()))).toMatchObject({
      accepted: [{ type: 'open_main' }],
      deviceIds: ['device-1', 'device-1'],
    });
  });

  it('carries no card numbers in its name', () => {
    expect(accept({ event_type: 'paid by 4242 4242 4242 4242' }).type).toBe('paid by ');
    expect(accept({ event_type: '4242 4242 4242 4242' }).type).toBe('(removed)');
  });

  it('carries its revenue in its properties, without card numbers there either', () => {
    const fields = { revenue: 20, productId: '4242424242424242', event_properties: { cohort: 'A' } };
    expect(accept(fields).eventProperties).toEqual({ cohort: 'A', $revenue: 20, $productId: '' });
  });

  it('carries no card numbers', () => {
    expect(accept({ event_properties: { note: '4242 4242 4242 4242' } }).eventProperties).toEqual({ note: '' });
  });
});

describe('an event that reports leave out', () => {
  const dayMs = 24 * 60 * 60_000;

  it.each([
    ['is none that came in time', now - 2 * dayMs, false, null],
    ['is one that came more than 48 hours after its time', now - 2 * dayMs - 1, false, 'late'],
    ['is one whose time is still to come', now + dayMs, false, 'late'],
    ['is one of a bot', now, true, 'bot'],
    ['is late first, so that no share of bots changes afterwards', now - 9 * dayMs, true, 'late'],
  ])('%s', (_which, time, sentByBot, leftOut) => {
    expect(judge(upload(event({ time })), sentByBot)).toMatchObject({ accepted: [{ leftOut }] });
  });

  it('is judged by the time to which a wrong clock is set right', () => {
    const wrong = now - 9 * dayMs;
    const body = { ...upload(event({ time: wrong - 1000 })), client_upload_time: new Date(wrong).toISOString() };
    expect(judge(body)).toMatchObject({ accepted: [{ leftOut: null, time: now - 1000 }] });
  });
});
