import type { UploadAnswer, WireEvent } from '#contract/event-upload.ts';

/** § 9: the retry delay is this times the number of attempts. */
const retryStepMs = 1000;
/** § 4, § 9. */
const throttleMs = 30_000;

/** § 8: what an HTTP status means. Every other status is `failed`, and so is 0, a missing answer. */
export type UploadResult = 'success' | 'rate limit' | 'payload too large' | 'timeout' | 'invalid' | 'failed';

/** What to do with a chunk after an attempt. The lists hold indexes of its events. */
export type Delivery =
  | { outcome: 'delivered' }
  /** The server will never accept any of the chunk. */
  | { outcome: 'refused'; reason: string }
  /** The listed events are dropped, the others are sent again at once. */
  | { outcome: 'partly refused'; refused: number[] }
  /** The listed events wait, the others are sent again at once. */
  | { outcome: 'throttled'; throttled: number[]; waitMs: number }
  | { outcome: 'halved'; chunkSize: number }
  | { outcome: 'retry'; afterMs: number }
  /** No attempt is left on this visit; the chunk is kept for the next. */
  | { outcome: 'kept' };

export interface Attempt {
  chunk: readonly WireEvent[];
  /** Failed attempts with this chunk, including this one if it failed. */
  attempts: number;
  maxAttempts: number;
}

/** § 8: the status mapping. */
export function resultOfStatus(status: number): UploadResult {
  if (status >= 200 && status < 300) return 'success';
  if (status === 429) return 'rate limit';
  if (status === 413) return 'payload too large';
  if (status === 408) return 'timeout';
  if (status >= 400 && status < 500) return 'invalid';
  return 'failed';
}

/**
 * Decides what happens to a chunk after an attempt (§ 4 "Event delivery results").
 * @param status the HTTP status, 0 without an answer
 * @param answer the body of the answer, null when it could not be read
 */
export function decideDelivery(status: number, answer: UploadAnswer | null, attempt: Attempt): Delivery {
  const size = attempt.chunk.length;
  switch (resultOfStatus(status)) {
    case 'success':
      return { outcome: 'delivered' };
    case 'payload too large':
      if (size === 1) return { outcome: 'refused', reason: String(answer?.error ?? 'Payload too large') };
      return { outcome: 'halved', chunkSize: Math.ceil(size / 2) };
    case 'rate limit':
      return { outcome: 'throttled', throttled: throttledIndexes(answer ?? {}, attempt.chunk), waitMs: throttleMs };
    case 'invalid':
      return decideInvalid(answer ?? {}, attempt);
    case 'timeout':
    case 'failed':
      return tryAgain(attempt);
  }
}

function decideInvalid(answer: Partial<UploadAnswer>, attempt: Attempt): Delivery {
  const reason = String(answer.error ?? '');
  if (answer.missing_field || reason.startsWith('Invalid API key')) return { outcome: 'refused', reason };
  const refused = within(attempt.chunk, [
    answer.events_with_invalid_fields,
    answer.events_with_missing_fields,
    answer.events_with_invalid_id_lengths,
    answer.silenced_events,
  ]);
  return refused.length > 0 ? { outcome: 'partly refused', refused } : tryAgain(attempt);
}

/** Events of a user or device above its daily quota wait like the listed ones. If none is named, all wait. */
function throttledIndexes(answer: Partial<UploadAnswer>, chunk: readonly WireEvent[]): number[] {
  const users: unknown[] = Object.keys(answer.exceeded_daily_quota_users ?? {});
  const devices: unknown[] = Object.keys(answer.exceeded_daily_quota_devices ?? {});
  const overQuota = chunk.flatMap((event, index) =>
    users.includes(event.user_id) || devices.includes(event.device_id) ? [index] : [],
  );
  const throttled = within(chunk, [answer.throttled_events, overQuota]);
  return throttled.length > 0 ? throttled : [...chunk.keys()];
}

function tryAgain({ attempts, maxAttempts }: Attempt): Delivery {
  return attempts < maxAttempts ? { outcome: 'retry', afterMs: attempts * retryStepMs } : { outcome: 'kept' };
}

/** The indexes in lists, or in lists by field name: sorted, unique, and only those in the chunk. */
function within(chunk: readonly WireEvent[], named: (number[] | Record<string, number[]> | undefined)[]): number[] {
  const indexes = new Set(named.flatMap((lists) => Object.values(lists ?? {})).flat());
  return [...chunk.keys()].filter((index) => indexes.has(index));
}
