import { expect, test } from 'vitest';
import type { WireEvent } from '#contract/event-upload.ts';
import { compareUploads } from './oracle-compare.ts';
import type { Observation } from './oracle-observation.ts';
import { attemptOf, withoutRepeatsOfTheBrowser } from './oracle-observation.ts';
import type { Reply } from './scripted-server.ts';

const startedAt = Date.UTC(2030, 0, 1);

const event = (name: string, fields: Partial<WireEvent> = {}): WireEvent => ({
  event_type: name,
  device_id: '270ede96-28bd-4acc-9406-2f61c833afcd',
  session_id: startedAt,
  time: startedAt,
  event_id: 0,
  ...fields,
});

const upload = (atMs: number, events: WireEvent[], answeredWith: Reply = { status: 200 }, fields = {}) => ({
  body: { api_key: 'key', events, client_upload_time: new Date(startedAt + atMs).toISOString(), ...fields },
  contentType: 'application/json',
  viaBeacon: false,
  answeredWith,
});

const observation = (fields: Partial<Observation> = {}): Observation => ({
  startedAt,
  tracked: [],
  uploads: [],
  configUrls: [],
  stored: [],
  waiting: [],
  storageKeys: [],
  cookies: [],
  messages: [],
  readAt: startedAt,
  ...fields,
});

test('two trackers that do the same have no differences', () => {
  const seen = observation({ tracked: ['one'], uploads: [upload(10_000, [event('one')])] });
  expect(compareUploads(seen, seen, ['delivery', 'body', 'sessions', 'identity', 'traces', 'messages'])).toEqual([]);
});

test('chance and the milliseconds that a call takes make no difference', () => {
  const other = { device_id: '979ce6f8-a885-4c1f-8649-f7a95819562d', time: startedAt + 2 };
  const official = observation({ uploads: [upload(10_000, [event('one', other)])] });
  const ours = observation({ uploads: [upload(10_000, [event('one')])] });
  expect(compareUploads(official, ours, ['body', 'sessions'])).toEqual([]);
});

test('an attempt at another time is a difference', () => {
  const official = observation({ uploads: [upload(10_000, [event('one')], { status: 500 })] });
  const ours = observation({ uploads: [upload(10_001, [event('one')], 'no answer')] });
  expect(compareUploads(official, ours, ['delivery'])).toEqual([
    { what: 'attempts', official: ['10000 ms: one -> 500'], ours: ['10001 ms: one -> no answer'] },
  ]);
});

test('many attempts of one kind are listed in one line', () => {
  const attempt = upload(0, [event('one')]);
  const official = observation({ uploads: [attempt, attempt, upload(1, [event('one')])] });
  expect(compareUploads(official, observation(), ['delivery'])[0]?.official).toEqual([
    '2 times 0 ms: one -> 200',
    '1 ms: one -> 200',
  ]);
});

test('an event that was neither stored nor kept is lost', () => {
  const stored = [{ event: event('one'), deliveries: 1 }];
  const official = observation({ tracked: ['one', 'two', 'three'], stored, waiting: ['two'] });
  const ours = observation({ tracked: ['one', 'two', 'three'], stored, waiting: ['two', 'three'] });
  expect(compareUploads(official, ours, ['delivery'])).toEqual([
    { what: 'kept for the next visit', official: 'two', ours: 'three, two' },
    { what: 'lost', official: 'three', ours: 'none' },
  ]);
});

test('an event that was taken twice is a difference', () => {
  const official = observation({ stored: [{ event: event('one'), deliveries: 2 }] });
  const ours = observation({ stored: [{ event: event('one'), deliveries: 1 }] });
  expect(compareUploads(official, ours, ['delivery'])).toEqual([
    { what: 'stored more than once', official: 'one', ours: 'none' },
  ]);
});

test('a field that one tracker lacks is listed as nothing', () => {
  const official = observation({
    uploads: [upload(0, [event('one', { user_agent: 'Any' })], undefined, { options: {} })],
  });
  const ours = observation({ uploads: [upload(0, [event('one')])] });
  expect(compareUploads(official, ours, ['body'])).toEqual([
    { what: 'every event: user_agent', official: '<user agent>', ours: 'nothing' },
    { what: 'uploads: options', official: ['{}'], ours: 'nothing' },
  ]);
});

test('the end of a session is compared with its last event, to the millisecond', () => {
  const last = event('one', { time: startedAt + 2 });
  const ended = (ms: number) =>
    observation({ uploads: [upload(0, [last, event('session_end', { time: startedAt + 2 + ms })])] });
  const [difference] = compareUploads(ended(1), ended(0), ['sessions']);
  expect(difference?.official).toContain('session_end, session of 0 s, 1 ms after its last event');
  expect(difference?.ours).toContain('session_end, session of 0 s, 0 ms after its last event');
});

test('a cookie with another lifetime is a difference', () => {
  const kept = (days: number) => {
    const expires = startedAt / 1000 + days * 86_400;
    const name = 'AMP_key';
    const cookie = { name, value: '', domain: '127.0.0.1', path: '/', expires, httpOnly: false, secure: false };
    return observation({ cookies: [{ ...cookie, sameSite: 'Lax' as const }] });
  };
  expect(compareUploads(kept(365), kept(30), ['traces'])).toEqual([
    {
      what: 'cookies',
      official: ['AMP_key; Path=/; SameSite=Lax; 365 days; HttpOnly false; Secure false'],
      ours: ['AMP_key; Path=/; SameSite=Lax; 30 days; HttpOnly false; Secure false'],
    },
  ]);
});

test('calls that the browser repeats by itself on a broken connection are left out', () => {
  const broken = upload(10_000, [event('one')], 'no answer');
  const later = upload(11_000, [event('one')], 'no answer');
  expect(withoutRepeatsOfTheBrowser([broken, broken, later])).toEqual([broken, later]);
});

test('events that a tracker sends again although they were answered are not left out', () => {
  const answered = upload(10_000, [event('one')], { status: 500 });
  expect(withoutRepeatsOfTheBrowser([answered, answered])).toEqual([answered, answered]);
});

test('a call that the browser repeats belongs to the attempt before', () => {
  const broken = upload(10_000, [event('one')], 'no answer');
  expect(attemptOf(broken, [])).toBe(1);
  expect(attemptOf(broken, [broken])).toBe(1);
  expect(attemptOf(upload(11_000, [event('one')]), [broken, broken])).toBe(2);
});
