import { breakDays } from '#training/run/breaks.ts';
import { warmUpSessions } from './series-points.ts';
import { exerciseRule, squaresAboutLine } from './verdict.ts';

/** A name of the noise table keeps its value with fewer given series than this. */
export const fewestGifts = 200;

/** One person's days since the first session, and scores. */
interface Given {
  days: readonly number[];
  scores: readonly number[];
}

/**
 * The ordinary ups and downs of people who gave their series: the median of the deviations from each person's own
 * straight line, corrected for few sessions. A pooled variance would let a few people with wild days, or a few invented
 * series, widen everybody's band, although the value stands for an ordinary person whose own is not known yet. Null
 * without a series that is long enough.
 */
export function refittedNoise(gifts: Iterable<Given>): number | null {
  const sds: number[] = [];
  for (const gift of gifts) {
    const counted = countedOf(gift);
    if (counted.length < exerciseRule.compared) continue;
    const freedom = counted.length - 2;
    sds.push(Math.sqrt(squaresAboutLine(counted) / freedom) / medianOfSd(freedom));
  }
  sds.sort((a, b) => a - b);
  const middle = sds.length / 2;
  if (sds.length === 0) return null;
  return (sds[Math.ceil(middle) - 1]! + sds[Math.floor(middle)]!) / 2;
}

/** The sessions without warm-ups. A gift does not say whether the exercise was done on another device in between. */
function countedOf({ days, scores }: Given) {
  return scores
    .map((score, i) => ({ number: i + 1, score }))
    .filter(({ number }) => number > warmUpSessions && days[number - 1]! - days[number - 2]! - 1 < breakDays);
}

/** The median of a standard deviation with this many degrees of freedom whose true value is 1 (Wilson and Hilferty). */
const medianOfSd = (freedom: number) => (1 - 2 / (9 * freedom)) ** 1.5;
