import { describe, expect, it } from 'vitest';
import { validateUpload } from './validate-upload';

const apiKey = 'key-of-this-site';
const now = Date.UTC(2030, 0, 1);
const judge = (body: unknown) =>
  validateUpload(body, { apiKey, listField: 'events', maxEvents: 3, now, newInsertId: () => 'a-new-insert-id' });
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
    expect(judge(upload())).toEqual({ accepted: [], taken: 0 });
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
    ['event_properties', { event_properties: [] }],
    ['event_properties', { event_properties: deep }],
    ['user_properties', { user_properties: 'signed in' }],
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

  it('carries no card numbers', () => {
    expect(accept({ event_properties: { note: '4242 4242 4242 4242' } }).eventProperties).toEqual({ note: '' });
  });
});
