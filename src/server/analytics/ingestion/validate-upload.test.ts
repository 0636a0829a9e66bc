import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { validateUpload } from './validate-upload.ts';

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

/** The accepted event of an upload with these fields. */
function accept(fields: object, options = {}) {
  const verdict = judge({ ...upload(event(fields)), options });
  if ('refused' in verdict) throw new Error(JSON.stringify(verdict.refused));
  return verdict.accepted[0]!;
}

describe('an upload', () => {
  it.each([[null], ['text'], [7], [[]]])('the body %j is refused as no JSON request', (body) => {
    expect(judge(body)).toEqual({ refused: { code: 400, error: 'Invalid JSON request body' } });
  });

  it.each(['api_key', 'events'])('an upload without %s misses a required field', (field) => {
    const refused = { code: 400, error: 'Request missing required field', missing_field: field };
    expect(judge({ ...upload(event()), [field]: undefined })).toEqual({ refused });
  });

  it('an upload with a wrong key is refused with 400, never 401 or 403', () => {
    expect(judge({ ...upload(event()), api_key: 'other' })).toEqual({
      refused: { code: 400, error: 'Invalid API key' },
    });
  });

  it('an upload with too many events is refused as too large', () => {
    expect(judge(upload(event(), event(), event(), event()))).toEqual({
      refused: { code: 413, error: 'Payload too large' },
    });
  });

  it('an upload without events is accepted', () => {
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
  it.each(invalid)('the refusal of an upload names an invalid %s: %j', (field, fields) => {
    expect(judge(upload(event(), event(fields)))).toEqual({
      refused: {
        code: 400,
        error: 'Invalid field values on some events',
        events_with_invalid_fields: { [field]: [1] },
      },
    });
  });

  it('the refusal of an upload names an event that is no object', () => {
    expect(judge(upload(event(), 'open_main'))).toMatchObject({
      refused: { events_with_invalid_fields: { events: [1] } },
    });
  });

  it.each([
    ['event_type', { event_type: '' }],
    ['device_id', { device_id: undefined }],
  ])('the refusal of an upload names a missing %s', (field, fields) => {
    expect(judge(upload(event(fields), event()))).toEqual({
      refused: { code: 400, error: 'Request missing required field', events_with_missing_fields: { [field]: [0] } },
    });
  });

  it('the refusal of an upload names ids shorter than 5 characters', () => {
    expect(judge(upload(event({ device_id: 'd-12' }), event({ user_id: 'u-12' })))).toEqual({
      refused: {
        code: 400,
        error: 'Invalid field values on some events',
        events_with_invalid_id_lengths: { device_id: [0], user_id: [1] },
      },
    });
  });

  it('the refusal of an upload lists every faulty event', () => {
    expect(judge(upload(event({ time: 'x' }), event(), event({ time: 'y', event_type: null })))).toMatchObject({
      refused: {
        events_with_missing_fields: { event_type: [2] },
        events_with_invalid_fields: { time: [0, 2] },
      },
    });
  });
});

describe('an accepted event', () => {
  it('an accepted event keeps its fields', () => {
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

  it('an accepted event has defaults for time, insert id and session', () => {
    expect(accept({ insert_id: undefined, session_id: -1 })).toMatchObject({
      time: now,
      insertId: 'a-new-insert-id',
      sessionId: null,
    });
  });

  it('events of the same user without a device get the same device id', () => {
    const ofUser = (user_id: string) => accept({ device_id: undefined, user_id }).deviceId;
    expect(ofUser('user-1')).toBe(ofUser('user-1'));
    expect(ofUser('user-1')).not.toBe(ofUser('user-2'));
  });

  it('ids may be short when the upload sets a smaller minimum length', () => {
    expect(accept({ device_id: 'd' }, { min_id_length: 1 }).deviceId).toBe('d');
  });

  it('ids need the minimum length that the upload sets, or 5 when that option is invalid', () => {
    expect(accept({ device_id: 'device-1' }, { min_id_length: 8 }).deviceId).toBe('device-1');
    for (const options of [null, [], 'x', { min_id_length: '1' }, { min_id_length: 0 }, { min_id_length: 0.5 }]) {
      expect(judge({ ...upload(event({ device_id: 'd-12' })), options })).toHaveProperty('refused');
    }
  });

  it('an event may have 1000 properties', () => {
    const event_properties = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, index]));
    expect(accept({ event_properties }).eventProperties).toEqual(event_properties);
  });

  it('of two fields of an event with the same name, the last one counts', () => {
    expect(accept(JSON.parse('{"event_type":"first","event_type":"second"}')).type).toBe('second');
  });

  it('an event has its fields from the upload only, never from the prototype', () => {
    const fields = JSON.parse('{"__proto__":{"user_id":"somebody"},"event_properties":{"constructor":1}}');
    expect(accept(fields)).toMatchObject({ userId: null, eventProperties: { constructor: 1 } });
  });

  it.each([[Number.MAX_SAFE_INTEGER + 1], ['7'], [1.5], [null], [{}]])(
    'an invalid event id is ignored: %j',
    (event_id) => {
      expect(accept({ event_id }).eventId).toBeNull();
    },
  );

  it('the time of an event is corrected when the sender’s clock is wrong', () => {
    const sent = {
      ...upload(event({ time: now - dayMs - 5 })),
      client_upload_time: new Date(now - dayMs).toISOString(),
    };
    expect(judge(sent)).toMatchObject({ accepted: [{ time: now - 5 }] });
  });

  it('an event of a group is acknowledged and not stored', () => {
    expect(judge(upload(event({ event_type: '$groupidentify' }), event()))).toMatchObject({
      accepted: [{ type: 'open_main' }],
      deviceIds: ['device-1', 'device-1'],
    });
  });

  it('card numbers are removed from the name of an event', () => {
    expect(accept({ event_type: 'paid by 4242 4242 4242 4242' }).type).toBe('paid by ');
    expect(accept({ event_type: '4242 4242 4242 4242' }).type).toBe('(removed)');
  });

  it('revenue is stored in the properties, without card numbers', () => {
    const fields = { revenue: 20, productId: '4242424242424242', event_properties: { cohort: 'A' } };
    expect(accept(fields).eventProperties).toEqual({ cohort: 'A', $revenue: 20, $productId: '' });
  });

  it('card numbers are removed from the properties of an event', () => {
    expect(accept({ event_properties: { note: '4242 4242 4242 4242' } }).eventProperties).toEqual({ note: '' });
  });
});

describe('an event that reports leave out', () => {
  it.each([
    ['an event that came in time is counted', now - 2 * dayMs, false, null],
    ['an event that came more than 48 hours after its time is late', now - 2 * dayMs - 1, false, 'late'],
    ['an event whose time is in the future is late', now + dayMs, false, 'late'],
    ['an event of a bot is left out', now, true, 'bot'],
    ['a late event of a bot is late', now - 9 * dayMs, true, 'late'],
  ])('%s', (_which, time, sentByBot, leftOut) => {
    expect(judge(upload(event({ time })), sentByBot)).toMatchObject({ accepted: [{ leftOut }] });
  });

  it('whether an event is late is decided by its corrected time', () => {
    const wrong = now - 9 * dayMs;
    const body = { ...upload(event({ time: wrong - 1000 })), client_upload_time: new Date(wrong).toISOString() };
    expect(judge(body)).toMatchObject({ accepted: [{ leftOut: null, time: now - 1000 }] });
  });
});
