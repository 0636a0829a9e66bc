import { dayMs } from '#contract/day.ts';
import type { Span } from './report-span.ts';

/** The lowest bits of a position, which are the number that the device gave the event; see migration 0009. */
const eventIdBits = 20n;

/** The positions of a span: `from` is included, `end` is not. As texts, because a number cannot hold them. */
export function positionsOf({ startsAt, endsAt }: Pick<Span, 'startsAt' | 'endsAt'>): { from: string; end: string } {
  return { from: positionAt(startsAt), end: positionAt(endsAt) };
}

/** The difference between the positions of a moment and the same moment a day later. */
export const positionsOfDay = String(BigInt(dayMs) << eventIdBits);

/** Epoch ms; later events get this position. */
const latestMs = 8_796_093_022_207;
const largestEventId = 2 ** 20 - 1;

/**
 * The place of an event in the order of all events: by its time (epoch ms), and within a millisecond by the number that
 * its device gave it. Times and numbers beyond the range are clamped.
 */
export function positionOf({ time, eventId }: { time: number; eventId: number | null }): bigint {
  const number = Math.min(Math.max(eventId ?? 0, 0), largestEventId);
  return (BigInt(Math.min(time, latestMs)) << eventIdBits) + BigInt(number);
}

/** The smallest position of this ms (epoch); no event is before 1970. */
function positionAt(at: number): string {
  return String(BigInt(Math.min(Math.max(at, 0), latestMs)) << eventIdBits);
}
