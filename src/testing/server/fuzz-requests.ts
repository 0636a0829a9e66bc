import fc from 'fast-check';
import { oddNumber, oddText, oddValue } from './fuzz-values.ts';

/** Bodies that are not JSON, do not fit the call's schema, or are far too long or deep. */
export const rawBodies = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1}{"b":2}',
  '\u0000',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"email":"\\u0000","password":"\\ud800"}',
  '['.repeat(30_000) + ']'.repeat(30_000),
  `{"a":${'9'.repeat(20_000)}}`,
  'a=1&b=2',
  '<?xml version="1.0"?><a/>',
  `{"email":"${'x'.repeat(70_000)}"}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
];

const headerText = fc.oneof(
  fc.constantFrom('', ' ', 'x'.repeat(5000), '\xff\xfe', 'null', '*', '*/*;q=nonsense', 'bytes=0-', ',,,', '=;=;'),
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?')),
);
export const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'host',
    'cookie',
    'accept',
    'accept-encoding',
    'content-encoding',
    'if-none-match',
    'range',
    'user-agent',
    'origin',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'paddle-signature',
    'referer',
    'x-http-method-override',
  ),
  headerText,
  { maxKeys: 3 },
);
export const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=utf-16',
      '',
      'application/JSON;;;',
      'x'.repeat(500),
      'application/octet-stream',
    ),
  },
);

export const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(oddText, oddText), { maxLength: 3 })
      .map((pairs) => `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('?%', '?%00', '?a[]=1&a[b]=2', '?__proto__[x]=1', `?${'a=1&'.repeat(900)}`, '??'),
  },
);

/** Encodes text for a URL. A lone surrogate, which cannot be encoded, becomes `?`. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
}

export const upload = fc.record({
  api_key: fc.constantFrom('everkite', 'another'),
  events: fc.array(
    fc.record(
      {
        event_type: fc.oneof(fc.constant('screen1_open'), oddText),
        device_id: fc.oneof(fc.constant('device-1'), oddText),
        user_id: oddText,
        insert_id: oddText,
        session_id: fc.oneof(oddNumber, oddValue),
        time: fc.oneof(oddNumber, oddValue),
        event_properties: oddValue,
        user_properties: oddValue,
      },
      { requiredKeys: ['event_type', 'device_id'] },
    ),
    { maxLength: 4 },
  ),
  options: oddValue,
});

export const notification = fc.record({
  event_id: fc.oneof(
    fc.uuid().map((id) => `evt_${id}`),
    oddText,
  ),
  event_type: fc.constantFrom(
    'subscription.created',
    'subscription.updated',
    'transaction.completed',
    'adjustment.created',
    'customer.updated',
    '',
    'unknown.thing',
  ),
  occurred_at: fc.oneof(fc.constant('2030-01-01T12:00:00.123456Z'), oddText),
  notification_id: oddText,
  data: fc.oneof(
    oddValue,
    fc.record({
      id: oddText,
      status: oddText,
      items: oddValue,
      details: oddValue,
      custom_data: oddValue,
      customer_id: oddText,
    }),
  ),
});
