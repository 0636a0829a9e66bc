import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { apiPaths } from '../contract/api-paths';
import { signWebhook } from './paddle/test-signature';

/** One call that nobody means well with. */
export interface Attack {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
  isSignedIn: boolean;
}

interface Target {
  /** What gets further than made-up text, by the name of its field. */
  known: Record<string, readonly unknown[]>;
  webhookSecret: string;
  /** Epoch ms, by which notifications are signed. */
  now: number;
}

const oddTexts = [
  ...['', ' ', '\u202e', '\r\nx-odd: 1', '%00', '%', '%ff', '../../etc/passwd'],
  ...[
    "' or 1=1 --",
    '$1',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
  ],
  ...[
    '-0',
    '1e309',
    '9'.repeat(400),
    '-9223372036854775809',
    '2030-13-45',
    'x'.repeat(3000),
    '💥'.repeat(300),
    '\u0300'.repeat(200),
  ],
];

/** What no database column takes; seldom, for one in a body stops it at the door. */
const unstorableTexts = ['\0', 'kite\0', '\ud800', '\udfff\ud83e'];

const oddText = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...unstorableTexts) },
);

const oddNumber = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** JSON of any shape, with names of fields that scripts treat specially. */
const oddValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(oddText, tie('value'), { maxKeys: 4 }),
  ),
})).value;

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; anyOf?: Schema[]; allOf?: Schema[] };

/** Mostly what the schema asks for, so that it gets past it, now and then anything. */
function valueFor(schema: Schema, name: string, known: Target['known']): fc.Arbitrary<unknown> {
  const wanted = wantedValue(schema, name, known);
  return fc.oneof({ weight: 25, arbitrary: wanted }, { weight: 1, arbitrary: oddValue });
}

function wantedValue(schema: Schema, name: string, known: Target['known']): fc.Arbitrary<unknown> {
  if (known[name]) {
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...known[name]) },
      { weight: 1, arbitrary: textOf(schema) },
    );
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => wantedValue(one, name, known)));
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((one) => wantedValue(one, name, known)))
      .map((all) => Object.assign({}, ...all));
  }
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(valueFor((schema.items ?? {}) as Schema, name, known), { maxLength: 5 });
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: Number(schema.minimum ?? 1), max: Number(schema.maximum ?? 120) }) },
        { weight: 1, arbitrary: fc.maxSafeInteger() },
      );
    case 'number':
      return oddNumber;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return oddValue;
  }
}

function textOf({ minLength = 0, maxLength = 5000 }: Schema): fc.Arbitrary<string> {
  return oddText.map((text) => text.slice(0, Number(maxLength)).padEnd(Number(minLength), 'k'));
}

function objectOf(schema: Schema, known: Target['known']): fc.Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueFor(field, name, known)]),
  );
  const whole = fc.record(fields);
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, fc.dictionary(oddText, oddValue, { maxKeys: 3 }))
        .map(([own, more]) => ({ ...more, ...own })),
    },
  );
}

/** Bodies that are no JSON, or more of it than anybody needs. */
const rawBodies = [
  ...[
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '{"a":1}{"b":2}',
    '\u0000',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{}}}',
  ],
  ...[
    '{"email":"\\u0000","password":"\\ud800"}',
    '['.repeat(30_000) + ']'.repeat(30_000),
    `{"a":${'9'.repeat(20_000)}}`,
  ],
  ...[
    'a=1&b=2',
    '<?xml version="1.0"?><a/>',
    `{"email":"${'x'.repeat(70_000)}"}`,
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  ],
];

const headerText = fc.oneof(
  fc.constantFrom('', ' ', 'x'.repeat(5000), '\xff\xfe', 'null', '*', '*/*;q=nonsense', 'bytes=0-', ',,,', '=;=;'),
  fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?')),
);
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    ...[
      'host',
      'cookie',
      'accept',
      'accept-encoding',
      'content-encoding',
      'if-none-match',
      'range',
      'user-agent',
      'origin',
    ],
    ...[
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'paddle-signature',
      'referer',
      'x-http-method-override',
    ],
  ),
  headerText,
  { maxKeys: 3 },
);
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json; charset=utf-16'],
      ...['', 'application/JSON;;;', 'x'.repeat(500), 'application/octet-stream'],
    ),
  },
);

const query = fc.oneof(
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

/** Calls of one route, from nearly right to hopeless. */
export function attackOn(route: RouteOptions, target: Target): fc.Arbitrary<Attack> {
  const method = [route.method].flat().find((one) => one !== 'HEAD') ?? 'GET';
  return fc
    .record({
      path: pathOf(route.url, target.known),
      query,
      headers: oddHeaders,
      contentType,
      body: bodyOf(route, target),
      isSignedIn: fc.boolean(),
      isSigned: fc.boolean(),
    })
    .map(({ path, query: asked, headers, contentType: type, body, isSignedIn, isSigned }) => {
      const payload = method === 'GET' || method === 'HEAD' ? undefined : body;
      const signature = { 'paddle-signature': signWebhook(payload ?? '', target.webhookSecret, target.now) };
      const isNotification = route.url === apiPaths.paddleWebhook && isSigned;
      return {
        method,
        url: path + asked,
        headers: {
          ...headers,
          ...(payload === undefined ? {} : { 'content-type': type }),
          ...(isNotification ? signature : {}),
        },
        payload,
        isSignedIn,
      };
    });
}

function pathOf(url: string, known: Target['known']): fc.Arbitrary<string> {
  const parts = url.split('/').map((part) => {
    if (!part.startsWith(':') && part !== '*') return fc.constant(part);
    const ids = (known[part.slice(1)] ?? ['1']).map(String);
    return fc.oneof(
      fc.constantFrom(...ids),
      oddText.map(encoded),
      fc.constantFrom('%', '%00', '%ff', '.', '..%2f', '%2e%2e'),
    );
  });
  return fc.tuple(...parts).map((all) => all.join('/') || '/');
}

/** Half a surrogate pair cannot be written in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
}

function bodyOf({ url, schema }: RouteOptions, { known }: Target): fc.Arbitrary<string> {
  const shaped =
    url === apiPaths.paddleWebhook
      ? notification
      : url === apiPaths.uploadEvents || url === apiPaths.uploadBatch
        ? upload
        : valueFor((schema?.body ?? { type: 'object' }) as Schema, '', known);
  return fc.oneof(
    { weight: 8, arbitrary: shaped.map((value) => JSON.stringify(value) ?? '') },
    { weight: 2, arbitrary: fc.constantFrom(...rawBodies) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  );
}

const upload = fc.record({
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

const notification = fc.record({
  event_id: fc.oneof(
    fc.uuid().map((id) => `evt_${id}`),
    oddText,
  ),
  event_type: fc.constantFrom(
    ...[
      'subscription.created',
      'subscription.updated',
      'transaction.completed',
      'adjustment.created',
      'customer.updated',
    ],
    ...['', 'unknown.thing'],
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
