import type { UploadAnswer } from '#contract/event-upload.ts';

/** Why an upload is refused, other than for faults of its events. */
export type Refusal = 'too large' | 'too slow' | 'invalid JSON' | 'unknown encoding' | 'busy' | 'invalid key';

/** The answer's lists of faulty events, each by field. */
export type FaultKind = 'events_with_invalid_fields' | 'events_with_missing_fields' | 'events_with_invalid_id_lengths';
export type Faults = Partial<Record<FaultKind, Record<string, number[]>>>;

const missingField = 'Request missing required field';
const throttled = 'Too many requests for some devices and users';

/** Texts and codes are Amplitude's, because clients decide by them what to retry. A wrong key is never 401 or 403. */
const refusals: Record<Refusal, UploadAnswer> = {
  'too large': { code: 413, error: 'Payload too large' },
  // Amplitude's clients retry after this code.
  'too slow': { code: 408, error: 'Request timeout' },
  'invalid JSON': { code: 400, error: 'Invalid JSON request body' },
  'unknown encoding': { code: 415, error: 'Unknown content encoding: send gzip or none' },
  // The number of its events is not known yet; without indexes clients send all of them again.
  busy: { code: 429, error: throttled, throttled_events: [] },
  'invalid key': { code: 400, error: 'Invalid API key' },
};

export function refusalFor(refusal: Refusal): UploadAnswer {
  return refusals[refusal];
}

export function answerToMissing(field: string): UploadAnswer {
  return { code: 400, error: missingField, missing_field: field };
}

export function answerToFaults(faults: Faults): UploadAnswer {
  const error = faults.events_with_missing_fields ? missingField : 'Invalid field values on some events';
  return { code: 400, error, ...faults };
}

/** Nothing is stored. Clients retry the events with these indexes later, the others at once. */
export function answerToThrottled(indexes: number[]): UploadAnswer {
  return { code: 429, error: throttled, throttled_events: indexes };
}

/** @param now epoch ms */
export function answerToStored(events: number, sizeBytes: number, now: number): UploadAnswer {
  return { code: 200, events_ingested: events, payload_size_bytes: sizeBytes, server_upload_time: now };
}

/** After a server error; clients retry. */
export const notStored: UploadAnswer = {
  code: 503,
  error: 'Events could not be stored, please send them again',
};
