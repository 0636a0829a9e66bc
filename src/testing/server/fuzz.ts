import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { wirePaths } from '#contract/wire-paths.ts';
import { contentType, encoded, notification, oddHeaders, query, rawBodies, upload } from './fuzz-requests.ts';
import { oddNumber, oddText, oddValue } from './fuzz-values.ts';
import { signWebhook } from './webhook-signature.ts';

/** One hostile call. */
export interface Attack {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
  isSignedIn: boolean;
}

interface Target {
  /** Valid values by field name; they get further than random text. */
  known: Record<string, readonly unknown[]>;
  webhookSecret: string;
  /** The time at which notifications are signed, epoch ms. */
  now: number;
}

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; anyOf?: Schema[]; allOf?: Schema[] };

/** Mostly a valid value, so that the call passes validation; now and then anything. */
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
  const full = fc.record(fields);
  return fc.oneof(
    { weight: 6, arbitrary: full },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(full, fc.dictionary(oddText, oddValue, { maxKeys: 3 }))
        .map(([own, more]) => ({ ...more, ...own })),
    },
  );
}

/** Calls of one route, from nearly valid to nonsense. */
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
    .map(({ path, query: queryText, headers, contentType: type, body, isSignedIn, isSigned }) => {
      const payload = method === 'GET' || method === 'HEAD' ? undefined : body;
      const signature = { 'paddle-signature': signWebhook(payload ?? '', target.webhookSecret, target.now) };
      const isNotification = route.url === wirePaths.paddleWebhook && isSigned;
      return {
        method,
        url: path + queryText,
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

function bodyOf({ url, schema }: RouteOptions, { known }: Target): fc.Arbitrary<string> {
  const shaped =
    url === wirePaths.paddleWebhook
      ? notification
      : url === wirePaths.uploadEvents || url === wirePaths.uploadBatch
        ? upload
        : valueFor((schema?.body ?? { type: 'object' }) as Schema, '', known);
  return fc.oneof(
    { weight: 8, arbitrary: shaped.map((value) => JSON.stringify(value) ?? '') },
    { weight: 2, arbitrary: fc.constantFrom(...rawBodies) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  );
}
