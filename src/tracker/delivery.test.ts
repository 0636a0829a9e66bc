import { expect, it } from 'vitest';
import type { UploadAnswer, WireEvent } from '#contract/event-upload.ts';
import { type Delivery, decideDelivery, resultOfStatus, type UploadResult } from './delivery.ts';

const chunkOf = (size: number): WireEvent[] =>
  Array.from({ length: size }, (_, index) => ({
    event_type: 'open_main',
    device_id: `device-${index}`,
    ...(index === 0 && { user_id: 'user-1' }),
  }));

const decide = (status: number, answer: Partial<UploadAnswer> | null, attempt = {}): Delivery =>
  decideDelivery(status, answer as UploadAnswer | null, {
    chunk: chunkOf(4),
    attempts: 1,
    maxAttempts: 5,
    ...attempt,
  });

const statuses: [number, UploadResult][] = [
  [200, 'success'],
  [202, 'success'],
  [299, 'success'],
  [429, 'rate limit'],
  [413, 'payload too large'],
  [408, 'timeout'],
  [400, 'invalid'],
  [401, 'invalid'],
  [404, 'invalid'],
  [499, 'invalid'],
  [500, 'failed'],
  [503, 'failed'],
  [599, 'failed'],
  [302, 'failed'],
  [100, 'failed'],
  [0, 'failed'],
];
it.each(statuses)('the status %i means %s (§ 8)', (status, result) => expect(resultOfStatus(status)).toBe(result));

const retry: Delivery = { outcome: 'retry', afterMs: 1000 };
const rows: [string, number, Partial<UploadAnswer> | null, Delivery][] = [
  ['success removes all', 200, { code: 200 }, { outcome: 'delivered' }],
  ['success without a readable body removes all', 204, null, { outcome: 'delivered' }],
  [
    'events with invalid fields are removed',
    400,
    { events_with_invalid_fields: { time: [0, 2] } },
    { outcome: 'partly refused', refused: [0, 2] },
  ],
  [
    'events with missing fields are removed',
    400,
    { events_with_missing_fields: { event_type: [3] } },
    { outcome: 'partly refused', refused: [3] },
  ],
  [
    'events with invalid id lengths are removed',
    400,
    { events_with_invalid_id_lengths: { device_id: [1] } },
    { outcome: 'partly refused', refused: [1] },
  ],
  ['silenced events are removed', 400, { silenced_events: [2] }, { outcome: 'partly refused', refused: [2] }],
  [
    'an event named several times is removed once',
    400,
    { events_with_invalid_fields: { time: [2, 0], ip: [2] }, silenced_events: [0] },
    { outcome: 'partly refused', refused: [0, 2] },
  ],
  [
    'names of events that the chunk does not have are ignored',
    400,
    { silenced_events: [1, 4, -1] },
    { outcome: 'partly refused', refused: [1] },
  ],
  [
    'a missing field removes all',
    400,
    { error: 'Request missing required field', missing_field: 'api_key' },
    { outcome: 'refused', reason: 'Request missing required field' },
  ],
  [
    'an invalid API key removes all',
    400,
    { error: 'Invalid API key' },
    { outcome: 'refused', reason: 'Invalid API key' },
  ],
  ['an invalid answer that names nothing is tried again', 404, null, retry],
  [
    'an answer of another make is no reason to lose events',
    400,
    { error: 7, events_with_invalid_fields: 'time', silenced_events: { a: ['length'] } } as never,
    retry,
  ],
  [
    'any missing field of the request removes all, whatever else is named',
    400,
    { missing_field: 'events', silenced_events: [1] },
    { outcome: 'refused', reason: '' },
  ],
  [
    'an invalid API key removes all, also when it is told with more words',
    401,
    { error: 'Invalid API key: test' },
    { outcome: 'refused', reason: 'Invalid API key: test' },
  ],
  [
    'all four lists and all fields under them are read together',
    422,
    {
      events_with_invalid_fields: { time: [0], ip: [] },
      events_with_missing_fields: { event_type: [1], device_id: [1] },
      events_with_invalid_id_lengths: { user_id: [2] },
      silenced_events: [3],
    },
    { outcome: 'partly refused', refused: [0, 1, 2, 3] },
  ],
  ['lists that name nothing are tried again', 400, { events_with_invalid_fields: {}, silenced_events: [] }, retry],
  ['lists that are null are tried again', 400, { silenced_events: null } as never, retry],
  ['too large halves the chunk', 413, null, { outcome: 'halved', chunkSize: 2 }],
  [
    'throttled events wait 30 s',
    429,
    { throttled_events: [1, 3] },
    { outcome: 'throttled', throttled: [1, 3], waitMs: 30_000 },
  ],
  [
    'events of a device above its quota wait',
    429,
    { exceeded_daily_quota_devices: { 'device-2': 1 } },
    { outcome: 'throttled', throttled: [2], waitMs: 30_000 },
  ],
  [
    'events of a user above the quota wait with those that are named',
    429,
    { exceeded_daily_quota_users: { 'user-1': 1 }, throttled_events: [3] },
    { outcome: 'throttled', throttled: [0, 3], waitMs: 30_000 },
  ],
  [
    'all wait when a rate limit is told in another make',
    429,
    { exceeded_daily_quota_users: 'user-1', exceeded_daily_quota_devices: 7, throttled_events: 'all' } as never,
    { outcome: 'throttled', throttled: [0, 1, 2, 3], waitMs: 30_000 },
  ],
  [
    'all wait when a rate limit names only strangers',
    429,
    { exceeded_daily_quota_devices: { stranger: 1 }, throttled_events: [9] },
    { outcome: 'throttled', throttled: [0, 1, 2, 3], waitMs: 30_000 },
  ],
  [
    'silenced events are no matter of a rate limit',
    429,
    { silenced_events: [0], throttled_events: [1] },
    { outcome: 'throttled', throttled: [1], waitMs: 30_000 },
  ],
  [
    'all wait when a rate limit names nobody',
    429,
    null,
    { outcome: 'throttled', throttled: [0, 1, 2, 3], waitMs: 30_000 },
  ],
  ['a timeout is tried again', 408, null, retry],
  ['a failure of the server is tried again', 500, null, retry],
  ['no answer is tried again', 0, null, retry],
];
it.each(rows)('delivery: %s (§ 4)', (_, status, answer, delivery) => expect(decide(status, answer)).toEqual(delivery));

