import { createHash } from 'node:crypto';
import type { UploadAnswer } from '../../contract/event-upload';
import { depthWithin, isRecord } from './json-shape';
import { redactData, storableText } from './redact';

/** An event that can be stored. */
export interface AcceptedEvent {
  insertId: string;
  type: string;
  deviceId: string;
  userId: string | null;
  sessionId: number | null;
  /** Epoch ms. */
  time: number;
  /** Orders the events of one device within a millisecond; null when it gave none. */
  eventId: number | null;
  eventProperties: Record<string, unknown>;
  userProperties: Record<string, unknown>;
}

export interface UploadRules {
  apiKey: string;
  maxEvents: number;
  /** Epoch ms; the time of events that tell none. */
  now: number;
  /** The insert id of events that have none. */
  newInsertId: () => string;
}

type FaultKind = 'events_with_invalid_fields' | 'events_with_missing_fields' | 'events_with_invalid_id_lengths';
type Faults = Pick<UploadAnswer, FaultKind>;
/** Notes a fault in a field of the event at hand. */
type Report = (kind: FaultKind, field: string) => void;

const defaultMinIdLength = 5;
/** An index entry of PostgreSQL holds 2700 bytes. */
const longestId = 512;
const deepestData = 40;
const lastStorableTime = Date.UTC(9999, 11, 31);
const bannedIds: ReadonlySet<string> = new Set([
  'anonymous',
  'null',
  'unknown',
  '0',
  '00000000-0000-0000-0000-000000000000',
]);

/** Judges the body of an upload: every event of it is accepted, or none and the answer says why. */
export function validateUpload(
  body: unknown,
  rules: UploadRules,
): { accepted: AcceptedEvent[] } | { refused: UploadAnswer } {
  if (!isRecord(body)) return { refused: { code: 400, error: 'Invalid JSON request body' } };
  if (isAbsent(body.api_key)) return { refused: missing('api_key') };
  if (body.api_key !== rules.apiKey) return { refused: { code: 400, error: 'Invalid API key' } };
  if (!Array.isArray(body.events)) return { refused: missing('events') };
  if (body.events.length > rules.maxEvents) return { refused: { code: 413, error: 'Payload too large' } };

  const faults: Faults = {};
  const minIdLength = minIdLengthOf(body.options);
  const accepted = body.events.map((event: unknown, index) =>
    acceptEvent(event, rules, minIdLength, (kind, field) => {
      const fields = faults[kind] ?? {};
      faults[kind] = { ...fields, [field]: fields[field] ?? [] };
      faults[kind][field]!.push(index);
    }),
  );
  const isComplete = (event: AcceptedEvent | null): event is AcceptedEvent => event !== null;
  if (accepted.every(isComplete)) return { accepted };
  const error = faults.events_with_missing_fields
    ? 'Request missing required field'
    : 'Invalid field values on some events';
  return { refused: { code: 400, error, ...faults } };
}

/** Null when a fault was reported. */
function acceptEvent(event: unknown, rules: UploadRules, minIdLength: number, report: Report): AcceptedEvent | null {
  let isFaulty = false;
  const fault: Report = (kind, field) => {
    isFaulty = true;
    report(kind, field);
  };
  if (!isRecord(event)) {
    fault('events_with_invalid_fields', 'events');
    return null;
  }
  if (isAbsent(event.event_type)) fault('events_with_missing_fields', 'event_type');
  if (isAbsent(event.user_id) && isAbsent(event.device_id)) fault('events_with_missing_fields', 'device_id');
  const userId = readId(event, 'user_id', minIdLength, fault);
  const deviceId = readId(event, 'device_id', minIdLength, fault);
  const read: AcceptedEvent = {
    insertId: readName(event, 'insert_id', fault) ?? rules.newInsertId(),
    type: readName(event, 'event_type', fault) ?? '',
    deviceId: deviceId ?? deviceOfUser(userId ?? ''),
    userId,
    sessionId: readSessionId(event, fault),
    time: readTime(event, rules.now, fault),
    eventId: readEventId(event),
    eventProperties: readData(event, 'event_properties', fault),
    userProperties: readData(event, 'user_properties', fault),
  };
  return isFaulty ? null : read;
}

function readId(event: Record<string, unknown>, field: string, minLength: number, fault: Report): string | null {
  const id = readName(event, field, fault);
  if (id === null) return null;
  if (bannedIds.has(id.toLowerCase())) fault('events_with_invalid_fields', field);
  else if (id.length < minLength) fault('events_with_invalid_id_lengths', field);
  return id;
}

/** Null when the field is absent or faulty. */
function readName(event: Record<string, unknown>, field: string, fault: Report): string | null {
  const value = event[field];
  if (isAbsent(value)) return null;
  if (typeof value === 'string' && value.length <= longestId && storableText(value) === value) return value;
  fault('events_with_invalid_fields', field);
  return null;
}

/** -1 says that the event belongs to no session. */
function readSessionId(event: Record<string, unknown>, fault: Report): number | null {
  const { session_id: id } = event;
  if (isAbsent(id) || id === -1) return null;
  if (Number.isSafeInteger(id)) return id as number;
  fault('events_with_invalid_fields', 'session_id');
  return null;
}

function readTime({ time }: Record<string, unknown>, now: number, fault: Report): number {
  if (isAbsent(time)) return now;
  if (typeof time === 'number' && time > 0 && time <= lastStorableTime) return Math.trunc(time);
  fault('events_with_invalid_fields', 'time');
  return now;
}

/** Nothing depends on it but the order: what is no number is left out. */
function readEventId({ event_id: id }: Record<string, unknown>): number | null {
  return Number.isSafeInteger(id) ? (id as number) : null;
}

function readData(event: Record<string, unknown>, field: string, fault: Report): Record<string, unknown> {
  const data = event[field];
  if (isAbsent(data)) return {};
  if (isRecord(data) && depthWithin(data, deepestData)) return redactData(data) as Record<string, unknown>;
  fault('events_with_invalid_fields', field);
  return {};
}

/** The same user without a device is the same device each time. */
function deviceOfUser(userId: string): string {
  return createHash('sha256').update(userId).digest('hex').slice(0, 36);
}

function minIdLengthOf(options: unknown): number {
  const length = isRecord(options) ? options.min_id_length : undefined;
  return Number.isSafeInteger(length) && (length as number) >= 1 ? (length as number) : defaultMinIdLength;
}

function missing(field: string): UploadAnswer {
  return { code: 400, error: 'Request missing required field', missing_field: field };
}

function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}
