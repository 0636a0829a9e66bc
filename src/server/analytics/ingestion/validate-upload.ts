import { createHash } from 'node:crypto';
import type { UploadAnswer } from '#contract/event-upload.ts';
import {
  clockSkewOf,
  isAllowedName,
  isEventTime,
  isOfGroup,
  isTimely,
  serverTimeOf,
  withRevenue,
} from './event-fields.ts';
import { isRecord, isWithin } from './json-shape.ts';
import { cleanText, isStorableText, redactData } from './redact.ts';
import { answerToFaults, answerToMissing, type FaultKind, type Faults, refusalFor } from './upload-answer.ts';

/** An event that can be stored. */
export interface AcceptedEvent {
  insertId: string;
  type: string;
  deviceId: string;
  userId: string | null;
  sessionId: number | null;
  /** Epoch ms, by the server's clock. */
  time: number;
  /** Orders the events of one device within a millisecond; null when the device gave none. */
  eventId: number | null;
  eventProperties: Record<string, unknown>;
  userProperties: Record<string, unknown>;
  /** Why reports do not count it; null when they do. */
  leftOut: 'late' | 'bot' | null;
}

export interface UploadRules {
  apiKey: string;
  /** The field of the body that lists the events. */
  listField: 'events' | 'identification';
  maxEvents: number;
  /** Epoch ms; the time of events that have none. */
  now: number;
  /** Whether the sender's user agent names a bot. */
  sentByBot: boolean;
  /** The insert id of events that have none. */
  newInsertId: () => string;
}

/** `deviceIds` are those of all events that were sent; `accepted` has only the events to store. */
export type Verdict = { accepted: AcceptedEvent[]; deviceIds: string[] } | { refused: UploadAnswer };

/** The state while the events of one upload are read; `index` is that of the current event. */
interface Reading {
  rules: UploadRules;
  minIdLength: number;
  skewMs: number;
  index: number;
  faults: Faults;
  isFaulty: boolean;
}

const defaultMinIdLength = 5;
/** So that an id fits into an index entry of PostgreSQL, which has at most 2700 bytes. */
const longestId = 512;
/**
 * Levels are Amplitude's limit; entries are more than any real event has. Only an attack has longer texts; of all
 * others the beginning is kept (`redact.ts`).
 */
const shape = { levels: 40, entries: 1000, text: 4_194_304 };
/** The name of an event whose own name was only a number, which redaction removed. */
const removedName = '(removed)';
const bannedIds: ReadonlySet<string> = new Set([
  'anonymous',
  'null',
  'unknown',
  '0',
  '00000000-0000-0000-0000-000000000000',
]);

/** Accepts all events of an upload's body, or refuses them all with an answer that says why. */
export function validateUpload(body: unknown, rules: UploadRules): Verdict {
  if (!isRecord(body)) return { refused: refusalFor('invalid JSON') };
  if (isAbsent(body.api_key)) return { refused: answerToMissing('api_key') };
  if (body.api_key !== rules.apiKey) return { refused: refusalFor('invalid key') };
  const events = body[rules.listField];
  if (!Array.isArray(events)) return { refused: answerToMissing(rules.listField) };
  if (events.length > rules.maxEvents) return { refused: refusalFor('too large') };

  const reading: Reading = {
    rules,
    minIdLength: minIdLengthOf(body.options),
    skewMs: clockSkewOf(body.client_upload_time, rules.now),
    index: 0,
    faults: {},
    isFaulty: false,
  };
  const accepted: AcceptedEvent[] = [];
  const deviceIds: string[] = [];
  for (const event of events) {
    const read = readEvent(event, reading);
    if (read !== null) deviceIds.push(read.deviceId);
    if (read !== null && !isOfGroup(read.type)) accepted.push(read);
    reading.index += 1;
  }
  return reading.isFaulty ? { refused: answerToFaults(reading.faults) } : { accepted, deviceIds };
}

