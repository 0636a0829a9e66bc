/** Emulated time is the wall's plus an offset that only grows: it is moved forward by hand and never stands still. */
export function emulatedNow(wallMs: number, offsetMs: number): number {
  return wallMs + offsetMs;
}

/** ISO 8601 with milliseconds, as entities carry their times. */
export function isoOf(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** ISO 8601 with microseconds, as events carry `occurred_at`: `2026-11-21T10:00:00.123456Z`. */
export function isoOfMicros(micros: number): string {
  const ms = Math.floor(micros / 1000);
  const rest = String(micros - ms * 1000).padStart(3, '0');
  return `${isoOf(ms).slice(0, -1)}${rest}Z`;
}

/** The next event's time in microseconds: now, but always later than the event before it. */
export function nextOccurrence(nowMs: number, lastMicros: number): number {
  return Math.max(nowMs * 1000, lastMicros + 1);
}