it('half of an odd chunk is rounded up', () => {
  expect(decide(413, null, { chunk: chunkOf(3) })).toEqual({ outcome: 'halved', chunkSize: 2 });
});

it('a single event that is too large is dropped', () => {
  expect(decide(413, null, { chunk: chunkOf(1) })).toEqual({ outcome: 'refused', reason: 'Payload too large' });
});

it('a warning says why a single event that is too large was dropped', () => {
  const answer = { error: 'Too large' };
  expect(decide(413, answer, { chunk: chunkOf(1) })).toEqual({ outcome: 'refused', reason: 'Too large' });
});

it.each([400, 404, 408, 500, 503, 302, 0])(
  'after status %i delivery waits as many seconds as there were attempts, then keeps the chunk for the next visit',
  (status) => {
    const outcomes = [1, 2, 3, 4, 5, 6].map((attempts) => decide(status, null, { attempts }));
    expect(outcomes).toEqual([
      { outcome: 'retry', afterMs: 1000 },
      { outcome: 'retry', afterMs: 2000 },
      { outcome: 'retry', afterMs: 3000 },
      { outcome: 'retry', afterMs: 4000 },
      { outcome: 'kept' },
      { outcome: 'kept' },
    ]);
  },
);

it('delivery stops at the given maximum of attempts', () => {
  const at = (attempts: number) => decide(500, null, { attempts, maxAttempts: 12 });
  expect([at(11), at(12)]).toEqual([{ outcome: 'retry', afterMs: 11_000 }, { outcome: 'kept' }]);
});

it.each([200, 400, 413, 429])('the status %i has the same outcome at the maximum of attempts as before', (status) => {
  const answer = { silenced_events: [0], throttled_events: [0] };
  expect(decide(status, answer, { attempts: 5 })).toEqual(decide(status, answer, { attempts: 1 }));
});

it.each([
  [199, 'failed'],
  [300, 'failed'],
  [399, 'failed'],
])('the status %i at an edge means %s (§ 8)', (status, result) => expect(resultOfStatus(status)).toBe(result));

it('events without a user or a device are never above a quota (§ 4)', () => {
  const nobody = {
    exceeded_daily_quota_users: { '': 1 },
    exceeded_daily_quota_devices: { '': 1 },
    throttled_events: [1],
  };
  const chunk = [{ event_type: 'open_main' }, { event_type: 'open_main' }];
  expect(decide(429, nobody, { chunk })).toMatchObject({ throttled: [1] });
});