/** Null when it is no object. */
function readEvent(event: unknown, reading: Reading): AcceptedEvent | null {
  if (!isRecord(event)) {
    report(reading, 'events_with_invalid_fields', reading.rules.listField);
    return null;
  }
  if (isAbsent(event.event_type)) report(reading, 'events_with_missing_fields', 'event_type');
  if (isAbsent(event.user_id) && isAbsent(event.device_id)) report(reading, 'events_with_missing_fields', 'device_id');
  const userId = readId(event.user_id, 'user_id', reading);
  const deviceId = readId(event.device_id, 'device_id', reading);
  const time = readTime(event.time, reading);
  return {
    insertId: readText(event.insert_id, 'insert_id', reading) ?? reading.rules.newInsertId(),
    type: readType(event.event_type, reading),
    deviceId: deviceId ?? deviceOfUser(userId ?? ''),
    userId,
    sessionId: readSessionId(event.session_id, reading),
    time,
    eventId: readEventId(event.event_id),
    eventProperties: readEventProperties(event, reading),
    userProperties: readData(event.user_properties, 'user_properties', reading),
    leftOut: leftOutOf(time, reading.rules),
  };
}

function report(reading: Reading, kind: FaultKind, field: string): void {
  reading.isFaulty = true;
  reading.faults[kind] ??= {};
  reading.faults[kind][field] ??= [];
  reading.faults[kind][field].push(reading.index);
}

function readId(value: unknown, field: string, reading: Reading): string | null {
  const id = readText(value, field, reading);
  if (id === null) return null;
  if (bannedIds.has(id.toLowerCase())) report(reading, 'events_with_invalid_fields', field);
  else if (id.length < reading.minIdLength) report(reading, 'events_with_invalid_id_lengths', field);
  return id;
}

/** Null when the field is absent or faulty. */
function readText(value: unknown, field: string, reading: Reading): string | null {
  if (isAbsent(value)) return null;
  if (typeof value === 'string' && value.length <= longestId && isStorableText(value)) return value;
  report(reading, 'events_with_invalid_fields', field);
  return null;
}

function readType(value: unknown, reading: Reading): string {
  const name = readText(value, 'event_type', reading);
  if (name === null) return '';
  if (!isAllowedName(name)) report(reading, 'events_with_invalid_fields', 'event_type');
  return cleanText(name) || removedName;
}

/** Clients send -1 for an event that belongs to no session. */
function readSessionId(id: unknown, reading: Reading): number | null {
  if (isAbsent(id) || id === -1) return null;
  if (Number.isSafeInteger(id)) return id as number;
  report(reading, 'events_with_invalid_fields', 'session_id');
  return null;
}

function readTime(time: unknown, reading: Reading): number {
  if (isAbsent(time)) return reading.rules.now;
  if (isEventTime(time)) return serverTimeOf(time, reading.skewMs);
  report(reading, 'events_with_invalid_fields', 'time');
  return reading.rules.now;
}

/** A bot's late event counts as late, so that late events do not change a day's share of bots either. */
function leftOutOf(time: number, { now, sentByBot }: UploadRules): AcceptedEvent['leftOut'] {
  if (!isTimely(time, now)) return 'late';
  return sentByBot ? 'bot' : null;
}

/** Only the order depends on the event id, so an invalid one is ignored instead of refused. */
function readEventId(id: unknown): number | null {
  return Number.isSafeInteger(id) ? (id as number) : null;
}

/** Revenue is added first, so that it is redacted like the rest. */
function readEventProperties(event: Record<string, unknown>, reading: Reading): Record<string, unknown> {
  const { event_properties: properties } = event;
  const isValid = isAbsent(properties) || isRecord(properties);
  return readData(isValid ? withRevenue(event, properties || {}) : properties, 'event_properties', reading);
}

function readData(data: unknown, field: string, reading: Reading): Record<string, unknown> {
  if (isAbsent(data)) return {};
  if (isRecord(data) && isWithin(data, shape)) return redactData(data) as Record<string, unknown>;
  report(reading, 'events_with_invalid_fields', field);
  return {};
}

/** A user without a device always gets the same device id. */
function deviceOfUser(userId: string): string {
  return createHash('sha256').update(userId).digest('hex').slice(0, 36);
}

function minIdLengthOf(options: unknown): number {
  const length = isRecord(options) ? options.min_id_length : undefined;
  return Number.isSafeInteger(length) && (length as number) >= 1 ? (length as number) : defaultMinIdLength;
}

function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}
