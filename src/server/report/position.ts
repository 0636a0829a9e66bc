import { dayMs } from '../../contract/day';
import type { Span } from './report-span';

/** How many of the lowest bits of a position are the number that the device gave the event; see migration 0009. */
const eventIdBits = 20n;

/** The positions of a span: from the first one on, before the end; as texts, which a number could not hold. */
export function positionsOf({ startsAt, endsAt }: Pick<Span, 'startsAt' | 'endsAt'>): { from: string; end: string } {
  return { from: positionAt(startsAt), end: positionAt(endsAt) };
}

/** By how much the positions of one moment and the same a day later differ. */
export const positionsOfDay = String(BigInt(dayMs) << eventIdBits);

/** In ms since 1970; no event has a later position. */
const latestMs = 8_796_093_022_207;
const largestEventId = 2 ** 20 - 1;

/**
 * Where an event stands in the order of all: by its time (epoch ms), and within a millisecond by the number that its
 * device gave it. Later times and larger numbers stand together.
 */
export function positionOf({ time, eventId }: { time: number; eventId: number | null }): bigint {
  const number = Math.min(Math.max(eventId ?? 0, 0), largestEventId);
  return (BigInt(Math.min(time, latestMs)) << eventIdBits) + BigInt(number);
}

/** The smallest position of this ms (epoch). Before 1970 there is no event. */
function positionAt(at: number): string {
  return String(BigInt(Math.min(Math.max(at, 0), latestMs)) << eventIdBits);
}
