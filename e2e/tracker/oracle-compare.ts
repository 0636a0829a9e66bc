import type { Cookie } from '@playwright/test';
import type { WireEvent } from '#contract/event-upload.ts';
import { analyticsMessages } from '#contract/messages.ts';
import type { Observation } from './oracle-observation.ts';
import type { Reply } from './scripted-server.ts';

/** A statement about a tracker, in the same terms for both. */
export type Fact = string | readonly string[];

/** A fact in which the trackers differ. */
export interface Difference {
  what: string;
  official: Fact;
  ours: Fact;
}

/** An aspect of a scenario that is compared. */
export type Aspect = 'delivery' | 'body' | 'sessions' | 'identity' | 'traces' | 'messages' | 'revenue' | 'config';

const factsOf: Record<Aspect, (observation: Observation) => Record<string, Fact>> = {
  delivery: deliveryFacts,
  body: bodyFacts,
  sessions: sessionFacts,
  identity: identityFacts,
  traces: traceFacts,
  messages: messageFacts,
  revenue: revenueFacts,
  config: configFacts,
};

/** Stands for something that a tracker does not have. */
export const nothing = 'nothing';

/** Every fact in which the two trackers differ, sorted by name. */
export function compareUploads(official: Observation, ours: Observation, aspects: readonly Aspect[]): Difference[] {
  const all = (observation: Observation): Record<string, Fact> =>
    Object.assign({}, ...aspects.map((aspect) => factsOf[aspect](observation)));
  const [theirs, own] = [all(official), all(ours)];
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(own)])].sort();
  return names
    .map((what) => ({ what, official: theirs[what] ?? nothing, ours: own[what] ?? nothing }))
    .filter(({ official, ours }) => JSON.stringify(official) !== JSON.stringify(ours));
}

/** What was sent when, and its outcome. `$identify` is left out, since it is sent with the event after it. */
function deliveryFacts({ startedAt, tracked, uploads, stored, waiting }: Observation): Record<string, Fact> {
  const storedNames = namesOf(stored.map(({ event }) => event));
  const waitingNames = waiting.filter(isEvent).sort();
  const arrived = new Set([...storedNames, ...waitingNames]);
  return {
    attempts: withCounts(
      uploads.map(({ body, viaBeacon, answeredWith }) => {
        const atMs = Date.parse(body.client_upload_time ?? '') - startedAt;
        const events = inWords(namesOf(body.events));
        return `${atMs} ms${viaBeacon ? ', beacon' : ''}: ${events} -> ${answerInWords(answeredWith)}`;
      }),
    ),
    stored: inWords(storedNames.sort()),
    'stored more than once': inWords(namesOf(stored.filter((entry) => entry.deliveries > 1).map(({ event }) => event))),
    'kept for the next visit': inWords(waitingNames),
    lost: inWords(tracked.filter((name) => !arrived.has(name))),
  };
}

/** The shape of uploads and events, without values that are random or depend on time. */
function bodyFacts({ uploads, startedAt }: Observation): Record<string, Fact> {
  const bodies: Record<string, unknown>[] = uploads.map(({ body }) => ({ ...body }));
  const facts: Record<string, Fact> = {
    'uploads: content type': uploads.map(({ contentType }) => contentType),
  };
  for (const field of keysOf(bodies).filter((name) => name !== 'events')) {
    facts[`uploads: ${field}`] = bodies.map((body) => valueInWords(field, body[field], startedAt));
  }
  const events = uploads.flatMap(({ body }) => body.events);
  facts['first event_id'] = String(events[0]?.event_id);
  for (const field of keysOf(events).filter((name) => name !== 'event_id')) {
    Object.assign(facts, eventFieldFacts(events, field, startedAt));
  }
  return facts;
}

/** One fact if all events are equal, otherwise one for each type of event. */
function eventFieldFacts(events: readonly WireEvent[], field: string, startedAt: number): Record<string, Fact> {
  const values = events.map((event) => valueInWords(field, event[field], startedAt));
  if (new Set(values).size === 1) return { [`every event: ${field}`]: values[0]! };
  return Object.fromEntries(events.map((event, index) => [`${event.event_type}: ${field}`, values[index]!]));
}

/** The events of each session, and their times. */
function sessionFacts({ uploads, startedAt }: Observation): Record<string, Fact> {
  const events = uploads.flatMap(({ body }) => body.events);
  const first = events[0]?.event_id ?? 0;
  return {
    'event_ids after the first': events.slice(1).map((event) => `+${(event.event_id ?? 0) - first}`),
    sessions: events.map((event) => {
      const session = secondsSince(event.session_id ?? 0, startedAt);
      return `${event.event_type}, session of ${session}, ${momentInWords(event, events, startedAt)}`;
    }),
  };
}

function momentInWords(event: WireEvent, events: readonly WireEvent[], startedAt: number): string {
  const time = event.time ?? 0;
  if (event.event_type !== 'session_end') return `at ${secondsSince(time, startedAt)}`;
  const isOther = ({ event_type: type, session_id: id }: WireEvent) =>
    id === event.session_id && type !== 'session_end';
  return `${time - (events.findLast(isOther)?.time ?? 0)} ms after its last event`;
}

