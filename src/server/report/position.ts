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

/** The smallest position of this ms (epoch). Before 1970 there is no event. */
function positionAt(at: number): string {
  return String(BigInt(Math.min(Math.max(at, 0), latestMs)) << eventIdBits);
}
