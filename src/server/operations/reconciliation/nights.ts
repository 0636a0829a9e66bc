const dayMs = 86_400_000;
/** 03:00 UTC, when the provider has counted the previous day. */
const atMs = 3 * 3_600_000;
/** A night does not count as missed while its comparison may still run. */
const graceMs = 2 * 3_600_000;

/** The next time of the nightly comparison after `now`; epoch ms. */
export function nextNight(now: number): number {
  return (Math.floor((now - atMs) / dayMs) + 1) * dayMs + atMs;
}

/** The key of the run of the night that begins then: `night:2026-11-21`. */
export function keyOfNight(at: number): string {
  return `night:${new Date(at).toISOString().slice(0, 10)}`;
}

/**
 * How many nights have passed without a finished comparison.
 * @param since start of the last finished one, or else when the first was tried; null before that
 */
export function missedNights(since: number | null, now: number): number {
  if (since === null) return 0;
  return Math.max(0, Math.floor((now - graceMs - atMs) / dayMs) - Math.floor((since - atMs) / dayMs));
}
