export const dayMs = 86_400_000;
/** The longest wait of a timer, which is then set again: Node fires longer ones than 24 days at once. */
export const longestTimerMs = 3_600_000;

/** Emulated time is real time plus an offset that only grows. */
export function emulatedNow(realMs: number, offsetMs: number): number {
  return realMs + offsetMs;
}

/** ISO 8601 with milliseconds, as in entities. */
export function isoOf(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** ISO 8601 with microseconds, as in `occurred_at` of events: `2026-11-21T10:00:00.123456Z`. */
export function isoOfMicros(micros: number): string {
  const ms = Math.floor(micros / 1000);
  const rest = String(micros - ms * 1000).padStart(3, '0');
  return `${isoOf(ms).slice(0, -1)}${rest}Z`;
}

/** The time of the next event in microseconds: now, but always later than the previous event. */
export function nextOccurrence(nowMs: number, lastMicros: number): number {
  return Math.max(nowMs * 1000, lastMicros + 1);
}
