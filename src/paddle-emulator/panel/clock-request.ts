import type { FieldError } from '../refusal';

/** Every subscription renews on the way: further than this in one go would only be a mistake. */
const furthestMs = 5 * 366 * 86_400_000;

/** Where the clock is to go, epoch ms of emulated time; it cannot go back. */
export function wantedTime(
  { advance_seconds, to }: { advance_seconds?: number; to?: string },
  nowMs: number,
): { atMs: number } | { fault: FieldError } {
  if (advance_seconds !== undefined) return within(nowMs + advance_seconds * 1000, nowMs, 'advance_seconds');
  const atMs = Date.parse(to ?? '');
  if (Number.isNaN(atMs)) return { fault: { field: 'to', message: 'must be an ISO 8601 time' } };
  if (atMs < nowMs) return { fault: { field: 'to', message: 'must not be in the past: the clock only moves forward' } };
  return within(atMs, nowMs, 'to');
}

function within(atMs: number, nowMs: number, field: string): { atMs: number } | { fault: FieldError } {
  if (atMs - nowMs > furthestMs) return { fault: { field, message: 'must be within five years' } };
  return { atMs: Math.round(atMs) };
}
