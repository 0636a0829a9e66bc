import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { oddNumber, oddText, oddValue } from './fuzz-values.ts';

/** A request body as it is sent. */
export interface HostileBody {
  payload: Buffer;
  headers: Record<string, string>;
  /** The parsed body; undefined when it cannot be parsed. */
  data: unknown;
}

const card = '4242 4242 4242 4242';
const secret = fc.constantFrom(
  card,
  `pay ${card} now`,
  '378282246310005',
  'ssn 123-45-6789',
  '4242\u00004242\u00004242\u00004242',
);
const deep = JSON.parse(`${'{"a":['.repeat(30)}1${']}'.repeat(30)}`);
const wide = Object.fromEntries(Array.from({ length: 1200 }, (_, index) => [`field${index}`, index]));

const odd = fc.oneof(
  { weight: 5, arbitrary: oddValue },
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber },
  { weight: 4, arbitrary: secret },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('', null, [], {}, 0, '0', 'anonymous', 'tiny', deep, wide) },
);

const properties = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ cohort: 'A', stay_ms: 1200 }) },
  { weight: 2, arbitrary: fc.dictionary(fc.oneof(oddText, secret), fc.oneof(oddValue, secret), { maxKeys: 4 }) },
);

const event = fc.record(
  {
    event_type: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('screen1_open', '$identify', '$groupidentify', '[Amplitude] Page Viewed'),
      },
      { weight: 1, arbitrary: secret },
    ),
    device_id: fc.constantFrom('device-1', 'device-2'),
    user_id: fc.constantFrom('user-1', 'user-2'),
    insert_id: fc.uuid(),
    session_id: fc.constantFrom(-1, 1_893_499_000_000),
    time: fc.constantFrom(1_893_499_000_000, 1),
    event_id: fc.nat(100),
    event_properties: properties,
    user_properties: fc.oneof(
      properties,
      properties.map((set) => ({ $set: set })),
    ),
    price: fc.constantFrom<unknown>(1, '9.99', 4_242_424_242_424_242, {}),
  },
  { requiredKeys: ['event_type', 'device_id', 'insert_id'] },
);

/** One corruption of the body, its list or one event. */
interface Spoil {
  where: 'body' | 'list' | 'event';
  field: string;
  event: number;
  how: 'set' | 'delete';
  value: unknown;
}
const spoil: fc.Arbitrary<Spoil> = fc.record({
  where: fc.constantFrom('body', 'list', 'event', 'event', 'event', 'event'),
  field: fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom(
        'event_type',
        'device_id',
        'user_id',
        'insert_id',
        'session_id',
        'time',
        'event_id',
        'event_properties',
        'user_properties',
        'api_key',
        'options',
        'client_upload_time',
      ),
    },
    { weight: 1, arbitrary: oddText },
  ),
  event: fc.nat(3),
  how: fc.constantFrom('set', 'set', 'delete'),
  value: odd,
});

function change(target: Record<string, unknown>, { field, how, value }: Spoil): void {
  if (how === 'delete') delete target[field];
  else Object.defineProperty(target, field, { value, enumerable: true, configurable: true, writable: true });
}

function spoiled(body: Record<string, unknown>, listField: string, spoils: readonly Spoil[]): unknown {
  const copy = structuredClone(body);
  const list = copy[listField] as Record<string, unknown>[];
  for (const one of spoils) {
    const at = list[one.event];
    if (one.where === 'body') change(copy, one);
    else if (one.where === 'list') list.splice(one.event, 1, one.value as never);
    else if (typeof at === 'object' && at !== null) change(at, one);
  }
  return copy;
}

const wires = {
  plain: (text: string) => ({ payload: Buffer.from(text), headers: {} }),
  beacon: (text: string) => ({ payload: Buffer.from(text), headers: { 'content-type': 'text/plain;charset=UTF-8' } }),
  gzip: (text: string) => ({ payload: gzipSync(text), headers: { 'content-encoding': 'gzip' } }),
  'not gzip': (text: string) => ({ payload: Buffer.from(text), headers: { 'content-encoding': 'gzip' } }),
  'half a gzip': (text: string) => {
    const zipped = gzipSync(text);
    return { payload: zipped.subarray(0, zipped.length / 2), headers: { 'content-encoding': 'gzip' } };
  },
  brotli: (text: string) => ({ payload: brotliCompressSync(text), headers: { 'content-encoding': 'br' } }),
  'half of it': (text: string) => ({ payload: Buffer.from(text.slice(0, text.length / 2)), headers: {} }),
  'UTF-16': (text: string) => ({ payload: Buffer.from(text, 'utf16le'), headers: {} }),
  'a byte order mark': (text: string) => ({ payload: Buffer.from(`\ufeff${text}`), headers: {} }),
  nothing: () => ({ payload: Buffer.alloc(0), headers: {} }),
} as const;
const readable: readonly (keyof typeof wires)[] = ['plain', 'beacon', 'gzip'];
const wire = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...readable) },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(wires) as (keyof typeof wires)[])) },
);

/** From a valid upload to anything; half of the bodies are valid before they are encoded. */
export function hostileBody(apiKey: string, listField: 'events' | 'identification'): fc.Arbitrary<HostileBody> {
  return fc
    .record({
      events: fc.array(event, { maxLength: 4 }),
      spoils: fc.oneof(fc.constant([]), fc.array(spoil, { minLength: 1, maxLength: 3 })),
      wire,
    })
    .map(({ events, spoils, wire: name }) => {
      const text = JSON.stringify(spoiled({ api_key: apiKey, [listField]: events }, listField, spoils));
      return {
        ...wires[name](text),
        data: readable.includes(name) ? JSON.parse(text) : undefined,
      };
    });
}