/** The content of the identity cookie. */
function identityFacts({ cookies }: Observation): Record<string, Fact> {
  return { 'cookie fields': cookies.flatMap(fieldsOfCookie).sort() };
}

/** The data that is left in the browser. */
function traceFacts({ cookies, storageKeys, readAt }: Observation): Record<string, Fact> {
  return {
    cookies: cookies.map((cookie) => cookieInWords(cookie, readAt)),
    'storage keys': storageKeys.map((key) => key.replace(uuid, '<uuid>')).sort(),
  };
}

/** The shape of each `revenue_amount`. */
function revenueFacts({ uploads, startedAt }: Observation): Record<string, Fact> {
  const sold = uploads.flatMap(({ body }) => body.events).filter((event) => event.event_type === 'revenue_amount');
  return { revenue: sold.map((event) => valueInWords('event_properties', event.event_properties, startedAt)) };
}

/** The requests for the remote configuration, and the messages of § 8 that were logged. */
function configFacts({ configUrls, messages, uploads, startedAt }: Observation): Record<string, Fact> {
  return {
    'config calls': withCounts(
      configUrls.map((url) => {
        const { pathname, searchParams } = new URL(url, 'http://server');
        const query = [...searchParams].map(([name, value]) => `${name}=${momentOrText(value, startedAt)}`);
        return `${pathname} ${query.join(' ')}`;
      }),
    ),
    // Rounded to 5 s, because the official SDK's delay also depends on the speed of the machine.
    'last upload': fiveSecondsOf(Date.parse(uploads.at(-1)?.body.client_upload_time ?? '') - startedAt),
    'config messages': messages.filter((message) => configMessages.includes(message)),
  };
}

function fiveSecondsOf(ms: number): string {
  const from = Math.floor(ms / 5000) * 5;
  return `${from} to ${from + 5} s`;
}

const configMessages: readonly string[] = [
  analyticsMessages.remoteConfigFetched,
  analyticsMessages.remoteConfigNetworkError,
  analyticsMessages.remoteConfigRetriesExceeded,
  analyticsMessages.remoteConfigTimeout,
  analyticsMessages.unexpectedError,
];

function momentOrText(text: string, startedAt: number): string {
  return /^\d{13}$/.test(text) ? secondsSince(Number(text), startedAt) : text;
}

/** The messages of § 8 about a full queue. */
function messageFacts({ messages }: Observation): Record<string, Fact> {
  const overflows = messages.filter((message) => message.includes('because the queue length exceeded'));
  return { 'first message': overflows[0] ?? 'none', 'last message': overflows.at(-1) ?? 'none' };
}

function cookieInWords({ name, path, sameSite, httpOnly, secure, expires }: Cookie, readAt: number): string {
  const days = Math.round((expires * 1000 - readAt) / 86_400_000);
  return `${name}; Path=${path}; SameSite=${sameSite}; ${days} days; HttpOnly ${httpOnly}; Secure ${secure}`;
}

/** Both trackers write base64 of URI-encoded JSON. */
function fieldsOfCookie({ value }: Cookie): string[] {
  const json = decodeURIComponent(Buffer.from(decodeURIComponent(value), 'base64').toString('latin1'));
  return Object.keys(JSON.parse(json) as object);
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
/** A scenario moves the page's clock by at most a day. */
const mostMs = 86_400_000;

/** Replaces UUIDs by `<uuid>` and times by the seconds since the start, because the official SDK is some ms late. */
function valueInWords(field: string, value: unknown, startedAt: number): string {
  if (value === undefined) return nothing;
  if (field === 'client_upload_time') return String(value).replace(/\d/g, '0');
  if (typeof value === 'number' && Math.abs(value - startedAt) <= mostMs) return secondsSince(value, startedAt);
  if (field === 'user_agent') return '<user agent>';
  return JSON.stringify(value, inOrderOfNames).replace(uuid, '<uuid>');
}

/** For `JSON.stringify`: sorts fields, because the order in which they were set does not matter. */
function inOrderOfNames(_name: string, value: unknown): unknown {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}

function secondsSince(at: number, startedAt: number): string {
  return `${Math.round((at - startedAt) / 1000)} s`;
}

function answerInWords(answer: Reply): string {
  return typeof answer === 'string' ? answer : String(answer.status);
}

function keysOf(values: readonly Record<string, unknown>[]): string[] {
  return [...new Set(values.flatMap((value) => Object.keys(value)))];
}

function namesOf(events: readonly WireEvent[]): string[] {
  return events.map((event) => event.event_type).filter(isEvent);
}

function isEvent(name: string): boolean {
  return name !== '$identify';
}

/** Joins equal lines in a row into one line with their number. */
function withCounts(lines: readonly string[]): string[] {
  const starts = lines.flatMap((line, index) => (line === lines[index - 1] ? [] : [index]));
  return starts.map((start, place) => {
    const count = (starts[place + 1] ?? lines.length) - start;
    return count === 1 ? lines[start]! : `${count} times ${lines[start]}`;
  });
}

/** More than six names are only counted. */
function inWords(names: readonly string[]): string {
  if (names.length > 6) return `${names.length} events`;
  return names.length === 0 ? 'none' : names.join(', ');
}
